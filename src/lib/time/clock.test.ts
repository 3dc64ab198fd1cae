import { dayIn, getLocalMinute } from "./clock";

test.each([
	["Chicago, summer time: the last second of a day", "America/Chicago", "2025-09-30T04:59:59.999Z", "2025-09-29"],
	["Chicago, summer time: midnight", "America/Chicago", "2025-09-30T05:00:00.000Z", "2025-09-30"],
	["Chicago, winter time: the last second of a day", "America/Chicago", "2025-12-25T05:59:59.999Z", "2025-12-24"],
	["Chicago, winter time: midnight", "America/Chicago", "2025-12-25T06:00:00.000Z", "2025-12-25"],
	["Chicago, the 23-hour day: its first second", "America/Chicago", "2026-03-08T06:00:00.000Z", "2026-03-08"],
	["Chicago, the 23-hour day: after the clocks went forward", "America/Chicago", "2026-03-08T08:00:00.000Z", "2026-03-08"],
	["Chicago, the 23-hour day: its last second", "America/Chicago", "2026-03-09T04:59:59.999Z", "2026-03-08"],
	["Chicago, the day after it", "America/Chicago", "2026-03-09T05:00:00.000Z", "2026-03-09"],
	["Chicago, the 25-hour day: its first second", "America/Chicago", "2025-11-02T05:00:00.000Z", "2025-11-02"],
	["Chicago, the 25-hour day: its last second", "America/Chicago", "2025-11-03T05:59:59.999Z", "2025-11-02"],
	["Chicago, the day after that", "America/Chicago", "2025-11-03T06:00:00.000Z", "2025-11-03"],
	["Chicago, a leap day", "America/Chicago", "2028-03-01T05:59:59.999Z", "2028-02-29"],
	["Auckland, summer: a second before the new year", "Pacific/Auckland", "2025-12-31T10:59:59.999Z", "2025-12-31"],
	["Auckland, summer: the new year, a day ahead of London", "Pacific/Auckland", "2025-12-31T11:00:00.000Z", "2026-01-01"],
	["Auckland, winter: the last second of a day", "Pacific/Auckland", "2025-06-30T11:59:59.999Z", "2025-06-30"],
	["Auckland, winter: midnight", "Pacific/Auckland", "2025-06-30T12:00:00.000Z", "2025-07-01"],
	["Auckland, the 23-hour day: its last second", "Pacific/Auckland", "2025-09-28T10:59:59.999Z", "2025-09-28"],
	["Honolulu: a second before the new year", "Pacific/Honolulu", "2026-01-01T09:59:59.999Z", "2025-12-31"],
	["Honolulu: the new year", "Pacific/Honolulu", "2026-01-01T10:00:00.000Z", "2026-01-01"],
	["Honolulu has no summer time", "Pacific/Honolulu", "2026-07-01T09:59:59.999Z", "2026-06-30"],
])("%s", (_name, zone, instant, day) => {
	expect(dayIn(zone, new Date(instant))).toBe(day);
});

test("one instant is the day before in the west and the day after in the east", () => {
	const instant = new Date("2025-10-17T04:30:00Z");
	expect(["America/Chicago", "Pacific/Auckland", "Pacific/Honolulu"].map((zone) => dayIn(zone, instant))).toEqual(["2025-10-16", "2025-10-17", "2025-10-16"]);
});

test("with Temporal, the day comes from it", () => {
	const asked: unknown[] = [];
	const zoned = (timeZone: string) => {
		asked.push(timeZone);
		return { toPlainDateTime: () => "2025-10-16T23:30:00" };
	};
	const Instant = {
		fromEpochMilliseconds: (milliseconds: number) => {
			asked.push(milliseconds);
			return { toZonedDateTimeISO: zoned };
		},
	};
	Object.assign(globalThis, { Temporal: { Instant } });
	try {
		expect(dayIn("America/Chicago", new Date("2025-10-17T04:30:00Z"))).toBe("2025-10-16");
		expect(asked).toEqual([Date.parse("2025-10-17T04:30:00Z"), "America/Chicago"]);
	} finally {
		Reflect.deleteProperty(globalThis, "Temporal");
	}
});

describe("a minute:", () => {
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
});
