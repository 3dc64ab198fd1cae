import type { LoadedEntry } from "../../schemas/problem";
import { checkUsed } from "../check-used";
import { defineCollection, type Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { type Exclusion, exclusion } from "./schema";

export const exclusions = defineCollection({
	layout: "array",
	path: "exclusions.json",
	schema: exclusion,
	key: "slug",
	type: "Exclusion",
	editor: {
		group: "treatments",
		item: "treatment-lists",
		label: "Reasons against a treatment",
		singular: "reason",
	},
	check: (entry: LoadedEntry<Exclusion>, { services }: Loaded<{ services: Service }>) =>
		checkUsed(
			entry,
			services.flatMap(({ value }) => value.exclusions.map(({ exclusion: slug }) => slug)),
		),
});
