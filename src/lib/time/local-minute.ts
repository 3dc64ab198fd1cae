/** The part of Temporal used here; TypeScript 5.9 has no types for it. */
interface Calendar {
	readonly Instant: { fromEpochMilliseconds(milliseconds: number): { toZonedDateTimeISO(timeZone: string): { toPlainDateTime(): { toString(): string } } } };
}

const minute = 60_000;

/**
 * What a clock in a time zone shows, as `YYYY-MM-DDTHH:MM`. Temporal where there is one, because Intl loads its formats first (lib/time/clock.ts).
 * @param now milliseconds since 1970
 * @throws RangeError for a zone that isn't in the IANA database
 */
export const getLocalMinute = (timeZone: string, now: number): string => {
	const { Temporal } = globalThis as { Temporal?: Calendar };
	if (Temporal) return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(0, 16);
	const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
	return new Intl.DateTimeFormat("en-CA", { timeZone, ...parts }).format(now).replace(", ", "T");
};

/**
 * When a clock in a time zone will show a minute that's ahead: milliseconds since 1970, at least the next full minute. If the clocks change before
 * then, that's in it. A minute that they skip is given too early, so whoever waits for it has to ask again.
 * @param local the minute, `YYYY-MM-DDTHH:MM`
 */
export const findInstant = (local: string, timeZone: string, now: number): number => {
	const started = now - (now % minute);
	const getDistance = (from: number): number => Date.parse(`${local}Z`) - Date.parse(`${getLocalMinute(timeZone, from)}Z`);
	const guess = started + getDistance(started);
	return Math.max(guess + getDistance(guess), started + minute);
};
