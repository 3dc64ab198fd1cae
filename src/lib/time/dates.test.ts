import { addDays, formatAgo, formatDay, formatLongDay, formatShortDay, formatWeekday, getWeekday } from "./dates";

test("a day can be written with a time after it", () => {
	expect(formatDay("2026-08-01T00:00:00.000Z")).toBe("August 1, 2026");
});

test.each([
	["2026-11-20", 1, "2026-11-21"],
	["2028-02-28", 1, "2028-02-29"],
	["2026-10-31", 2, "2026-11-02"],
	["2026-11-20", -1, "2026-11-19"],
])("%s and %i days is %s, over months, leap days and changes of the clock", (day, days, then) => {
	expect(addDays(day, days)).toBe(then);
});

test("every day of two years is written as the browser's own formatters write it", () => {
	const written = (options: Intl.DateTimeFormatOptions) => {
		const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
		return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
	};
	const long = written({ weekday: "long", month: "long", day: "numeric" });
	const short = written({ weekday: "short", month: "short", day: "numeric" });
	const full = written({ dateStyle: "long" });
	const weekday = written({ weekday: "long" });
	for (let day = "2027-06-01"; day < "2029-06-01"; day = addDays(day, 1)) {
		expect([formatLongDay(day), formatShortDay(day), formatDay(day), formatWeekday(day)]).toEqual([long(day), short(day), full(day), weekday(day)]);
		expect(getWeekday(day)).toBe(new Date(day).getUTCDay());
	}
});

test.each([
	["2025-10-14", "2025-10-14", "today"],
	["2025-10-14", "2025-10-15", "1 day ago"],
	["2025-10-14", "2025-11-14", "1 month ago"],
	["2025-10-14", "2026-10-13", "11 months ago"],
	["2025-10-14", "2026-10-14", "1 year ago"],
	["2025-10-14", "2027-10-15", "2 years ago"],
	// A review dated tomorrow, seen from a zone further west.
	["2025-10-15", "2025-10-14", "today"],
])("%s seen on %s is %s", (day, today, text) => {
	expect(formatAgo(day, today)).toBe(text);
});
