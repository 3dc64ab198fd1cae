import { formatLongDay, formatWeekday } from "./dates";
import { findHours, type OpeningCalendar } from "./opening-days";

// Apart from opening-days.ts, because every page loads that file.

/** Undefined if the spa is open. @param from a day, or a minute of it */
export const explainClosed = (from: string, calendar: OpeningCalendar): string | undefined => {
	if (findHours(from, calendar)) return undefined;
	const [day = ""] = from.split("T");
	const holiday = calendar.holidays.find(({ date }) => date === day);
	if (holiday) return `We’re closed on ${formatLongDay(day)} (${holiday.name}).`;
	return findHours(day, calendar)
		? "We’re closed for the rest of today."
		: `We’re closed on ${formatWeekday(day)}s.`;
};
