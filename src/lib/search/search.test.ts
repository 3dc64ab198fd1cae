import { findClosestCategory } from "./closest-terms";
import type { SearchDocument } from "./documents";
import { createSearch } from "./search";

const treat = (title: string, synonyms?: string, category = "Light"): SearchDocument => ({
	...{
		href: `/services/${title.toLowerCase()}`,
		kind: "treatment",
		title,
		synonyms,
		category,
		lines: [`What ${title} is for.`],
	},
});
const documents: readonly SearchDocument[] = [
	...[
		treat("Peels", "acid, tox", "Skin"),
		treat("Heels"),
		treat("Photofacial"),
		treat("Toxins"),
		treat("Laser hair removal"),
	],
	...Array.from({ length: 9 }, (_, index) => treat(`Facial ${index}`)),
	{
		href: "/pricing#laser",
		kind: "price",
		title: "Laser hair removal prices",
		lines: ["It feels as if it’s growing."],
	},
	...["Skin", "Light"].map((title) => ({
		href: `/services#${title}`,
		kind: "category" as const,
		title,
		lines: ["The rooms."],
	})),
];

test.each([
	[
		"laser hair removal",
		[
			["treatment", "Laser hair removal"],
			["price", "Laser hair removal prices"],
		],
	],
	// Six at most.
	["facial", [["treatment", ...[0, 1, 2, 3, 4, 5].map((index) => `Facial ${index}`)]]],
	// A known word is no typing error and no beginning, and errors are corrected in names alone.
	["peel abroad", [["treatment", "Peels"]]],
	["tox now", [["treatment", "Peels"]]],
	["photofacail", [["treatment", "Photofacial"]]],
	["grwing", []],
])("%j finds groups in the order of their best results: %j", async (query, found) => {
	const search = await createSearch({ documents, places: [] });
	expect(
		search(query).map(({ kind, results }) => [
			kind,
			...results.map(({ document }) => document.title),
		]),
	).toEqual(found);
});

test.each([
	["phtofacal xx", "Light"],
	["akid", "Skin"],
	["zzzzzz", undefined],
])("the category closest to “%s” is %s", (query, title) => {
	expect(findClosestCategory(documents, query)?.title).toBe(title);
});
