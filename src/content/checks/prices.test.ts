import { problemsAfter } from "../../../tests/support/content-fixture";
import type { Path } from "../../../tests/support/entries";

const facial = "content/services/facial.json";

/** The problems of the facial's prices after changes: paths and what's expected. */
const after = (...changes: readonly (readonly [path: Path, value: unknown])[]) =>
	problemsAfter(({ set }) => {
		for (const [path, value] of changes) set(facial, ["prices", ...path], value);
	})
		.filter(({ file }) => file === facial)
		.map(({ path, expected }) => [path, expected]);

test("a model is what the unit says", () => {
	expect(after([[0, "model"], "unit"])).toEqual([["prices[0].model", '"session", because the unit is "per treatment"']]);
	expect(after([[0, "unit"], "per spoonful"])).toEqual([["prices[0].model", 'a model that the unit "per spoonful" names']]);
	expect(after([[0, "unit"], "per unit"], [[0, "model"], "unit"])).toEqual([]);
});

test("a lowest price has a highest one above it, and no other price has", () => {
	expect(after([[2, "upTo"], undefined])).toEqual([["prices[2].upTo", "an amount above $200, because that's only the lowest price"]]);
	expect(after([[2, "upTo"], 200])).toEqual([["prices[2].upTo", "an amount above $200, because that's only the lowest price"]]);
	expect(after([[0, "upTo"], 300])).toEqual([["prices[0].upTo", "no upTo, because the price has no from"]]);
});

test("a series names the price it replaces, has the number of its name, and costs less", () => {
	expect(after([[1, "replaces"], undefined])).toEqual([["prices[1].replaces", "the single price and how many of it the series has"]]);
	expect(after([[1, "replaces", "price"], "Small area"])).toEqual([["prices[1].replaces.price", "one of: Single treatment · Large area"]]);
	expect(after([[1, "replaces", "quantity"], 4])).toEqual([["prices[1].replaces.quantity", 'a number of the name "Series of three", or their product']]);
	expect(after([[1, "amount"], 450])).toEqual([["prices[1].amount", "one price below $450, which is 3 times “Single treatment”"]]);
	expect(after([[1, "name"], "Two areas, series of four"], [[1, "replaces", "quantity"], 8])).toEqual([]);
});

test("two prices of a service don't share a name", () => {
	expect(after([[2, "name"], "Single treatment"])).toEqual([["prices[2].name", "a name that no other price of the service has"]]);
});
