import { openingCalendar } from "../../../tests/support/business-facts";
import { summarizeRequest } from "./appointment-form";
import { findDayProblem, listTimes, listWeekdays } from "./preferred-days";

const open = (opens: string, closes: string) => [{ day: 6, name: "Saturday", opens, closes }];

test.each([
	[open("09:00", "15:00"), ["Early (9 am to 11 am)", "Midday (11 am to 2 pm)", "Mid-afternoon (2 pm to 3 pm)"]],
	[open("12:30", "20:00"), ["Midday (12:30 pm to 2 pm)", "Mid-afternoon (2 pm to 4 pm)", "Late afternoon (4 pm to 8 pm)"]],
	[open("08:00", "11:00"), ["Early (8 am to 11 am)"]],
	[
		openingCalendar.hours,
		[
			"Early (Monday to Friday 9 am to 11 am)",
			"Midday (Monday to Friday 11 am to 2 pm)",
			"Mid-afternoon (Monday to Thursday 2 pm to 4 pm, Friday 2 pm to 3 pm)",
			"Late afternoon (Monday to Thursday 4 pm to 5 pm)",
		],
	],
])("the times to choose from are within the hours: %j", (hours, windows) => {
	expect(listTimes(hours).map(({ label }) => label)).toEqual(["Any time", ...windows]);
});

test("only open weekdays can be chosen", () => {
	expect(listWeekdays(openingCalendar.hours).map(({ value }) => value)).toEqual(["monday", "tuesday", "wednesday", "thursday", "friday"]);
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

test("a date or a weekday is said with its window, and requests of earlier pages still are", () => {
	const values = {
		...{ "day-1": "", "weekday-1": "thursday", "time-1": "late" },
		...{ "day-2": "2026-12-04", "time-2": "mid-afternoon" },
		...{ "day-3": "2026-12-07", "time-3": "morning" },
	};
	const days = (changes = {}) => summarizeRequest({ ...values, ...changes }, [], [], openingCalendar).find(({ term }) => term === "Days")?.detail;
	expect(days()).toBe("Any Thursday, late afternoon (4 pm to 5 pm)\nFriday, December 4, mid-afternoon (2 pm to 3 pm)\nMonday, December 7, morning");
	// As it's stored, and with a date that's still being typed.
	expect(days({ "day-1": "friday", "weekday-1": "", "time-1": "any", "day-2": "unfinished", "day-3": "" })).toBe("Any Friday, any time");
});
