import { openingCalendar } from "../../../tests/support/business-facts";
import { toInstant } from "./clock";
import { addOpeningMinutes } from "./opening-days";

const zone = "America/Chicago";
const at = (local: string): number => toInstant(local, zone);
/** Sunday is open as well, from before the clocks change. */
const nights = { hours: [{ day: 0, name: "Sunday", opens: "00:00", closes: "05:00" }], holidays: [] };

// Monday to Thursday 9 to 5, Friday 9 to 3; Thanksgiving is November 26, 2026, and the day after is a holiday too.
test.each([
	["while it's open", "2026-11-23T10:15", 120, "2026-11-23T12:15"],
	["before it opens", "2026-11-23T06:00", 120, "2026-11-23T11:00"],
	["over closing time", "2026-11-23T16:30", 120, "2026-11-24T10:30"],
	["exactly until closing time", "2026-11-23T15:00", 120, "2026-11-23T17:00"],
	["at night", "2026-11-23T23:59", 1, "2026-11-24T09:01"],
	["over the short Friday and a weekend", "2026-11-20T14:00", 120, "2026-11-23T10:00"],
	["over two holidays and a weekend", "2026-11-25T16:00", 120, "2026-11-30T10:00"],
	["on a holiday", "2026-11-26T12:00", 120, "2026-11-30T11:00"],
	["over the end of summer time", "2026-10-30T14:30", 120, "2026-11-02T10:30"],
	["over several days", "2026-11-23T09:00", 2 * 8 * 60 + 30, "2026-11-25T09:30"],
])("%s", (_name, from, minutes, due) => {
	expect(addOpeningMinutes(at(from), minutes, zone, openingCalendar)).toBe(at(due));
});

test("an hour that the clocks repeat counts twice, and one that they skip doesn't count", () => {
	expect(addOpeningMinutes(at("2026-11-01T00:00"), 180, zone, nights)).toBe(at("2026-11-01T02:00"));
	expect(addOpeningMinutes(at("2027-03-14T00:00"), 180, zone, nights)).toBe(at("2027-03-14T04:00"));
});

test("a spa that never opens has no such instant", () => {
	expect(addOpeningMinutes(at("2026-11-23T10:00"), 120, zone, { hours: [], holidays: [] })).toBeUndefined();
});
