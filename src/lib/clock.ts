/** The calendar day, `YYYY-MM-DD`, that it is in a time zone at an instant. The Canadian format is the ISO one. */
export const dayIn = (timeZone: string, now: Date): string =>
	new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
