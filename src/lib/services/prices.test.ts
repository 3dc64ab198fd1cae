import { findVisitPrice, formatDollars, formatEntryPrice } from "./prices";

test("dollars have cents only if there are any", () => {
	const texts = ["$0", "$12.50", "$1,234.05", "$0.30", "$1,250,000"];
	expect([0, 12.5, 1234.05, 0.1 + 0.2, 1_250_000].map(formatDollars)).toEqual(texts);
});

const liter = { name: "Hydration, 1 liter", amount: 129, unit: "per infusion" };
const short = { name: "Short", amount: 99, unit: "per infusion" };
const vitamin = { name: "Vitamin", amount: 30, unit: "per addition" };

test.each([
	[
		"the first price; from, if nothing in its unit costs less",
		[short, liter, vitamin],
		"From $99 per infusion (short)",
	],
	[
		"not from, if something in its unit costs less",
		[liter, short, { ...short, amount: 200 }],
		"$129 per infusion (hydration, 1 liter)",
	],
	["a single price from an amount on", [{ ...short, from: true }], "From $99 per infusion"],
	["a comma before a unit without per", [{ ...short, unit: "once" }], "$99, once"],
	["nothing without a price", [], ""],
])("the entry price is %s", (_name, prices, text) => {
	expect(formatEntryPrice(prices)).toBe(text);
});

test("a visit's price isn't that of a single unit", () => {
	const unit = { amount: 13, unit: "per unit" };
	expect([findVisitPrice([unit, liter, short]), findVisitPrice([unit])]).toEqual([liter, unit]);
});
