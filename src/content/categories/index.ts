import { defineCollection } from "../define-collection";
import { computed } from "./graphql";
import { type Category, category } from "./schema";

export const categories = defineCollection({
	layout: "array",
	path: "categories.json",
	schema: category,
	key: "slug",
	type: "Category",
	computed,
	unique: ["id", "title"],
	editor: { group: "treatments", item: "treatment-lists", label: "Categories", singular: "category" },
	shownAt: ({ title, href }: Category) => ({ title, path: href }),
	search: ({ categories: entries }: { readonly categories: readonly Category[] }) =>
		entries.map(({ href, title, shortDescription }) => ({ href, kind: "category", title, lines: [shortDescription] })),
});
