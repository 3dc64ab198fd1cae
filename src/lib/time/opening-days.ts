import { addDays, formatLongDay, formatWeekday, getWeekday } from "./dates";
import type { OpeningHours } from "./hours";

/** When the spa is open: its week and the days it is closed all the same. */
export interface OpeningCalendar {
	readonly hours: readonly OpeningHours[];
	readonly holidays: readonly { readonly date: string; readonly name: string }[];
}

/** What a calendar day is at the spa. */
export type OpeningDay = { readonly open: true; readonly hours: OpeningHours } | { readonly open: false; readonly why: string };

/** Whether the spa is open on a day, `YYYY-MM-DD`, and when or why not. */
export const openingOn = (day: string, { hours, holidays }: OpeningCalendar): OpeningDay => {
	const holiday = holidays.find(({ date }) => date === day);
	if (holiday) return { open: false, why: `We are closed on ${formatLongDay(day)}: ${holiday.name}.` };
	const found = hours.find((entry) => entry.day === getWeekday(day));
	return found ? { open: true, hours: found } : { open: false, why: `We are closed on ${formatWeekday(day)}s.` };
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
