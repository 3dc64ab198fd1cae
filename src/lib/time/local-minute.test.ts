import { findInstant, getLocalMinute } from "./local-minute";

test.each([
	["Chicago, winter", "America/Chicago", "2026-01-15T14:59:59.999Z", "2026-01-15T08:59"],
	["Chicago, summer", "America/Chicago", "2026-07-15T14:00:00Z", "2026-07-15T09:00"],
	["Chicago, midnight", "America/Chicago", "2026-01-15T06:00:00Z", "2026-01-15T00:00"],
	["Chicago, the last minute before the clocks go forward", "America/Chicago", "2026-03-08T07:59:00Z", "2026-03-08T01:59"],
	["Chicago, the first minute afterward", "America/Chicago", "2026-03-08T08:00:00Z", "2026-03-08T03:00"],
	["Chicago, the last minute before they go back", "America/Chicago", "2026-11-01T06:59:00Z", "2026-11-01T01:59"],
	["Chicago, the first minute afterward", "America/Chicago", "2026-11-01T07:00:00Z", "2026-11-01T01:00"],
	["Kolkata, half an hour off", "Asia/Kolkata", "2026-12-31T18:30:00Z", "2027-01-01T00:00"],
])("%s", (_name, zone, instant, local) => {
	expect(getLocalMinute(zone, Date.parse(instant))).toBe(local);
});

test("an unknown zone is an error", () => {
	expect(() => getLocalMinute("America/Broken_Arrow", 0)).toThrow(RangeError);
});

test("with Temporal, the minute comes from it", () => {
	const toZonedDateTimeISO = (zone: string) => ({ toPlainDateTime: () => `2026-11-25T09:05:30.123 in ${zone}` });
	Object.assign(globalThis, { Temporal: { Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO }) } } });
	try {
		expect(getLocalMinute("America/Chicago", 0)).toBe("2026-11-25T09:05");
	} finally {
		Reflect.deleteProperty(globalThis, "Temporal");
	}
});

test.each([
	["the same day", "2026-11-25T09:00", "2026-11-25T14:12:34.567Z", "2026-11-25T15:00:00Z"],
	["across the hour that's skipped", "2026-03-08T10:00", "2026-03-08T07:30:00Z", "2026-03-08T15:00:00Z"],
	["across the hour that comes twice", "2026-11-01T10:00", "2026-11-01T05:30:00Z", "2026-11-01T16:00:00Z"],
	["across the new year", "2027-01-01T00:00", "2026-12-31T23:00:00Z", "2027-01-01T06:00:00Z"],
	["a minute that's skipped: the next one, to ask again", "2026-03-08T02:30", "2026-03-08T07:30:10Z", "2026-03-08T07:31:00Z"],
])("an instant in Chicago: %s", (_name, local, now, instant) => {
	expect(new Date(findInstant(local, "America/Chicago", Date.parse(now)))).toEqual(new Date(instant));
});
