import { defineCollection, type Findings } from "../define-collection";
import { checkAmounts } from "../price-items";
import { type Product, product } from "./schema";

function* checkProduct({ details, kind, price, summary }: Product): Findings {
	yield* checkAmounts("summary", summary, [price]);
	if (kind === "Supplement" && !details.some((text) => text.includes("{supplementDisclaimer}")))
		yield [
			"details",
			"A supplement needs a statement of law (21 CFR 101.93). Add {supplementDisclaimer}.",
		];
}

export const products = defineCollection({
	layout: "folder",
	path: "products",
	schema: product,
	key: "slug",
	type: "Product",
	unique: ["order", "name"],
	editor: { group: "offers", label: "Products", singular: "product", icon: "shopping_bag" },
	command: { kind: "product", example: "Elm Place Hand Cream" },
	picture: ["the product's arch", 600, 750],
	check: checkProduct,
	samples: [{ what: "products", remedy: "Replace each one with a product that's for sale here." }],
	shownAt: ({ name }) => ({ title: name, path: "/shop" }),
	overview: {
		key: "shop",
		pictured: true,
		lists: ["products"],
		topics: ["shop"],
		searchLines: ({ products: entries }: { readonly products: readonly Product[] }) =>
			entries.map(({ name, summary }) => `${name}: ${summary}`),
	},
});
