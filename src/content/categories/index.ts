import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { checkUsed } from "../check-used";
import { defineCollection, type Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { computed } from "./graphql";
import { type Category, category } from "./schema";

function* checkCategory(
	entry: LoadedEntry<Category>,
	{ services }: Loaded<{ services: Service }>,
): Iterable<Problem> {
	const { href, title } = entry.value;
	const right = `/services?category=${encodeURIComponent(title)}`;
	yield* checkUsed(
		entry,
		services.map(({ value }) => value.category),
	);
	if (href !== right)
		yield problemAt(
			entry,
			"href",
			`The address that shows “${title}” is another one. Write ${right}.`,
		);
}

export const categories = defineCollection({
	layout: "array",
	path: "categories.json",
	schema: category,
	key: "slug",
	type: "Category",
	computed,
	unique: ["id", "title"],
	editor: {
		group: "treatments",
		item: "treatment-lists",
		label: "Categories",
		singular: "category",
	},
	picture: ["the large picture on /services", 880, 590],
	check: checkCategory,
	shownAt: ({ title, href }: Category) => ({ title, path: href }),
	search: ({ categories: entries }: { readonly categories: readonly Category[] }) =>
		entries.map(({ href, title, shortDescription }) => ({
			href,
			kind: "category",
			title,
			lines: [shortDescription],
		})),
});
