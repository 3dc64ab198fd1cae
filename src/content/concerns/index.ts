import { defineCollection } from "../define-collection";
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
	search: ({ concerns: entries }: { readonly concerns: readonly Concern[] }) =>
		entries.map(({ slug, title, description }) => ({ href: `/services?concern=${slug}`, kind: "concern", title, lines: [description] })),
});
