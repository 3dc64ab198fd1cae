import { openingCalendar } from "../../../tests/support/business-facts";
import { fc } from "../../../tests/support/fast-check";
import { addDays, dayLength } from "./dates";
import { findHours } from "./opening-days";
import { comingDays, describeSeries, getVisitCounts, plannableDays, planSeries } from "./series";

const plan = (first: string, min: number, max: number, count: number) => planSeries(first, { min, max }, count, openingCalendar).map(({ day }) => day);

test.each([
	["twice a week: a Saturday becomes the Friday before", "2026-11-02", 3, 4, 4, ["2026-11-02", "2026-11-06", "2026-11-10", "2026-11-13"]],
	["no open day within the interval: the next one", "2026-10-16", 41, 42, 2, ["2026-10-16", "2026-11-30"]],
])("%s", (_name, first, min, max, count, days) => {
	expect(plan(first, min, max, count)).toEqual(days);
});

test("a visit that has moved says why, and another doesn't", () => {
	expect(planSeries("2026-11-21", { min: 3, max: 3 }, 3, openingCalendar)).toEqual([
		{ day: "2026-11-23", moved: "We’re closed on Saturdays." },
		{ day: "2026-11-30", moved: "We’re closed on Thursday, November 26 (Thanksgiving Day)." },
		{ day: "2026-12-03" },
	]);
});

test("a spa that never opens has no series", () => {
	expect(planSeries("2026-11-21", { min: 7, max: 7 }, 3, { hours: [], holidays: [] })).toEqual([]);
});

const getGap = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

test("whatever the first day, the interval, the hours and the holidays: open days only, as many as asked for, within the interval wherever it has an open day, and never closer", () => {
	const hours = openingCalendar.hours;
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 4000 }),
			fc.integer({ min: 1, max: 200 }),
			fc.integer({ min: 0, max: 200 }),
			fc.integer({ min: 1, max: 16 }),
			fc.uniqueArray(fc.constantFrom(...hours), { minLength: 1 }),
			fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }),
			(start, min, more, count, open, closed) => {
				const first = addDays("2025-01-01", start);
				const calendar = { hours: open, holidays: closed.map((step) => ({ date: addDays(first, step), name: "A day off" })) };
				const max = min + more;
				const days = planSeries(first, { min, max }, count, calendar).map(({ day }) => day);
				const isOpen = (day: string) => findHours(day, calendar) !== undefined;
				const listDays = (from: string, to: string) => Array.from({ length: Math.max(0, getGap(from, to) + 1) }, (_, step) => addDays(from, step));
				expect(days).toHaveLength(count);
				expect((days[0] ?? "") >= first).toBe(true);
				expect(days.every(isOpen)).toBe(true);
				expect(listDays(first, addDays(days[0] ?? "", -1)).some(isOpen)).toBe(false);
				for (const [index, day] of days.slice(1).entries()) {
					const previous = days[index] ?? "";
					const [shortest, longest] = [addDays(previous, min), addDays(previous, max)];
					expect(day >= shortest).toBe(true);
					// Nothing open is between the visit and the end of the interval, nor within it if the visit is later.
					const between = day <= longest ? listDays(addDays(day, 1), longest) : listDays(shortest, addDays(day, -1));
					expect(between.some(isOpen)).toBe(false);
				}
			},
		),
		{ numRuns: 300 },
	);
});

const today = "2026-11-25";
test.each([
	["today", today, undefined],
	["the last day", addDays(today, plannableDays), undefined],
	["yesterday", "2026-11-24", "That day has passed. Choose today or a later day."],
	["a year that is still typed", "0002-11-30", "That day has passed. Choose today or a later day."],
	["the day after the last", addDays(today, plannableDays + 1), "Choose a day within the next two years."],
	["nothing", "", "Choose a full date with month, day and year."],
	["a day that doesn't exist", "2027-02-29", "Choose a full date with month, day and year."],
	["words", "next Monday", "Choose a full date with month, day and year."],
])("%s as the first day", (_name, day, message) => {
	expect(comingDays.check(day, today)).toBe(message);
});

test("in one line, a series has its number of sessions, its year and every day", () => {
	expect(describeSeries("Facial", [{ day: "2026-12-07" }, { day: "2027-01-04" }])).toBe("Facial, 2 sessions from December 7, 2026: Mon, Dec 7; Mon, Jan 4.");
	expect(describeSeries("Facial", [])).toBe("Facial");
});

test.each([
	["a course", { min: 3, max: 6 }, { min: 3, max: 6 }],
	["a course of a set number", { min: 4, max: 4 }, { min: 4, max: 4 }],
	["a course that may be one visit", { min: 1, max: 6 }, { min: 2, max: 6 }],
	["single visits", { min: 1, max: 1 }, { min: 3, max: 6 }],
	["care that goes on", null, { min: 3, max: 6 }],
])("%s", (_name, sessions, counts) => {
	expect(getVisitCounts(sessions)).toEqual(counts);
});
