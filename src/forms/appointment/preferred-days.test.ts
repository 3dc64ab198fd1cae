import { openingCalendar } from "../../../tests/support/business-facts";
import { summarizeAppointment } from "./form";
import { findDayProblem, listTimes, listWeekdays } from "./preferred-days";

test.each([
	[
		"08:00",
		"15:00",
		["Early (8 am to 11 am)", "Midday (11 am to 2 pm)", "Mid-afternoon (2 pm to 3 pm)"],
	],
	[
		"12:30",
		"20:00",
		["Midday (12:30 pm to 2 pm)", "Mid-afternoon (2 pm to 4 pm)", "Late afternoon (4 pm to 8 pm)"],
	],
])("from %s to %s one can choose %j", (opens, closes, windows) => {
	expect(
		listTimes([{ day: 6, name: "Saturday", opens, closes }]).map(({ label }) => label),
	).toEqual(["Any time", ...windows]);
});

test("for a weekday, only open ones, with the days on which hours differ", () => {
	expect(listTimes(openingCalendar.hours).slice(3)).toEqual([
		{
			value: "mid-afternoon",
			label: "Mid-afternoon (Monday to Thursday 2 pm to 4 pm, Friday 2 pm to 3 pm)",
		},
		{ value: "late", label: "Late afternoon (Monday to Thursday 4 pm to 5 pm)" },
	]);
	expect(listWeekdays(openingCalendar.hours).map(({ value }) => value)).toEqual([
		"monday",
		"tuesday",
		"wednesday",
		"thursday",
		"friday",
	]);
});

test.each([
	["2026-11-21", "We’re closed on Saturdays. Choose another day."],
	["2026-11-20", "Choose tomorrow or later. For today, please call us."],
	["2027-05-19", undefined],
	["2027-05-20", "Choose a day before Thursday, May 20. We book up to six months ahead."],
	["thursday", undefined],
	["saturday", "Finish this date, such as 11/23/2026."],
])("the preferred day %s: %s", (day, problem) => {
	expect(findDayProblem(day, openingCalendar, "2026-11-20")).toBe(problem);
});

test.each([
	[{ "weekday-1": "thursday", "time-1": "late" }, "Any Thursday, late afternoon (4 pm to 5 pm)"],
	[
		{ "day-1": "2026-12-04", "time-1": "mid-afternoon" },
		"Friday, December 4, mid-afternoon (2 pm to 3 pm)",
	],
	// Of an earlier page, as it's stored, and while it's typed.
	[{ "day-3": "2026-12-07", "time-3": "morning" }, "Monday, December 7, morning"],
	[{ "day-1": "friday", "time-1": "any", "day-2": "unfinished" }, "Any Friday, any time"],
])("%j is said as %s", (values, words) => {
	expect(
		summarizeAppointment(values, [], [], openingCalendar).find(({ id }) => id === "days")?.detail,
	).toBe(words);
});
