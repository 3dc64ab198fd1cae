import { findVisitPrice, formatDollars, formatEntryAmount, formatEntryPrice, formatPrice } from "./prices";

test.each([
	[0, "$0"],
	[85, "$85"],
	[999, "$999"],
	[1250, "$1,250"],
	[20000, "$20,000"],
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

describe("formatPrice", () => {
	it("says from if the amount is only the lowest price", () => {
		expect(formatPrice({ amount: 185, from: true })).toBe("from $185");
		expect(formatPrice({ amount: 1250 })).toBe("$1,250");
	});
});

describe("formatEntryAmount", () => {
	it("is the entry price without its unit", () => {
		const add = { amount: 30, unit: "per addition" };
		expect(formatEntryAmount([{ amount: 129, unit: "per infusion" }, { amount: 99, unit: "per infusion" }, add])).toBe("from $99");
		expect(formatEntryAmount([{ amount: 249, unit: "once" }])).toBe("$249");
		expect(formatEntryAmount([])).toBe("");
	});
});

describe("formatEntryPrice", () => {
	it("is the lowest price in the unit of the first one, not an add-on's", () => {
		const prices = [
			{ amount: 129, unit: "per infusion" },
			{ amount: 99, unit: "per infusion" },
			{ amount: 30, unit: "per addition" },
		];
		expect(formatEntryPrice(prices)).toBe("From $99 per infusion");
	});

	it("has no from with a single price, and a comma before a unit without per", () => {
		expect(formatEntryPrice([{ amount: 90, unit: "per visit" }])).toBe("$90 per visit");
		expect(formatEntryPrice([{ amount: 90, unit: "per visit", from: true }])).toBe("From $90 per visit");
		expect(
			formatEntryPrice([
				{ amount: 249, unit: "once" },
				{ amount: 129, unit: "per month" },
			]),
		).toBe("From $249, once");
	});

	it("is empty without a price", () => {
		expect(formatEntryPrice([])).toBe("");
	});
});

describe("findVisitPrice", () => {
	it("is the first price that isn't per unit: nobody buys a single unit", () => {
		const unit = { amount: 13, unit: "per unit" };
		const visit = { amount: 260, unit: "per treatment" };
		expect(findVisitPrice([unit, visit, { amount: 50, unit: "per treatment" }])).toBe(visit);
		expect(findVisitPrice([unit])).toBe(unit);
		expect(findVisitPrice([])).toBeUndefined();
	});
});
