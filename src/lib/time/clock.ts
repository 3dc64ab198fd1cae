import { dayLength } from "./dates";

/** The part of Temporal used here; TypeScript 5.9 has no types for it. */
interface TimeLibrary {
	readonly Instant: { fromEpochMilliseconds(milliseconds: number): { toZonedDateTimeISO(timeZone: string): { readonly offsetNanoseconds: number } } };
}

const isOffset = (offset: number | undefined): offset is number => Math.abs(offset ?? Number.NaN) < dayLength;

const askTemporal = (timeZone: string, instant: number): number | undefined => {
	const { Temporal } = globalThis as { Temporal?: TimeLibrary };
	try {
		return Temporal && Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
	} catch {
		return undefined;
	}
};

const askIntl = (timeZone: string, instant: number): number => {
	const number = "numeric";
	const fields = { year: number, month: number, day: number, hour: number, minute: number, hourCycle: "h23" } as const;
	// Only the parts can be relied on: their order, and what's between them, differ from engine to engine.
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, ...fields }).formatToParts(instant);
	const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
	// Some engines call the first hour of a day 24.
	const shown = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour") % 24, read("minute"));
	return shown - Math.floor(instant / 60_000) * 60_000;
};

/** How far a zone's clocks are ahead of UTC, in ms; before 1970 as far as then. Intl loads its formats first (25 to 60 ms, measured), Temporal takes 1 ms. */
const getOffset = (timeZone: string, at: number): number => {
	const instant = Math.max(0, at);
	const quick = askTemporal(timeZone, instant);
	if (isOffset(quick)) return quick;
	const offset = askIntl(timeZone, instant);
	if (!isOffset(offset)) throw new RangeError(`The time in ${timeZone} can't be read.`);
	return offset;
};

/**
 * What a clock in a time zone shows, as `YYYY-MM-DDTHH:MM`.
 * @param now milliseconds since 1970
 * @throws Error for a zone that isn't in the IANA database, and where the engine can't tell the time. In the browser, use tryOrUndefined.
 */
export const getLocalMinute = (timeZone: string, now: number): string => new Date(now + getOffset(timeZone, now)).toISOString().slice(0, 16);

/** The calendar day in a time zone, as `YYYY-MM-DD`. @throws as getLocalMinute */
export const toLocalDate = (timeZone: string, now: Date): string => getLocalMinute(timeZone, now.getTime()).slice(0, 10);

/**
 * The instant, milliseconds since 1970, at which a clock in the zone shows a local time; the first one where the clocks repeat it. A time that
 * they skip is as much later as they skip (Temporal's "compatible").
 * @param local `YYYY-MM-DDTHH:MM`, or with `:SS`
 * @throws as getLocalMinute
 */
export const toInstant = (local: string, timeZone: string): number => {
	const shown = Date.parse(`${local}Z`);
	const isRight = (offset: number): boolean => getOffset(timeZone, shown - offset) === offset;
	const before = getOffset(timeZone, shown - dayLength);
	const after = getOffset(timeZone, shown + dayLength);
	return shown - (!isRight(before) && isRight(after) ? after : before);
};

/** What reading a clock gives; undefined where the engine can't tell the time in a zone, so that a page goes on with plain dates. */
export const tryOrUndefined = <T>(read: () => T): T | undefined => {
	try {
		return read();
	} catch {
		return undefined;
	}
};

/** As getLocalMinute, for a form that can't go without it: where the browser can't tell it, the device's own. */
export const findMinute = (timeZone: string, now: Date): string =>
	tryOrUndefined(() => getLocalMinute(timeZone, now.getTime())) ?? new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** The day at the spa, `YYYY-MM-DD`, as findMinute. The server checks what's sent. */
export const findDay = (timeZone: string, now: Date): string => findMinute(timeZone, now).slice(0, 10);
