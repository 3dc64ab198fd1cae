import type { LoadedEntry } from "../../schemas/problem";
import { checkUsed } from "../check-used";
import { defineCollection, type Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { computed } from "./graphql";
import { type Concern, concern } from "./schema";

export const concerns = defineCollection({
	layout: "array",
	path: "concerns.json",
	schema: concern,
	key: "slug",
	type: "Concern",
	computed,
	unique: ["title"],
	editor: { group: "treatments", item: "treatment-lists", label: "Concerns", singular: "concern" },
	check: (entry: LoadedEntry<Concern>, { services }: Loaded<{ services: Service }>) =>
		checkUsed(
			entry,
			services.flatMap(({ value }) => value.concerns),
		),
	search: ({ concerns: entries }: { readonly concerns: readonly Concern[] }) =>
		entries.map(({ slug, title, description }) => ({
			href: `/services?concern=${slug}`,
			kind: "concern",
			title,
			lines: [description],
		})),
});
