import { TZDate, tzOffset } from "@date-fns/tz";
import fc from "fast-check";
import { dayIn, getLocalMinute, ifReadable, toInstant } from "./clock";

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
});

test.each(["2025-09-25T00:00", "2025-09-25T00:00:00"])("%s is an instant", (local) => {
	expect(new Date(toInstant(local, "America/Chicago"))).toEqual(new Date("2025-09-25T05:00:00Z"));
});

describe("as another library has it,", () => {
	const zones = [
		...["America/Chicago", "America/Havana", "America/St_Johns", "UTC", "Europe/Berlin", "Africa/Casablanca"],
		...["Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Apia", "Pacific/Kiritimati"],
	];
	const quarter = 15 * 60_000;
	const read = (zone: string, instant: number): string => new TZDate(instant, zone).toISOString().slice(0, 19);
	const write = (local: string, zone: string): number => {
		const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = local.split(/\D/).map(Number);
		return new TZDate(year, month - 1, day, hours, minutes, zone).getTime();
	};
	const listSteps = (from: number, to: number, step: number): number[] =>
		Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

	test("every zone shows its local time at every instant, and an instant has it", () => {
		fc.assert(
			fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: Date.parse("2050-01-01") / 1000 }), (zone, seconds) => {
				const local = read(zone, seconds * 1000);
				expect(getLocalMinute(zone, seconds * 1000)).toBe(local.slice(0, 16));
				expect(read(zone, toInstant(local, zone))).toBe(local);
			}),
			{ numRuns: 1000 },
		);
	});

	test.each(zones)("in %s, around each change of its clocks, a time is the first instant that shows it; one that's skipped is as much later", (zone) => {
		const years = [...["2011", "2012"], ...["2026", "2027", "2028"]].map((year) => Date.parse(`${year}-01-01T00:00:00Z`));
		const hours = [...listSteps(years[0] ?? 0, years[1] ?? 0, 4 * quarter), ...listSteps(years[2] ?? 0, years[4] ?? 0, 4 * quarter)];
		const changes = hours.filter((hour) => tzOffset(zone, new Date(hour)) !== tzOffset(zone, new Date(hour + 4 * quarter)));
		for (const change of changes) {
			const first = new Map<string, number>();
			for (const instant of listSteps(change - 60 * 4 * quarter, change + 60 * 4 * quarter, quarter)) {
				const local = read(zone, instant);
				if (!first.has(local)) first.set(local, instant);
			}
			for (const shown of listSteps(change - 36 * 4 * quarter, change + 36 * 4 * quarter, quarter)) {
				const local = new Date(shown).toISOString().slice(0, 16);
				expect([local, toInstant(local, zone)]).toEqual([local, first.get(`${local}:00`) ?? write(local, zone)]);
			}
		}
		expect(changes.length > 0).toBe(!["UTC", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Kiritimati"].includes(zone));
	});
});

test.each([
	["America/Chicago", "2026-03-08T02:30", "2026-03-08T03:30"],
	["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T03:30"],
	["Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:45"],
	["Pacific/Apia", "2011-12-30T12:00", "2011-12-31T12:00"],
])("in %s, clocks skip %s: it's %s then", (zone, local, shown) => {
	expect(getLocalMinute(zone, toInstant(local, zone))).toBe(shown);
});

