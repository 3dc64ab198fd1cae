import { getComparePath } from "./compare-path";
import { placeTreatment, readCompareQuery } from "./compare-query";

const services = ["facial", "peel", "laser", "filler", "shots"].map((slug) => ({ slug }));
const read = (search: string) => {
	const { chosen, unknown, beyond } = readCompareQuery(search, services);
	return [chosen.map(({ slug }) => slug), unknown, beyond.map(({ slug }) => slug)];
};

test.each([
	["?services=", [], [], []],
	["?services=peel,peel,facial,peel", ["peel", "facial"], [], []],
	["?services=%20Peel%20,,FACIAL", ["peel", "facial"], [], []],
	["?services=peel&services=facial", ["peel", "facial"], [], []],
	["?services=magic,peel,magic,blue moon,facial,laser,filler", ["peel", "facial", "laser"], ["magic", "blue moon"], ["filler"]],
])("%s", (search, chosen, unknown, beyond) => {
	expect(read(search)).toEqual([chosen, unknown, beyond]);
});

test("an address has three treatments at most", () => {
	expect(getComparePath(["laser", "facial", "shots", "peel"])).toBe("/compare?services=laser,facial,shots");
});

test.each([
	["added in the last place while the second one is empty", ["peel"], 2, "laser", ["peel", "laser"]],
	["moved to another place", ["peel", "laser", "facial"], 0, "facial", ["facial", "laser"]],
	["removed", ["peel", "laser", "facial"], 1, "", ["peel", "facial"]],
	["kept", ["peel"], 0, "peel", ["peel"]],
])("a treatment is %s", (_what, chosen, place, slug, expected) => {
	expect(placeTreatment(chosen, place, slug)).toEqual(expected);
});
