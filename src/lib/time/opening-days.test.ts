import { openingCalendar } from "../../../tests/support/business-facts";
import { explainClosed } from "./closed-day";
import { findHours, findOpenDays } from "./opening-days";

test("a weekday is open at its hours", () => {
	expect(findHours("2026-11-23", openingCalendar)).toEqual({ day: 1, name: "Monday", opens: "09:00", closes: "17:00" });
	expect(findHours("2026-11-20", openingCalendar)).toMatchObject({ closes: "15:00" });
	expect(explainClosed("2026-11-23T16:59", openingCalendar)).toBeUndefined();
});

test.each([
	["2026-11-21", "We’re closed on Saturdays."],
	["2026-11-22", "We’re closed on Sundays."],
	["2026-11-23T17:00", "We’re closed for the rest of today."],
	["2026-11-26", "We’re closed on Thursday, November 26 (Thanksgiving Day)."],
])("%s: %s", (day, why) => {
	expect(findHours(day, openingCalendar)).toBeUndefined();
	expect(explainClosed(day, openingCalendar)).toBe(why);
});

test("the next open days leave out weekends and holidays", () => {
	expect(findOpenDays("2026-11-24", 4, openingCalendar)).toEqual(["2026-11-24", "2026-11-25", "2026-11-30", "2026-12-01"]);
});

test.each([
	["2026-11-24T16:59", "2026-11-24"],
	["2026-11-24T17:00", "2026-11-25"],
	["2026-11-20T15:00", "2026-11-23"],
	["2026-11-25T17:00", "2026-11-30"],
	["2026-11-24T03:00", "2026-11-24"],
])("at %s at the spa, the next day to come in is %s", (now, day) => {
	expect(findOpenDays(now, 1, openingCalendar)).toEqual([day]);
});

test("a calendar that never opens has no next day, and the search ends", () => {
	expect(findOpenDays("2026-11-24", 4, { hours: [], holidays: [] })).toEqual([]);
});
