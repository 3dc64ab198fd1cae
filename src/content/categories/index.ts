import { checkUsed } from "../check-used";
import { defineCollection, type Findings, type Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { computed } from "./graphql";
import { type Category, category } from "./schema";

function* checkCategory(
	{ slug, href, title }: Category,
	{ services }: Loaded<{ services: Service }>,
): Findings {
	const right = `/services?category=${encodeURIComponent(title)}`;
	yield* checkUsed(
		slug,
		services.map(({ value }) => value.category),
	);
	if (href !== right)
		yield ["href", `The address that shows “${title}” is another one. Write ${right}.`];
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
	shownAt: ({ title, href }) => ({ title, path: href }),
	search: (entries) =>
		entries.map(({ href, title, shortDescription }) => ({
			href,
			kind: "category",
			title,
			lines: [shortDescription],
		})),
});
