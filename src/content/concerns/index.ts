import { checkUsed } from "../check-used";
import { defineCollection, type Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { computed } from "./graphql";
import { concern } from "./schema";

export const concerns = defineCollection({
	layout: "array",
	path: "concerns.json",
	schema: concern,
	key: "slug",
	type: "Concern",
	computed,
	unique: ["title"],
	editor: { group: "treatments", item: "treatment-lists", label: "Concerns", singular: "concern" },
	check: ({ slug }, { services }: Loaded<{ services: Service }>) =>
		checkUsed(
			slug,
			services.flatMap(({ value }) => value.concerns),
		),
	search: (entries) =>
		entries.map(({ slug, title, description }) => ({
			href: `/services?concern=${slug}`,
			kind: "concern",
			title,
			lines: [description],
		})),
});
