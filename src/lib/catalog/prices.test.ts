import { findVisitPrice, formatDollars, formatEntryAmount, formatEntryPrice, formatPrice } from "./prices";

test.each([
	[0, "$0"],
	[85, "$85"],
	[1250, "$1,250"],
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

const infusion = { amount: 129, unit: "per infusion" };
const short = { amount: 99, unit: "per infusion" };
const addition = { amount: 30, unit: "per addition" };

test.each([
	["the lowest price in the unit of the first one, not an add-on's", [infusion, short, addition], "From $99 per infusion"],
	["a single price", [{ amount: 90, unit: "per visit" }], "$90 per visit"],
	["a single price from an amount on", [{ amount: 90, unit: "per visit", from: true }], "From $90 per visit"],
	["a comma before a unit without per", [{ amount: 249, unit: "once" }, addition], "From $249, once"],
	["nothing without a price", [], ""],
])("the entry price is %s", (_name, prices, text) => {
	expect(formatEntryPrice(prices)).toBe(text);
});

test("the entry amount is the entry price without its unit", () => {
	expect(formatEntryAmount([infusion, short, addition])).toBe("from $99");
	expect(formatEntryAmount([{ amount: 249, unit: "once" }])).toBe("$249");
});

test("a visit's price is the first one that isn't per unit: nobody buys a single unit", () => {
	const unit = { amount: 13, unit: "per unit" };
	expect(findVisitPrice([unit, infusion, short])).toBe(infusion);
	expect(findVisitPrice([unit])).toBe(unit);
	expect(findVisitPrice([])).toBeUndefined();
});
