import { formatLongDay, formatWeekday } from "./dates";
import { findHours, type OpeningCalendar } from "./opening-days";

// In a file of its own, because every page loads opening-days.ts and few pages need these words.

/**
 * Why the spa is closed, in a sentence.
 * @param from a day, or a minute of it
 * @returns undefined if it's open
 */
export const explainClosed = (from: string, calendar: OpeningCalendar): string | undefined => {
	if (findHours(from, calendar)) return undefined;
	const [day = ""] = from.split("T");
	const holiday = calendar.holidays.find(({ date }) => date === day);
	if (holiday) return `We’re closed on ${formatLongDay(day)} (${holiday.name}).`;
	return findHours(day, calendar)
		? "We’re closed for the rest of today."
		: `We’re closed on ${formatWeekday(day)}s.`;
};
