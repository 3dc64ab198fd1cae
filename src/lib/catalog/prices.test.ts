import { formatEntryPrice, formatPrice } from "./prices";

describe("formatPrice", () => {
	it("says from where the amount is the least", () => {
		expect(formatPrice({ amount: 185, from: true })).toBe("from $185");
		expect(formatPrice({ amount: 1250 })).toBe("$1,250");
	});
});

describe("formatEntryPrice", () => {
	it("is the least in the unit the list begins with, not an addition's", () => {
		const prices = [
			{ amount: 129, unit: "per infusion" },
			{ amount: 99, unit: "per infusion" },
			{ amount: 30, unit: "per addition" },
		];
		expect(formatEntryPrice(prices)).toBe("From $99 per infusion");
	});

	it("leaves from out of a list of one, and sets what is paid once apart", () => {
		expect(formatEntryPrice([{ amount: 90, unit: "per visit" }])).toBe("$90 per visit");
		expect(formatEntryPrice([{ amount: 90, unit: "per visit", from: true }])).toBe("From $90 per visit");
		expect(
			formatEntryPrice([
				{ amount: 249, unit: "once" },
				{ amount: 129, unit: "per month" },
			]),
		).toBe("From $249, once");
	});

	it("is empty where there is no price", () => {
		expect(formatEntryPrice([])).toBe("");
	});
});
