import { findDay, getLocalMinute, toInstant, toLocalDate, tryOrUndefined } from "./time-zone";

const chicago = "America/Chicago";

test.each([
	["2025-09-30T04:59:59.999Z", "2025-09-29"],
	["2025-09-30T05:00:00.000Z", "2025-09-30"],
	["2025-12-01T05:59:59.999Z", "2025-11-30"],
])("at %s it's %s in Chicago", (instant, day) => {
	expect(toLocalDate(chicago, new Date(instant))).toBe(day);
});

test.each([
	["2025-09-25T00:00", "2025-09-25T05:00:00Z"],
	["2025-09-25T23:59:59", "2025-09-26T04:59:59Z"],
	// The clocks skip 2:30, and show 1:30 twice.
	["2026-03-08T00:00", "2026-03-08T06:00:00Z"],
	["2026-03-08T02:30", "2026-03-08T08:30:00Z"],
	["2026-03-08T09:00", "2026-03-08T14:00:00Z"],
	["2026-11-01T01:30", "2026-11-01T06:30:00Z"],
	["2026-11-01T09:00", "2026-11-01T15:00:00Z"],
])("%s in Chicago is %s", (local, instant) => {
	expect(new Date(toInstant(local, chicago))).toEqual(new Date(instant));
});

test("if the browser doesn't know the zone, a form's day is the device's", () => {
	const read = () => getLocalMinute("America/Broken_Arrow", 0);
	expect(read).toThrow(RangeError);
	expect(tryOrUndefined(read)).toBeUndefined();
	expect(findDay("Pacific/Auckland", new Date("2025-09-30T11:00:00Z"))).toBe("2025-10-01");
	expect(findDay("America/Broken_Arrow", new Date(2026, 10, 25, 23, 59))).toBe("2026-11-25");
	expect(() => toInstant("tomorrow", chicago)).toThrow(RangeError);
});
