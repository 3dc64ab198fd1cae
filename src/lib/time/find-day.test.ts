import { findDay } from "./clock";

test("a form's day is the spa's, wherever the visitor is", () => {
	expect(findDay("Pacific/Auckland", new Date("2025-09-30T11:00:00Z"))).toBe("2025-10-01");
});

test.each([
	["its first minute", new Date(2026, 10, 25)],
	["its last minute", new Date(2026, 10, 25, 23, 59)],
])("where the browser can't tell the spa's time, it's the device's: %s", (_name, now) => {
	expect(findDay("America/Broken_Arrow", now)).toBe("2026-11-25");
});
