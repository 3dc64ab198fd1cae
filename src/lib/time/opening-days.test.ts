import { openingCalendar } from "../../../tests/support/business-facts";
import { explainClosed } from "./explain-closed";
import { findHours, findOpenDays } from "./opening-days";

test.each([
	["2026-11-22", "We’re closed on Sundays."],
	["2026-11-23", undefined],
	["2026-11-23T16:59", undefined],
	["2026-11-23T17:00", "We’re closed for the rest of today."],
	["2026-11-26", "We’re closed on Thursday, November 26 (Thanksgiving Day)."],
])("%s: %s", (day, why) => {
	expect(findHours(day, openingCalendar)?.opens).toBe(why ? undefined : "09:00");
	expect(explainClosed(day, openingCalendar)).toBe(why);
});

test.each([
	["2026-11-24", ["2026-11-24", "2026-11-25", "2026-11-30", "2026-12-01"]],
	["2026-11-24T03:00", ["2026-11-24"]],
	["2026-11-25T17:00", ["2026-11-30"]],
])("from %s on, the next open days are %j", (from, days) => {
	expect(findOpenDays(from, days.length, openingCalendar)).toEqual(days);
});

test("a spa that never opens has no next day, and the search ends", () => {
	expect(findOpenDays("2026-11-24", 4, { hours: [], holidays: [] })).toEqual([]);
});
