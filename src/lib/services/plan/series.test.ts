import { openingCalendar } from "../../../../tests/support/business-facts";
import { addDays } from "../../time/dates";
import {
	careDays,
	comingDays,
	describeSeries,
	getVisitCounts,
	pastDays,
	planSeries,
} from "./series";

test.each([
	[
		"a Saturday becomes the Friday before",
		"2026-11-02",
		3,
		4,
		["2026-11-02", "2026-11-06", "2026-11-10", "2026-11-13"],
	],
	[
		"no open day within the interval: the next one",
		"2026-10-16",
		41,
		42,
		["2026-10-16", "2026-11-30"],
	],
])("%s", (_name, first, min, max, days) => {
	expect(
		planSeries(first, { min, max }, days.length, openingCalendar).map(({ day }) => day),
	).toEqual(days);
});

test("a visit that has moved says why; a spa that never opens has no series", () => {
	expect(planSeries("2026-11-21", { min: 3, max: 3 }, 3, openingCalendar)).toEqual([
		{ day: "2026-11-23", moved: "We’re closed on Saturdays." },
		{ day: "2026-11-30", moved: "We’re closed on Thursday, November 26 (Thanksgiving Day)." },
		{ day: "2026-12-03" },
	]);
	expect(planSeries("2026-11-21", { min: 7, max: 7 }, 3, { hours: [], holidays: [] })).toEqual([]);
});

const today = "2026-11-25";
test.each([
	[comingDays, today, undefined],
	[comingDays, addDays(today, 730), undefined],
	[comingDays, "2026-11-24", "That day has passed. Choose today or a later day."],
	[comingDays, addDays(today, 731), "Choose a day within the next two years."],
	[comingDays, "2027-02-29", "Choose a full date with month, day and year."],
	[pastDays, today, undefined],
	[pastDays, "2026-11-26", "That day hasn’t come yet. Choose today or an earlier day."],
	[pastDays, "2025-11-24", "That’s more than a year ago. Choose a later day."],
	[careDays, "1970-01-01", "That’s more than 50 years ago. Choose a later day."],
])("a day that can be chosen: %j %s", (rule, day, message) => {
	expect(rule.check(day, today)).toBe(message);
});

test("a series in one line has its sessions, year and days", () => {
	expect(describeSeries("Facial", [{ day: "2026-12-07" }, { day: "2027-01-04" }])).toBe(
		"Facial, 2 sessions from December 7, 2026: Mon, Dec 7; Mon, Jan 4.",
	);
});

test.each([
	[
		{ min: 4, max: 4 },
		{ min: 4, max: 4 },
	],
	[
		{ min: 1, max: 6 },
		{ min: 2, max: 6 },
	],
	[
		{ min: 1, max: 1 },
		{ min: 3, max: 6 },
	],
	[null, { min: 3, max: 6 }],
])("of a course of %j, %j visits can be planned", (sessions, counts) => {
	expect(getVisitCounts(sessions)).toEqual(counts);
});
