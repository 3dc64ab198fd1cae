import { findVisitPrice, formatDollars, formatEntryPrice, formatPrice } from "./prices";

test.each([
	[0, "$0"],
	[12.5, "$12.50"],
	[0.99, "$0.99"],
	[1234.05, "$1,234.05"],
	[0.1 + 0.2, "$0.30"],
])("%d dollars are %s", (amount, text) => {
	expect(formatDollars(amount)).toBe(text);
});

test("amounts are written as the browser's own formatter writes them", () => {
	const format = (fraction: number) => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits: fraction });
	const [whole, cents] = [format(0), format(2)];
	for (let amount = 1; amount < 30_000_000; amount = Math.ceil(amount * 1.37)) {
		expect(formatDollars(amount)).toBe(whole.format(amount));
		expect(formatDollars(amount + 0.25)).toBe(cents.format(amount + 0.25));
	}
});

test("a price says from if the amount is only the lowest one", () => {
	expect(formatPrice({ amount: 185, from: true })).toBe("from $185");
	expect(formatPrice({ amount: 1250 })).toBe("$1,250");
});

const infusion = { name: "Hydration, 1 liter", amount: 129, unit: "per infusion" };
const short = { name: "Short", amount: 99, unit: "per infusion" };
const addition = { name: "Vitamin", amount: 30, unit: "per addition" };
const screening = { name: "Screening", amount: 249, unit: "once" };

test.each([
	["the first price with its unit and what it's for; from, if nothing in its unit costs less", [short, infusion, addition], "From $99 per infusion (short)"],
	["not from, if something in its unit costs less", [infusion, short], "$129 per infusion (hydration, 1 liter)"],
	["a single price", [{ name: "Visit", amount: 90, unit: "per visit" }], "$90 per visit"],
	["a single price from an amount on", [{ name: "Visit", amount: 90, unit: "per visit", from: true }], "From $90 per visit"],
	["a comma before a unit without per", [screening, addition], "$249, once (screening)"],
	["nothing without a price", [], ""],
])("the entry price is %s", (_name, prices, text) => {
	expect(formatEntryPrice(prices)).toBe(text);
});

test("a visit's price is the first one that isn't per unit: nobody buys a single unit", () => {
	const unit = { amount: 13, unit: "per unit" };
	expect(findVisitPrice([unit, infusion, short])).toBe(infusion);
	expect(findVisitPrice([unit])).toBe(unit);
	expect(findVisitPrice([])).toBeUndefined();
});
