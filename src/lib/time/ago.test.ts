import { formatAgo } from "./ago";

test.each([
	["2025-10-14", "2025-10-14", "today"],
	["2025-10-14", "2025-10-15", "1 day ago"],
	["2025-10-14", "2025-11-13", "30 days ago"],
	["2025-10-14", "2025-11-14", "1 month ago"],
	["2025-08-14", "2025-10-16", "2 months ago"],
	["2025-10-14", "2026-10-13", "11 months ago"],
	["2025-10-14", "2026-10-14", "1 year ago"],
	["2025-10-14", "2027-10-15", "2 years ago"],
	// A review dated tomorrow, seen from a zone further west.
	["2025-10-15", "2025-10-14", "today"],
])("%s seen on %s is %s", (day, today, text) => {
	expect(formatAgo(day, today)).toBe(text);
});
