import { TZDate } from "@date-fns/tz";
import { openingCalendar as week } from "../../../tests/support/business-facts";
import { fc } from "../../../tests/support/fast-check";
import { weekdays } from "./dates";
import { getOpenStatus } from "./open-now";
import type { OpeningCalendar } from "./opening-days";

const chicago = "America/Chicago";
const at = (instant: string, calendar: OpeningCalendar = week) => getOpenStatus(Date.parse(instant), chicago, calendar);
const closedOn = (...dates: string[]): OpeningCalendar => ({ ...week, holidays: dates.map((date) => ({ date, name: "Closed" })) });
const everyDay = (opens: string, closes: string): OpeningCalendar => ({ hours: weekdays.map((name, day) => ({ day, name, opens, closes })), holidays: [] });

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
	expect(at("2026-11-23T15:29:00Z", calendar)?.text).toBe("Closed, opens today at 9:30 AM");
	expect(at("2026-11-23T15:30:00Z", calendar)?.text).toBe("Open now, until 3:45 PM");
});

test("after a week off, the day has its date: the next one of that name is closed", () => {
	const holidays = ["21", "22", "23", "24", "25", "28", "29", "30", "31"].map((date) => `2026-12-${date}`);
	expect(at("2026-12-18T21:00:00Z", closedOn(...holidays, "2027-01-01"))?.text).toBe("Closed, opens Monday, January 4 at 9 AM");
});

test("a spa that doesn't open within a year has no status", () => {
	expect(at("2026-11-23T18:00:00Z", { hours: [], holidays: [] })).toBeUndefined();
});

test.each([
	["before opening: the opening", "2026-11-23T14:00:00Z", week, "2026-11-23T15:00:00Z"],
	["while open: the closing", "2026-11-23T15:00:00Z", week, "2026-11-23T23:00:00Z"],
	["after closing: midnight, when tomorrow becomes today", "2026-11-23T23:00:00Z", week, "2026-11-24T06:00:00Z"],
	["on the 25-hour day, its midnight", "2026-11-01T05:00:00Z", week, "2026-11-02T06:00:00Z"],
	["on the day on which the clocks go forward", "2026-03-08T07:00:00Z", everyDay("10:00", "16:00"), "2026-03-08T15:00:00Z"],
	["in the hour that the clocks repeat, never in the past", "2026-11-01T07:10:20Z", everyDay("01:30", "05:00"), "2026-11-01T07:11:00Z"],
])("the next change, %s", (_name, now, calendar, change) => {
	expect(new Date(at(now, calendar)?.changesAt ?? 0)).toEqual(new Date(change));
});

test("for any calendar and instant, it says whether the spa is open, and the text stays true until it changes", () => {
	const quarter = 15 * 60_000;
	const formatQuarter = (quarters: number) => new Date(quarters * quarter).toISOString().slice(11, 16);
	// Not in the hours of the night that come twice or never.
	const hours = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 16, max: 60 }), fc.integer({ min: 1, max: 30 })), {
		selector: ([day]) => day,
		minLength: 1,
	});
	const closed = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 5 });
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 900 * 96 }), hours, closed, (quarters, days, steps) => {
			const now = Date.parse("2026-01-01T00:00:00Z") + quarters * quarter;
			const calendar = {
				hours: days.map(([day, opens, length]) => ({ day, name: weekdays[day] ?? "", opens: formatQuarter(opens), closes: formatQuarter(opens + length) })),
				holidays: steps.map((step) => ({ date: new TZDate(now + step * 86_400_000, chicago).toISOString().slice(0, 10), name: "Closed" })),
			};
			// Worked out with another library's time zones.
			const [day = "", time = ""] = new TZDate(now, chicago).toISOString().slice(0, 16).split("T");
			const today = calendar.hours.find((entry) => entry.day === new TZDate(now, chicago).getDay());
			const isOpen = today !== undefined && calendar.holidays.every(({ date }) => date !== day) && today.opens <= time && time < today.closes;
			const status = getOpenStatus(now, chicago, calendar);
			expect(status?.isOpen).toBe(isOpen);
			expect(getOpenStatus((status?.changesAt ?? 0) - 1, chicago, calendar)?.text).toBe(status?.text);
			expect(status?.changesAt).toBeGreaterThan(now);
		}),
		{ numRuns: 150 },
	);
});
