import { formatDay } from "./dates";

test.each([
	["2025-09-30", "September 30, 2025"],
	["2026-01-01", "January 1, 2026"],
	["2028-02-29", "February 29, 2028"],
	["2025-11-02", "November 2, 2025"],
	["2026-08-01T00:00:00.000Z", "August 1, 2026"],
])("formatDay(%s) is %s, in whatever zone it runs", (day, text) => {
	expect(formatDay(day)).toBe(text);
});
