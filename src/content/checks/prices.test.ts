import { problemsAfter } from "../../../tests/support/content-fixture";
import type { Path } from "../../../tests/support/entries";
import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

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

refusesFacts("content/services/facial.json", [
	[
		"two names alike but for capital letters",
		[[["prices", 3], { name: "large area", amount: 210, unit: "per area", model: "area" }]],
		["prices[3].name", '"large area"', "a name that no other price of the service has", "Change one of them."],
	],
	[
		"a highest price with a digit too many",
		[[["prices", 2, "upTo"], 2600]],
		["prices[2].upTo", "$2,600", "$2,000 or less, 10 times the lowest price", "Correct upTo or the amount: one of them may have a digit too many or too few."],
	],
	[
		"a series with a digit too few",
		[[["prices", 1, "amount"], 40]],
		["prices[1].amount", "$40", "$112.50 or more, a quarter of the $450 that it costs otherwise", "Correct the amount: a digit may be missing."],
	],
	["a price in thousandths", [[["prices", 2, "upTo"], 260.005]], ["prices[2].upTo", "260.005", "two digits after the point at most", "Correct it."]],
	[
		"a text with a price that isn't in the list",
		[[["faqs", 0, "answer"], "You pay $160 a treatment, and there’s nothing to pay before you come in."]],
		["faqs[0].answer", '"$160 a treatment"', "an amount that the service's list of prices has", "Correct the amount here or in prices."],
	],
	[
		"a note with a price that isn't in the list",
		[[["prices", 0, "note"], "Later ones are $140 per treatment."]],
		["prices[0].note", '"$140 per treatment"', "an amount that the service's list of prices has", "Correct the amount here or in prices."],
	],
]);
refusesFacts("content/products/cream.json", [
	[
		"a summary with another price",
		[[["summary"], "A cream for dry skin that you pick up at the desk for $25, tax not included."]],
		["summary", "$25", "the product's price, $24", "Correct the summary or the price, or leave the amount out of the summary."],
	],
	["a price of nothing", [[["price"], 0]], ["price", "0", "1 or more", "Correct the number."]],
]);

acceptsFacts(facial, [
	["a text with a price of the list", [[["faqs", 0, "answer"], "You pay $150 a treatment, and there’s nothing to pay before you come in."]]],
	["a text with an amount for something else", [[["faqs", 0, "answer"], "A jar of the cream costs $24, and there’s nothing to pay before you come in."]]],
	["a note about an amount that depends", [[["prices", 0, "note"], "A kit for home costs about $40 per treatment."]]],
	["a wide range of prices", [[["prices", 2, "upTo"], 2000]]],
]);
acceptsFacts("content/products/cream.json", [
	["a summary with its price", [[["summary"], "A cream for dry skin that you pick up at the desk for $24, tax not included."]]],
]);
