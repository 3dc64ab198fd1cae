import type { OpeningHours } from "./hours";

/** When the spa is open: its week and the days it is closed all the same. */
export interface OpeningCalendar {
	readonly hours: readonly OpeningHours[];
	readonly holidays: readonly { readonly date: string; readonly name: string }[];
}

/** What a calendar day is at the spa. */
export type OpeningDay = { readonly open: true; readonly hours: OpeningHours } | { readonly open: false; readonly why: string };

const weekdayFormat = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const shortFormat = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
const longFormat = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `2026-11-23` plus so many days. */
export const addDays = (day: string, days: number): string => new Date(instantOf(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** `2026-11-23` as "Mon, Nov 23". */
export const formatShortDay = (day: string): string => shortFormat.format(instantOf(day));

/** `2026-11-23` as "Monday, November 23". */
export const formatLongDay = (day: string): string => longFormat.format(instantOf(day));

/** Whether the spa is open on a day, `YYYY-MM-DD`, and when or why not. */
export const openingOn = (day: string, { hours, holidays }: OpeningCalendar): OpeningDay => {
	const holiday = holidays.find(({ date }) => date === day);
	if (holiday) return { open: false, why: `We are closed on ${formatLongDay(day)}: ${holiday.name}.` };
	const instant = instantOf(day);
	const found = hours.find((entry) => entry.day === instant.getUTCDay());
	return found ? { open: true, hours: found } : { open: false, why: `We are closed on ${weekdayFormat.format(instant)}s.` };
};

/** The first so many open days from a day on, that day among them. */
export const openDaysFrom = (from: string, count: number, calendar: OpeningCalendar): string[] => {
	const days: string[] = [];
	// A year is enough to look through: no calendar closes longer.
	for (let step = 0; step < 366 && days.length < count; step += 1) {
		const day = addDays(from, step);
		if (openingOn(day, calendar).open) days.push(day);
	}
	return days;
};
