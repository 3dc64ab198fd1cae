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
	{ href: "/norman", kind: "page", title: "A spa in Norman", lines: ["How to drive here from Norman."] },
	{ href: "/services#skin", kind: "category", title: "Skin", lines: ["Peels and facials."] },
	{ href: "/services#light", kind: "category", title: "Light", lines: ["Lasers and light."] },
];
const find = async (query: string) => {
	const search = await createSearch({ documents, places: ["Norman", "Broken Arrow"] });
	return search(query).map(({ kind, results }) => [kind, ...results.map(({ document }) => document.href)]);
};

test("groups come in the order of their best results, each with a limit", async () => {
	expect(await find("laser hair removal")).toEqual([
		["treatment", "/services/laser"],
		["price", "/pricing#laser-prices"],
	]);
	const [facials] = await find("facial");
	expect(facials).toHaveLength(1 + 6);
});

test("an exact match isn't joined by what is only spelled alike", async () => {
	const search = await createSearch({ documents: [treatment("peels", "Peels"), treatment("heels", "Heels")], places: [] });
	expect(search("peels").flatMap(({ results }) => results.map(({ document }) => document.title))).toEqual(["Peels"]);
});

test("a word that the documents have is neither a typing error nor the beginning of another, and errors are looked for in names alone", async () => {
	const texts = [treatment("peels", "Peels", "tox"), treatment("toxins", "Toxins"), { ...treatment("hair", "Hair"), lines: ["It feels as if it’s growing."] }];
	const search = await createSearch({ documents: texts, places: [] });
	const list = (query: string) => search(query).flatMap(({ results }) => results.map(({ document }) => document.title));
	expect([list("peel abroad"), list("tox now"), list("throwing up"), list("grwing")]).toEqual([["Peels"], ["Peels"], [], []]);
});

test.each([
	["phtofacal xx", "/services#light"],
	["akid", "/services#skin"],
	["zzzzzz", undefined],
	["?", undefined],
])("the category closest to “%s” is %s", (query, href) => {
	expect(findClosestCategory(documents, query)?.href).toBe(href);
});
