import { formatDollars } from "./money";

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
