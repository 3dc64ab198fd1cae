import { dayLength } from "./dates";

/** TypeScript 5.9 has no types for Temporal. */
interface TimeLibrary {
	readonly Instant: {
		fromEpochMilliseconds(milliseconds: number): {
			toZonedDateTimeISO(timeZone: string): { readonly offsetNanoseconds: number };
		};
	};
}

const askIntl = (timeZone: string, instant: number): number => {
	const number = "numeric";
	const format = {
		year: number,
		month: number,
		day: number,
		hour: number,
		minute: number,
		hourCycle: "h23",
	} as const;
	// Reads parts, because engines differ in their order and in what's between them.
	const parts = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
		timeZone,
		...format,
	}).formatToParts(instant);
	const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
	const shown = Date.UTC(
		read("year"),
		read("month") - 1,
		read("day"),
		read("hour"),
		read("minute"),
	);
	return shown - Math.floor(instant / 60_000) * 60_000;
};

/**
 * How far the zone is ahead of UTC, in milliseconds. Temporal takes 1 ms; Intl takes 25 to 60 ms,
 * because it loads its formats first.
 */
const getOffset = (timeZone: string, at: number): number => {
	// While a year is typed, it may be 2 or 20 for a moment, which isn't looked up.
	const instant = Math.max(0, at);
	const { Temporal } = globalThis as { Temporal?: TimeLibrary };
	return Temporal
		? Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
				.offsetNanoseconds / 1e6
		: askIntl(timeZone, instant);
};

/**
 * The local time as `YYYY-MM-DDTHH:MM`.
 * @param now milliseconds since 1970
 * @throws Error if the engine doesn't know the zone; in the browser, use tryOrUndefined
 */
export const getLocalMinute = (timeZone: string, now: number): string =>
	new Date(now + getOffset(timeZone, now)).toISOString().slice(0, 16);

/** The local day, `YYYY-MM-DD`. @throws as getLocalMinute */
export const toLocalDate = (timeZone: string, now: Date): string =>
	getLocalMinute(timeZone, now.getTime()).slice(0, 10);

/**
 * Milliseconds since 1970. At the end of daylight time, an ambiguous time is the first of the two;
 * at its beginning, a skipped time is an hour later.
 * @param local `YYYY-MM-DDTHH:MM`, or with `:SS`
 * @throws as getLocalMinute
 */
export const toInstant = (local: string, timeZone: string): number => {
	const shown = Date.parse(`${local}Z`);
	const isRight = (offset: number) => getOffset(timeZone, shown - offset) === offset;
	const before = getOffset(timeZone, shown - dayLength);
	const after = getOffset(timeZone, shown + dayLength);
	return shown - (!isRight(before) && isRight(after) ? after : before);
};

/**
 * Reads a date or time of the spa's zone.
 * @returns undefined if the engine doesn't know the zone; a page then keeps its build's dates
 */
export const tryOrUndefined = <T>(read: () => T): T | undefined => {
	try {
		return read();
	} catch {
		return undefined;
	}
};

/**
 * The local time as `YYYY-MM-DDTHH:MM`, of the device if the browser doesn't know the zone: forms
 * need some day, and the server checks it.
 */
export const findMinute = (timeZone: string, now: Date): string =>
	tryOrUndefined(() => getLocalMinute(timeZone, now.getTime())) ??
	new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export const findDay = (timeZone: string, now: Date): string =>
	findMinute(timeZone, now).slice(0, 10);
