import { listSpecialPrices } from "./special-prices";
import { groupSpecials } from "./specials";

const winter = { starts: "2026-11-02", ends: "2027-01-29" };
const specials = [
	{ slug: "lasting", starts: "2026-03-02", ends: null },
	{ slug: "winter", ...winter },
	{ slug: "neck", starts: "2026-11-16", ends: "2026-12-31" },
];

test.each([
	["2026-03-01", [], [], ["lasting", "winter", "neck"]],
	["2026-11-02", ["winter"], ["lasting"], ["neck"]],
	["2026-11-16", ["neck", "winter"], ["lasting"], []],
	["2027-01-29", ["winter"], ["lasting"], []],
	["2027-01-30", [], ["lasting"], []],
])("on %s: what ends first comes first, and what's over is left out", (today, current, ongoing, upcoming) => {
	const groups = groupSpecials(specials, today);
	const slugs = [groups.current, groups.ongoing, groups.upcoming].map((group) => group.map(({ slug }) => slug));
	expect(slugs).toEqual([current, ongoing, upcoming]);
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
