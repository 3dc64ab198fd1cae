import { openingCalendar as week } from "../../../tests/support/business-facts";
import { weekdays } from "./dates";
import { getOpenStatus } from "./open-now";
import type { OpeningCalendar } from "./opening-days";

const chicago = "America/Chicago";
const at = (instant: string, calendar: OpeningCalendar = week) =>
	getOpenStatus(Date.parse(instant), chicago, calendar);
const everyDay = (opens: string, closes: string): OpeningCalendar => ({
	hours: weekdays.map((name, day) => ({ day, name, opens, closes })),
	holidays: [],
});

test.each([
	["2026-11-23T14:59:59.999Z", "Closed, opens today at 9 AM"],
	["2026-11-23T15:00:00Z", "Open now, until 5 PM"],
	["2026-11-23T23:00:00Z", "Closed, opens tomorrow at 9 AM"],
	["2026-11-24T06:00:00Z", "Closed, opens today at 9 AM"],
	["2026-11-20T20:00:00Z", "Open now, until 3 PM"],
	["2026-11-20T21:00:00Z", "Closed, opens Monday at 9 AM"],
	// Thanksgiving, at an hour that's open on other Thursdays.
	["2026-11-26T18:00:00Z", "Closed, opens Monday at 9 AM"],
	// The night in which the clocks go forward.
	["2026-03-08T07:59:00Z", "Closed, opens tomorrow at 9 AM"],
])("at %s: %s", (instant, text) => {
	expect(at(instant)?.text).toBe(text);
});

test("minutes are named unless the hour is full", () => {
	const calendar = everyDay("09:30", "15:45");
	expect(at("2026-11-23T15:29:00Z", calendar)).toMatchObject({
		isOpen: false,
		text: "Closed, opens today at 9:30 AM",
	});
	expect(at("2026-11-23T15:30:00Z", calendar)).toMatchObject({
		isOpen: true,
		text: "Open now, until 3:45 PM",
	});
});

test("from a week on, the day has its date: its name alone would mean today", () => {
	const holidays = ["21", "22", "23", "24"].map((date) => ({
		date: `2026-12-${date}`,
		name: "Closed",
	}));
	expect(at("2026-12-18T21:00:00Z", { ...week, holidays })?.text).toBe(
		"Closed, opens Friday, December 25 at 9 AM",
	);
});

test.each([
	["before opening: the opening", "2026-11-23T14:00:00Z", week, "2026-11-23T15:00:00Z"],
	["while open: the closing", "2026-11-23T15:00:00Z", week, "2026-11-23T23:00:00Z"],
	[
		"after closing: midnight, when tomorrow becomes today",
		"2026-11-23T23:00:00Z",
		week,
		"2026-11-24T06:00:00Z",
	],
	["on the 25-hour day, its midnight", "2026-11-01T05:00:00Z", week, "2026-11-02T06:00:00Z"],
	[
		"on the day on which the clocks go forward",
		"2026-03-08T07:00:00Z",
		everyDay("10:00", "16:00"),
		"2026-03-08T15:00:00Z",
	],
	[
		"in the hour that the clocks repeat, never in the past",
		"2026-11-01T07:10:20Z",
		everyDay("01:30", "05:00"),
		"2026-11-01T07:11:00Z",
	],
])("the next change, %s", (_name, now, calendar, change) => {
	expect(new Date(at(now, calendar)?.changesAt ?? 0)).toEqual(new Date(change));
});
