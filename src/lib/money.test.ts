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
