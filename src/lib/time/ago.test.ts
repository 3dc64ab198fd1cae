import { formatAgo } from "./ago";

test.each([
	["2025-10-14", "2025-10-15", "1 day ago"],
	["2025-10-14", "2025-11-14", "about 1 month ago"],
	["2025-08-14", "2026-11-21", "over 1 year ago"],
])("%s seen on %s is %s", (day, today, text) => {
	expect(formatAgo(day, today)).toBe(text);
});
