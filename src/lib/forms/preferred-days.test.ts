import { openingCalendar } from "../../../tests/support/business-facts";
import { summarizeRequest } from "./appointment-form";
import { findDayProblem, listTimes, listWeekdays } from "./preferred-days";

const [monday, , , , friday] = openingCalendar.hours;
const open = (opens: string, closes: string) => [{ day: 6, name: "Saturday", opens, closes }];
const labels = (hours: Parameters<typeof listTimes>[0]) => listTimes(hours).map(({ label }) => label);

test.each([
	[monday ? [monday] : [], ["Early (9 am to 11 am)", "Midday (11 am to 2 pm)", "Mid-afternoon (2 pm to 4 pm)", "Late afternoon (4 pm to 5 pm)"]],
	[friday ? [friday] : [], ["Early (9 am to 11 am)", "Midday (11 am to 2 pm)", "Mid-afternoon (2 pm to 3 pm)"]],
	[open("12:30", "20:00"), ["Midday (12:30 pm to 2 pm)", "Mid-afternoon (2 pm to 4 pm)", "Late afternoon (4 pm to 8 pm)"]],
	[open("08:00", "11:00"), ["Early (8 am to 11 am)"]],
])("a day's windows are within its hours: %j", (hours, windows) => {
	expect(labels(hours)).toEqual(["Any time", ...windows]);
});

test("a week's windows say on which days they differ", () => {
	expect(labels(openingCalendar.hours)).toEqual([
		"Any time",
		"Early (Monday to Friday 9 am to 11 am)",
		"Midday (Monday to Friday 11 am to 2 pm)",
		"Mid-afternoon (Monday to Thursday 2 pm to 4 pm, Friday 2 pm to 3 pm)",
		"Late afternoon (Monday to Thursday 4 pm to 5 pm)",
	]);
});

test("only weekdays on which the spa is open can be chosen", () => {
	expect(listWeekdays(openingCalendar.hours).map(({ label }) => label)).toEqual([
		...["Any Monday", "Any Tuesday", "Any Wednesday", "Any Thursday", "Any Friday"],
	]);
});

test.each([
	["2026-11-23", true],
	["2026-11-20", false],
	["2026-11-22", false],
	["2026-11-26", false],
	["2027-11-22", false],
	["2026-02-30", false],
	["saturday", false],
	["thursday", true],
	["", false],
])("a day can be asked for: %j, %j", (day, isTaken) => {
	expect(findDayProblem(day, openingCalendar, "2026-11-20") === undefined).toBe(isTaken);
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
