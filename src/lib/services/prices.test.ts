import { findVisitPrice, formatDollars, formatEntryPrice } from "./prices";

test.each([
	[0, "$0"],
	[12.5, "$12.50"],
	[1234.05, "$1,234.05"],
	[0.1 + 0.2, "$0.30"],
	[1_250_000, "$1,250,000"],
])("%d dollars are %s", (amount, text) => {
	expect(formatDollars(amount)).toBe(text);
});

const infusion = { name: "Hydration, 1 liter", amount: 129, unit: "per infusion" };
const short = { name: "Short", amount: 99, unit: "per infusion" };
const addition = { name: "Vitamin", amount: 30, unit: "per addition" };
const screening = { name: "Screening", amount: 249, unit: "once" };

test.each([
	["the first price; from, if nothing in its unit costs less", [short, infusion, addition], "From $99 per infusion (short)"],
	["not from, if something in its unit costs less", [infusion, short], "$129 per infusion (hydration, 1 liter)"],
	["a single price from an amount on", [{ name: "Visit", amount: 90, unit: "per visit", from: true }], "From $90 per visit"],
	["a comma before a unit without per", [screening, addition], "$249, once (screening)"],
	["nothing without a price", [], ""],
])("the entry price is %s", (_name, prices, text) => {
	expect(formatEntryPrice(prices)).toBe(text);
});

test("a visit's price isn't that of a single unit", () => {
	const unit = { amount: 13, unit: "per unit" };
	expect(findVisitPrice([unit, infusion, short])).toBe(infusion);
	expect(findVisitPrice([unit])).toBe(unit);
});
