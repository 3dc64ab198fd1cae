/** "Saturday, November 21, 2026 at 9:30 AM". @param at milliseconds since 1970 @param timeZone the spa's */
export const formatMoment = (at: number, timeZone: string): string =>
	new Date(at).toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "short" }).replace("\u202f", " ");

/** "Nov 21, 2026, 9:30 AM". @param at milliseconds since 1970 @param timeZone the spa's */
export const formatShortMoment = (at: number, timeZone: string): string =>
	new Date(at).toLocaleString("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" }).replace("\u202f", " ");

/** "Monday, November 30, 2026 at 10:00 AM, 60 minutes". @param timeZone the spa's */
export const formatBooking = ({ startsAt, minutes }: { readonly startsAt: number; readonly minutes: number }, timeZone: string): string =>
	`${formatMoment(startsAt, timeZone)}, ${minutes} minutes`;
