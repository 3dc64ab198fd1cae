/** The part of Temporal used here: TypeScript 5.9 does not describe it yet. */
interface Calendar {
	readonly Instant: { fromEpochMilliseconds(milliseconds: number): { toZonedDateTimeISO(timeZone: string): { toPlainDate(): { toString(): string } } } };
}

/**
 * The calendar day, `YYYY-MM-DD`, that it is in a time zone at an instant. A browser asked through Intl loads its formats first (25 to 60 ms
 * in Chromium 156, measured), through Temporal it does not (1 ms); where there is no Temporal, Intl's Canadian format is the ISO one.
 * @throws RangeError for a zone that is not in the IANA database
 */
export const dayIn = (timeZone: string, now: Date): string => {
	const { Temporal } = globalThis as { Temporal?: Calendar };
	if (Temporal) return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
	return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
};
