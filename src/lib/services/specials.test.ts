import { listSpecialPrices } from "./special-prices";
import { groupSpecials } from "./specials";

const winter = { starts: "2026-11-02", ends: "2027-01-29" };
const specials = [
	{ slug: "lasting", starts: "2026-03-02", ends: null },
	{ slug: "winter", ...winter },
	{ slug: "neck", starts: "2026-11-16", ends: "2026-12-31" },
];

test.each([
	["2026-03-01", "||lasting,winter,neck"],
	["2026-11-02", "winter|lasting|neck"],
	["2026-11-16", "neck,winter|lasting|"],
	["2027-01-29", "winter|lasting|"],
	["2027-01-30", "|lasting|"],
])("on %s, current, ongoing and upcoming specials are %s", (today, expected) => {
	const { current, ongoing, upcoming } = groupSpecials(specials, today);
	expect(
		[current, ongoing, upcoming].map((group) => group.map(({ slug }) => slug).join()).join("|"),
	).toBe(expected);
});

const legs = {
	...winter,
	price: "Full legs",
	amount: 260,
	regular: 325,
	from: false,
	condition: null,
};

test.each([
	[{}, "2027-01-29", ["$260 until Jan 29, then $325"]],
	[{}, "2027-01-30", []],
	[{ ends: null, condition: "for adults" }, "2027-01-30", ["$260 for adults, otherwise $325"]],
	// In HTML, which no clock may make wrong, with both days.
	[{}, undefined, ["$260 from November 2, 2026 to January 29, 2027, otherwise $325"]],
	[
		{ ends: null, condition: "for adults" },
		undefined,
		["$260 for adults from November 2, 2026, otherwise $325"],
	],
])("the price of a special, %j, on %s: %j", (own, today, texts) => {
	expect(listSpecialPrices([{ ...legs, ...own }], today)).toEqual(
		texts.map((text) => `Special on full legs: ${text}`),
	);
});