describe("whatever the engine,", () => {
	const temporal = Object.getOwnPropertyDescriptor(globalThis, "Temporal");
	const setTemporal = (Temporal: unknown) => Object.defineProperty(globalThis, "Temporal", { value: Temporal, configurable: true, writable: true });
	afterEach(() => {
		jest.restoreAllMocks();
		if (temporal) Object.defineProperty(globalThis, "Temporal", temporal);
		else Reflect.deleteProperty(globalThis, "Temporal");
	});
	const { DateTimeFormat } = Intl;
	type Parts = Intl.DateTimeFormatPart[];
	/** An engine without Temporal, whose formatter gives other parts. */
	const formatAs = (change: (parts: Parts) => Parts, own: Intl.DateTimeFormatOptions = {}) => {
		setTemporal(undefined);
		jest.spyOn(Intl, "DateTimeFormat").mockImplementation((locale, options) => {
			const format = new DateTimeFormat(locale, { ...options, ...own });
			return { formatToParts: (instant: number) => change(format.formatToParts(instant)) } as Intl.DateTimeFormat;
		});
	};
	const change = (type: string, to: (value: string) => string) => (parts: Parts) =>
		parts.map((part) => (part.type === type ? { ...part, value: to(part.value) } : part));
	const midnight = Date.parse("2026-11-25T06:00:00Z");
	const readAll = () => [
		getLocalMinute("America/Chicago", midnight),
		dayIn("America/Chicago", new Date(midnight)),
		toInstant("2026-11-25T00:00", "America/Chicago"),
	];
	const right = ["2026-11-25T00:00", "2026-11-25", midnight];

	test.each<[string, () => void]>([
		["a formatter with another order", () => formatAs((parts) => parts.toReversed())],
		["a formatter that calls midnight 24", () => formatAs((parts) => parts, { hourCycle: "h24" })],
		["a formatter without leading zeros", () => formatAs(change("minute", String))],
		[
			"Temporal that throws",
			() =>
				setTemporal({
					Instant: {
						fromEpochMilliseconds: () => {
							throw new TypeError("No.");
						},
					},
				}),
		],
		["Temporal with half of its methods", () => setTemporal({ Instant: { fromEpochMilliseconds: () => ({}) } })],
		["Temporal without instants", () => setTemporal({})],
		["Temporal without an offset", () => setTemporal({ Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: () => ({}) }) } })],
	])("%s: the time is right", (_name, prepare) => {
		prepare();
		expect(readAll()).toEqual(right);
	});

	test("with Temporal, no formatter is made", () => {
		const toZonedDateTimeISO = (zone: string) => ({ offsetNanoseconds: zone === "America/Chicago" ? -6 * 3600 * 1e9 : 0 });
		setTemporal({ Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO }) } });
		const made = jest.spyOn(Intl, "DateTimeFormat");
		expect(readAll()).toEqual(right);
		expect(made).not.toHaveBeenCalled();
	});

	const throwing = () => {
		throw new RangeError("No.");
	};
	test.each<[string, () => void]>([
		["a formatter that throws", () => formatAs(throwing)],
		[
			"no formatter",
			() => {
				setTemporal(undefined);
				jest.spyOn(Intl, "DateTimeFormat").mockImplementation(throwing);
			},
		],
		["a formatter with nothing in it", () => formatAs(() => [])],
		["a formatter without an hour", () => formatAs((parts) => parts.filter(({ type }) => type !== "hour"))],
		["a formatter with other digits", () => formatAs((parts) => parts, { numberingSystem: "arab" })],
		["a formatter with another calendar", () => formatAs((parts) => parts, { calendar: "buddhist" })],
	])("%s: that's an error, and a page goes on without", (_name, prepare) => {
		prepare();
		const reads: readonly (() => unknown)[] = [
			() => getLocalMinute("America/Chicago", midnight),
			() => dayIn("America/Chicago", new Date(midnight)),
			() => toInstant("2026-11-25T00:00", "America/Chicago"),
		];
		for (const read of reads) {
			expect(read).toThrow(RangeError);
			expect(ifReadable(read)).toBeUndefined();
		}
	});

	test("a zone that doesn't exist is an error that names it, with Temporal or without", () => {
		for (const library of [undefined, { Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: throwing }) } }]) {
			setTemporal(library);
			expect(() => getLocalMinute("America/Broken_Arrow", 0)).toThrow(/America\/Broken_Arrow/);
			expect(() => toInstant("2026-11-25T09:00", "America/Broken_Arrow")).toThrow(/America\/Broken_Arrow/);
		}
	});

	test("a local time that isn't one is an error", () => {
		expect(() => toInstant("tomorrow", "America/Chicago")).toThrow(RangeError);
	});
});
