import { checkUsed } from "../check-used";
import { defineCollection, type Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { exclusion } from "./schema";

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
	check: ({ slug }, { services }: Loaded<{ services: Service }>) =>
		checkUsed(
			slug,
			services.flatMap(({ value }) => value.exclusions.map((each) => each.exclusion)),
		),
});
