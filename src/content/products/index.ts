import { defineCollection } from "../define-collection";
import { closing, emptyState, intro, steps } from "../pages/block-uses";
import { type Product, product } from "./schema";

export const products = defineCollection({
	layout: "folder",
	path: "products",
	schema: product,
	key: "slug",
	type: "Product",
	unique: ["order", "name"],
	editor: { group: "offers", label: "Products", singular: "product", icon: "shopping_bag" },
	command: { kind: "product", example: "Elm Place Hand Cream" },
	samples: [{ what: "products", remedy: "Replace each one by a product that's for sale here." }],
	shownAt: ({ name }: Product) => ({ title: name, path: "/shop" }),
	overview: {
		key: "shop",
		blocks: { "pick-up": steps, questions: intro, empty: emptyState, closing },
		pictured: true,
		lists: ["products"],
		topics: ["shop"],
		lines: ({ products: entries }: { readonly products: readonly Product[] }) => entries.map(({ name, summary }) => `${name}: ${summary}`),
	},
});
