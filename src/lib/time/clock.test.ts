import { TZDate, tzOffset } from "@date-fns/tz";
import { fc } from "../../../tests/support/fast-check";
import { findDay, getLocalMinute, toInstant, toLocalDate, tryOrUndefined } from "./clock";

test.each([
	["Chicago: the last second of a day in summer", "America/Chicago", "2025-09-30T04:59:59.999Z", "2025-09-29"],
	["Chicago: midnight in summer", "America/Chicago", "2025-09-30T05:00:00.000Z", "2025-09-30"],
])("%s", (_name, zone, instant, day) => {
	expect(toLocalDate(zone, new Date(instant))).toBe(day);
});

test("a form's day is the spa's, and the device's where the browser can't tell the spa's time", () => {
	expect(findDay("Pacific/Auckland", new Date("2025-09-30T11:00:00Z"))).toBe("2025-10-01");
	expect(findDay("America/Broken_Arrow", new Date(2026, 10, 25))).toBe("2026-11-25");
	expect(findDay("America/Broken_Arrow", new Date(2026, 10, 25, 23, 59))).toBe("2026-11-25");
});

test.each(["2025-09-25T00:00", "2025-09-25T00:00:00"])("%s is an instant", (local) => {
	expect(new Date(toInstant(local, "America/Chicago"))).toEqual(new Date("2025-09-25T05:00:00Z"));
});

describe("as another library has it,", () => {
	// The spa's, one without changes, one that changes at midnight, one that changes by half an hour, and one that has skipped a day.
	const zones = ["America/Chicago", "Asia/Kathmandu", "America/Havana", "Australia/Lord_Howe", "Pacific/Apia"];
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
			{ numRuns: 300 },
		);
	});

	test.each(zones)("in %s, around each change of its clocks, a time is the first instant that shows it; one that's skipped is as much later", (zone) => {
		const years = ["2011", "2012", "2026", "2027"].map((year) => Date.parse(`${year}-01-01T00:00:00Z`));
		const hours = [...listSteps(years[0] ?? 0, years[1] ?? 0, 4 * quarter), ...listSteps(years[2] ?? 0, years[3] ?? 0, 4 * quarter)];
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
		expect(changes.length > 0).toBe(zone !== "Asia/Kathmandu");
	});
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
	const throwing = () => {
		throw new RangeError("No.");
	};
	const midnight = Date.parse("2026-11-25T06:00:00Z");
	const readAll = () => [
		getLocalMinute("America/Chicago", midnight),
		toLocalDate("America/Chicago", new Date(midnight)),
		toInstant("2026-11-25T00:00", "America/Chicago"),
	];
	const right = ["2026-11-25T00:00", "2026-11-25", midnight];

	test.each<[string, () => void]>([
		["a formatter with another order", () => formatAs((parts) => parts.toReversed())],
		["a formatter that calls midnight 24", () => formatAs((parts) => parts, { hourCycle: "h24" })],
		["Temporal that throws", () => setTemporal({ Instant: { fromEpochMilliseconds: throwing } })],
		["Temporal without an offset", () => setTemporal({ Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: () => ({}) }) } })],
	])("%s: the time is right", (_name, prepare) => {
		prepare();
		expect(readAll()).toEqual(right);
	});

	test.each<[string, () => void]>([
		["a formatter that throws", () => formatAs(throwing)],
		["a formatter without an hour", () => formatAs((parts) => parts.filter(({ type }) => type !== "hour"))],
		["a formatter with other digits", () => formatAs((parts) => parts, { numberingSystem: "arab" })],
		["a formatter with another calendar", () => formatAs((parts) => parts, { calendar: "buddhist" })],
	])("%s: that's an error, and a page goes on without", (_name, prepare) => {
		prepare();
		expect(readAll).toThrow(RangeError);
		expect(tryOrUndefined(readAll)).toBeUndefined();
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
