import { getComparePath } from "./compare-path";
import { placeTreatment, readCompareQuery } from "./compare-query";

const services = ["facial", "peel", "laser", "filler", "shots"].map((slug) => ({ slug }));
const slugsOf = (some: readonly { readonly slug: string }[]) => some.map(({ slug }) => slug);
const read = (search: string) => {
	const { chosen, unknown, beyond } = readCompareQuery(search, services);
	return { chosen: slugsOf(chosen), unknown, beyond: slugsOf(beyond) };
};

test.each([
	["", [], [], []],
	["?services=", [], [], []],
	["?services=peel,facial", ["peel", "facial"], [], []],
	["?services=peel,peel,facial,peel", ["peel", "facial"], [], []],
	["?services=%20Peel%20,,FACIAL", ["peel", "facial"], [], []],
	["?services=peel&services=facial", ["peel", "facial"], [], []],
	["?services=magic,peel,magic,tarot", ["peel"], ["magic", "tarot"], []],
	["?services=peel,facial,laser,filler,shots", ["peel", "facial", "laser"], [], ["filler", "shots"]],
	["?services=magic,peel,facial,laser", ["peel", "facial", "laser"], ["magic"], []],
	["?other=peel", [], [], []],
])("%s", (search, chosen, unknown, beyond) => {
	expect(read(search)).toEqual({ chosen, unknown, beyond });
});

test("the address of a comparison has three treatments at most, and is read as that comparison", () => {
	const slugs = ["laser", "facial", "shots"];
	expect(read(new URL(getComparePath([...slugs, "peel"]), "https://spa.example").search).chosen).toEqual(slugs);
	expect(getComparePath(slugs)).toBe("/compare?services=laser,facial,shots");
});

test.each([
	["added at the end", ["peel"], 1, "laser", ["peel", "laser"]],
	["added in the last place while the second one is empty", ["peel"], 2, "laser", ["peel", "laser"]],
	["swapped for another", ["peel", "laser"], 0, "facial", ["facial", "laser"]],
	["moved to another place", ["peel", "laser", "facial"], 0, "facial", ["facial", "laser"]],
	["removed", ["peel", "laser", "facial"], 1, "", ["peel", "facial"]],
	["kept", ["peel"], 0, "peel", ["peel"]],
])("a treatment is %s", (_what, chosen, place, slug, expected) => {
	expect(placeTreatment(chosen, place, slug)).toEqual(expected);
});
