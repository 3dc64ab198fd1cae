import fc from "fast-check";
import { getComparePath, maxCompared } from "./compare-path";
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

const names = fc.array(fc.oneof(fc.constantFrom(...slugsOf(services)), fc.stringMatching(/^[a-z-]{1,12}$/)), { maxLength: 12 });

test("whatever the address names: three at most, no duplicates, in order, and nothing is dropped unsaid", () => {
	fc.assert(
		fc.property(names, (slugs) => {
			const { chosen, unknown, beyond } = read(`?services=${slugs.join(",")}`);
			const order = [...new Set(slugs)];
			expect(chosen.length).toBeLessThanOrEqual(maxCompared);
			expect([...chosen, ...beyond]).toEqual(order.filter((slug) => services.some((service) => service.slug === slug)));
			expect([...chosen, ...beyond, ...unknown].sort()).toEqual(order.sort());
			if (beyond.length > 0) expect(chosen).toHaveLength(maxCompared);
		}),
	);
});

test("any query string is read without an error", () => {
	fc.assert(fc.property(fc.string(), (text) => read(`?services=${text}`).chosen.length <= maxCompared));
});

test("the address of a comparison is read as that comparison", () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.constantFrom(...slugsOf(services)), { maxLength: maxCompared }), (slugs) => {
			expect(read(new URL(getComparePath(slugs), "https://spa.example").search).chosen).toEqual(slugs);
		}),
	);
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
