import { groupSpecials, specialState } from "./specials";

const window = { starts: "2026-11-02", ends: "2027-01-29" };

test.each([
	["the day before the first", "2026-11-01", "upcoming"],
	["the first day", "2026-11-02", "current"],
	["the day after the first", "2026-11-03", "current"],
	["a day in the next year", "2027-01-01", "current"],
	["the day before the last", "2027-01-28", "current"],
	["the last day", "2027-01-29", "current"],
	["the day after the last", "2027-01-30", "expired"],
])("%s: %s is %s", (_name, today, state) => {
	expect(specialState(window, today)).toBe(state);
});

test.each([
	["the day before it begins", "2026-11-01", "upcoming"],
	["the day it begins", "2026-11-02", "ongoing"],
	["ten years later", "2036-11-02", "ongoing"],
])("without an end, %s: %s is %s", (_name, today, state) => {
	expect(specialState({ ...window, ends: null }, today)).toBe(state);
});

test.each([
	["2026-11-01", "upcoming"],
	["2026-11-02", "current"],
	["2026-11-03", "expired"],
])("a special of one day, on %s, is %s", (today, state) => {
	expect(specialState({ starts: "2026-11-02", ends: "2026-11-02" }, today)).toBe(state);
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
