import { listSpecialPrices } from "./special-prices";
import { groupSpecials, specialState } from "./specials";

const winter = { starts: "2026-11-02", ends: "2027-01-29" };

test.each([
	["before the first day", winter, "2026-11-01", "upcoming"],
	["on the first day", winter, "2026-11-02", "current"],
	["in the next year", winter, "2027-01-01", "current"],
	["on the last day", winter, "2027-01-29", "current"],
	["after the last day", winter, "2027-01-30", "expired"],
	["without an end, before the first day", { ...winter, ends: null }, "2026-11-01", "upcoming"],
	["without an end, ten years later", { ...winter, ends: null }, "2036-11-02", "ongoing"],
])("%s: %j on %s is %s", (_name, special, today, state) => {
	expect(specialState(special, today)).toBe(state);
});

const specials = [
	{ slug: "lasting", starts: "2026-03-02", ends: null },
	{ slug: "winter", starts: "2026-11-02", ends: "2027-01-29" },
	{ slug: "neck", starts: "2026-11-16", ends: "2026-12-31" },
];
const slugsOn = (day: string) => {
	const { current, ongoing, upcoming } = groupSpecials(specials, day);
	return [current, ongoing, upcoming].map((group) => group.map(({ slug }) => slug));
};

describe("groupSpecials", () => {
	it("has nothing current before the first day of any", () => {
		expect(slugsOn("2026-03-01")).toEqual([[], [], ["lasting", "winter", "neck"]]);
	});

	it("puts first what ends first, on both its first and its last day", () => {
		expect(slugsOn("2026-11-16")).toEqual([["neck", "winter"], ["lasting"], []]);
		expect(slugsOn("2026-12-31")).toEqual([["neck", "winter"], ["lasting"], []]);
	});

	it("leaves out what has expired", () => {
		expect(slugsOn("2027-01-30")).toEqual([[], ["lasting"], []]);
	});
});

const legs = { ...winter, price: "Full legs", amount: 260, regular: 325, from: false, condition: null };
const first = { ...legs, ends: null, price: "Facial", condition: "for adults" };

test.each([
	["while it's valid, until its last day", "2026-11-02", ["full legs: $260 until Jan 29, then $325", "facial: $260 for adults, otherwise $325"]],
	["after it, no longer", "2027-01-30", ["facial: $260 for adults, otherwise $325"]],
	[
		"in HTML, which no clock may make wrong, with both days",
		undefined,
		["full legs: $260 from November 2, 2026 to January 29, 2027, otherwise $325", "facial: $260 for adults from November 2, 2026, otherwise $325"],
	],
])("a special's price is said %s", (_name, today, texts) => {
	expect(listSpecialPrices([legs, first], today)).toEqual(texts.map((text) => `Special on ${text}`));
});
