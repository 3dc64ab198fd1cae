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
	["the last moment before opening", "2026-11-23T14:59:59.999Z", "Closed, opens today at 9 AM"],
	["the minute of opening", "2026-11-23T15:00:00Z", "Open now, until 5 PM"],
	["the minute of closing", "2026-11-23T23:00:00Z", "Closed, opens tomorrow at 9 AM"],
	["midnight", "2026-11-24T06:00:00Z", "Closed, opens today at 9 AM"],
	["a Friday, which ends earlier", "2026-11-20T20:00:00Z", "Open now, until 3 PM"],
	["a Friday evening", "2026-11-20T21:00:00Z", "Closed, opens Monday at 9 AM"],
	["a Sunday", "2026-11-22T18:00:00Z", "Closed, opens tomorrow at 9 AM"],
	["the evening before Thanksgiving and the day after it", "2026-11-25T23:00:00Z", "Closed, opens Monday at 9 AM"],
	["Thanksgiving, at an hour that's open on other Thursdays", "2026-11-26T18:00:00Z", "Closed, opens Monday at 9 AM"],
	["the night in which the clocks go forward, 2026", "2026-03-08T07:59:00Z", "Closed, opens tomorrow at 9 AM"],
	["the night in which they go back", "2026-11-01T07:30:00Z", "Closed, opens tomorrow at 9 AM"],
	["the evening before the leap day", "2028-02-28T23:00:00Z", "Closed, opens tomorrow at 9 AM"],
])("%s", (_name, instant, text) => {
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
	["before opening: the opening", "2026-11-23T14:00:00Z", "2026-11-23T15:00:00Z"],
	["while open: the closing", "2026-11-23T15:00:00Z", "2026-11-23T23:00:00Z"],
	["after closing: midnight, when tomorrow becomes today", "2026-11-23T23:00:00Z", "2026-11-24T06:00:00Z"],
	["the 23-hour day ends an hour earlier", "2026-03-08T06:00:00Z", "2026-03-09T05:00:00Z"],
	["the 25-hour day ends an hour later", "2026-11-01T05:00:00Z", "2026-11-02T06:00:00Z"],
])("the next change, %s", (_name, now, change) => {
	expect(new Date(at(now)?.changesAt ?? 0)).toEqual(new Date(change));
});

test.each([
	["forward", "2026-03-08T07:00:00Z", "2026-03-08T15:00:00Z"],
	["forward, a year later", "2027-03-14T07:00:00Z", "2027-03-14T15:00:00Z"],
	["back", "2026-11-01T05:30:00Z", "2026-11-01T16:00:00Z"],
])("on the day on which the clocks go %s, a spa that's open on Sundays opens at its hour", (_name, now, opening) => {
	const status = at(now, everyDay("10:00", "16:00"));
	expect(status).toEqual({ isOpen: false, text: "Closed, opens today at 10 AM", changesAt: Date.parse(opening) });
	expect(at(opening, everyDay("10:00", "16:00"))?.isOpen).toBe(true);
});

test("in the hour that the clocks repeat, the next change isn't the one that has passed", () => {
	const again = "2026-11-01T07:10:20Z";
	expect(at(again, everyDay("01:30", "05:00"))).toEqual({
		isOpen: false,
		text: "Closed, opens today at 1:30 AM",
		changesAt: Date.parse("2026-11-01T07:11:00Z"),
	});
});

describe("for any calendar, zone and instant", () => {
	const quarter = 15 * 60_000;
	const zones = [chicago, "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland"];
	const formatQuarter = (quarters: number) => `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
	const first = Date.parse("2026-01-01T00:00:00Z");
	// Not in the hours of the night that come twice or never.
	const hours = fc
		.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 16, max: 60 }), fc.integer({ min: 1, max: 30 })), {
			selector: ([day]) => day,
			minLength: 1,
			maxLength: 7,
		})
		.map((days) =>
			days.map(([day, opens, length]) => ({ day, name: weekdays[day] ?? "", opens: formatQuarter(opens), closes: formatQuarter(opens + length) })),
		);
	const cases = fc.record({
		zone: fc.constantFrom(...zones),
		now: fc.integer({ min: 0, max: 900 * 96 }).map((quarters) => first + quarters * quarter),
		hours,
		// Days from now that are closed.
		closed: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 5 }),
	});
	const read = (zone: string, instant: number) => {
		const [day = "", time = ""] = new TZDate(instant, zone).toISOString().split("T");
		return { day, time: time.slice(0, 5) };
	};
	/** Worked out from another library's time zones. */
	const isOpen = (zone: string, { hours, holidays }: OpeningCalendar, instant: number): boolean => {
		const { day, time } = read(zone, instant);
		const found = hours.find((entry) => entry.day === new TZDate(instant, zone).getDay());
		return found !== undefined && !holidays.some(({ date }) => date === day) && found.opens <= time && time < found.closes;
	};
	const readCalendar = ({ zone, now, hours, closed }: { zone: string; now: number; hours: OpeningCalendar["hours"]; closed: number[] }): OpeningCalendar => ({
		hours,
		holidays: closed.map((days) => ({ date: read(zone, now + days * 86_400_000).day, name: "Closed" })),
	});

	test("it says whether the spa is open, and the text stays true until it changes", () => {
		fc.assert(
			fc.property(cases, (each) => {
				const calendar = readCalendar(each);
				const status = getOpenStatus(each.now, each.zone, calendar);
				expect(status?.isOpen).toBe(isOpen(each.zone, calendar, each.now));
				expect(getOpenStatus((status?.changesAt ?? 0) - 1, each.zone, calendar)?.text).toBe(status?.text);
				expect(status?.changesAt).toBeGreaterThan(each.now);
			}),
			{ numRuns: 150 },
		);
	});
});
