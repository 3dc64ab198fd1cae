import {
	addDays,
	formatAgo,
	formatDay,
	formatLongDay,
	formatShortDay,
	formatWeekday,
	formatWithYear,
	getWeekday,
	isDay,
} from "./dates";

test("a day in words, also with a time after it", () => {
	expect(formatDay("2026-08-01T00:00:00.000Z")).toBe("August 1, 2026");
	expect(
		[formatLongDay, formatShortDay, formatWeekday, getWeekday].map((format) =>
			format("2026-11-23"),
		),
	).toEqual([...["Monday, November 23", "Mon, Nov 23", "Monday", 1]]);
	expect(
		["2026-12-31", "2027-01-04"].map((day) => formatWithYear(formatShortDay, day, "2026-11-23")),
	).toEqual(["Thu, Dec 31", "Mon, Jan 4, 2027"]);
});

test.each([
	["2028-02-28", 1, "2028-02-29"],
	["2026-10-31", 2, "2026-11-02"],
	["2027-01-01", -1, "2026-12-31"],
])("%s and %i days is %s", (day, days, then) => {
	expect(addDays(day, days)).toBe(then);
});

test("a day has to exist", () => {
	expect(["2028-02-29", "2027-02-29", "2027-2-1", "soon"].map(isDay)).toEqual([
		true,
		false,
		false,
		false,
	]);
});

test.each([
	["2025-10-14", "2025-10-14", "today"],
	["2025-10-14", "2025-10-15", "1 day ago"],
	["2025-10-14", "2025-11-14", "1 month ago"],
	["2025-10-14", "2026-10-13", "11 months ago"],
	["2025-10-14", "2027-10-15", "2 years ago"],
	// A review dated tomorrow.
	["2025-10-15", "2025-10-14", "today"],
])("%s seen on %s is %s", (day, today, text) => {
	expect(formatAgo(day, today)).toBe(text);
});
