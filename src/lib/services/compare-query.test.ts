import { getComparePath } from "./compare-path";
import { placeTreatment, readCompareQuery } from "./compare-query";

const services = ["facial", "peel", "laser", "filler"].map((slug) => ({ slug }));

test.each([
	["", [], [], []],
	["?services=%20Peel%20,,FACIAL,peel", ["peel", "facial"], [], []],
	["?services=peel&services=facial", ["peel", "facial"], [], []],
	[
		"?services=magic,peel,magic,blue moon,facial,laser,filler",
		["peel", "facial", "laser"],
		["magic", "blue moon"],
		["filler"],
	],
])("%s", (search, chosen, unknown, beyond) => {
	const query = readCompareQuery(search, services);
	expect([query.chosen, query.beyond].map((some) => some.map(({ slug }) => slug))).toEqual([
		chosen,
		beyond,
	]);
	expect(query.unknown).toEqual(unknown);
});

test.each([
	["added", ["peel"], 2, "laser", ["peel", "laser"]],
	["moved", ["peel", "laser", "facial"], 0, "facial", ["facial", "laser"]],
	["removed", ["peel", "laser", "facial"], 1, "", ["peel", "facial"]],
])("a treatment is %s", (_what, chosen, place, slug, expected) => {
	expect(placeTreatment(chosen, place, slug)).toEqual(expected);
});

test("an address has three treatments at most", () => {
	expect(getComparePath(["laser", "facial", "filler", "peel"])).toBe(
		"/compare?services=laser,facial,filler",
	);
});
