import { findInstant } from "./next-minute";

test.each([
	["the same day", "2026-11-25T09:00", "2026-11-25T14:12:34.567Z", "2026-11-25T15:00:00Z"],
	["across the hour that's skipped", "2026-03-08T10:00", "2026-03-08T07:30:00Z", "2026-03-08T15:00:00Z"],
	["across the hour that comes twice", "2026-11-01T10:00", "2026-11-01T05:30:00Z", "2026-11-01T16:00:00Z"],
	["across the new year", "2027-01-01T00:00", "2026-12-31T23:00:00Z", "2027-01-01T06:00:00Z"],
	["a minute that's skipped: the next one, to ask again", "2026-03-08T02:30", "2026-03-08T07:30:10Z", "2026-03-08T07:31:00Z"],
])("an instant in Chicago: %s", (_name, local, now, instant) => {
	expect(new Date(findInstant(local, "America/Chicago", Date.parse(now)))).toEqual(new Date(instant));
});
