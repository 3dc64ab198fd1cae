import { mayStillOpen } from "./index";

test.each([
	["2025-09-29T12:00:00Z", true],
	["2025-09-30T23:59:58Z", true],
	["2025-10-01T00:00:00Z", false],
])("a campaign that ends on 2025-09-29 may still open somewhere at %s: %s", (now, expected) => {
	expect(mayStillOpen("2025-09-29T23:59:59", new Date(now))).toBe(expected);
});
