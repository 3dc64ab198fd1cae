import { findClosestCategory } from "./closest";
import type { SearchDocument } from "./documents";
import { createSearch } from "./search";

const treatment = (slug: string, title: string, synonyms?: string): SearchDocument => ({
	href: `/services/${slug}`,
	kind: "treatment",
	title,
	lines: [`What ${title} is for.`],
	synonyms,
	category: slug === "peels" ? "Skin" : "Light",
});
const documents: readonly SearchDocument[] = [
	treatment("peels", "Chemical Peels", "acid peel"),
	treatment("light", "Broadband Light", "photofacial"),
	treatment("laser", "Laser Hair Removal"),
	...Array.from({ length: 9 }, (_, index) => treatment(`facial-${index}`, `Facial ${index}`)),
	{ href: "/pricing#laser-prices", kind: "price", title: "Laser Hair Removal prices", lines: ["Underarms: $110"], keywords: "cost much" },
	{ href: "/services#skin", kind: "category", title: "Skin", lines: ["Peels and facials."] },
	{ href: "/services#light", kind: "category", title: "Light", lines: ["Lasers and light."] },
];

test("groups come in the order of their best results, each with a limit", async () => {
	const search = await createSearch({ documents, places: [] });
	const find = (query: string) => search(query).map(({ kind, results }) => [kind, ...results.map(({ document }) => document.href)]);
	expect(find("laser hair removal")).toEqual([
		["treatment", "/services/laser"],
		["price", "/pricing#laser-prices"],
	]);
	expect(find("facial")[0]).toHaveLength(1 + 6);
});

test.each([
	["peel abroad", ["Peels"]],
	["tox now", ["Peels"]],
	["peels", ["Peels"]],
	["throwing up", []],
	["grwing", []],
])("%j: a word that's known is neither a typing error nor a beginning, and errors are looked for in names alone", async (query, titles) => {
	const texts = [treatment("peels", "Peels", "tox"), treatment("toxins", "Toxins"), treatment("heels", "Heels")];
	const search = await createSearch({ documents: [...texts, { ...treatment("hair", "Hair"), lines: ["It feels as if it’s growing."] }], places: [] });
	expect(search(query).flatMap(({ results }) => results.map(({ document }) => document.title))).toEqual(titles);
});

test.each([
	["phtofacal xx", "/services#light"],
	["akid", "/services#skin"],
	["zzzzzz", undefined],
])("the category closest to “%s” is %s", (query, href) => {
	expect(findClosestCategory(documents, query)?.href).toBe(href);
});
