import { getLocalMinute, toInstant } from "./clock";
import { addDays, formatLongDay, formatWeekday, minute } from "./dates";
import { formatTime } from "./hours";
import { findHours, findOpenDays, type OpeningCalendar } from "./opening-days";

export interface OpenStatus {
	readonly isOpen: boolean;
	/** "Open now, until 5 PM", "Closed, opens Monday at 9 AM". */
	readonly text: string;
	/** When it has to be worked out again: milliseconds since 1970. */
	readonly changesAt: number;
}

const formatClock = (time: string): string => formatTime(time).toUpperCase();

/** "today", "tomorrow", "Monday"; from a week on with the date, because the weekday alone would be the wrong one. */
const nameDay = (day: string, today: string): string => {
	if (day === today) return "today";
	if (day === addDays(today, 1)) return "tomorrow";
	return day < addDays(today, 7) ? formatWeekday(day) : formatLongDay(day);
};

/** Whether the spa is open at an instant (docs/specification.md R93); undefined if it doesn't open within a year. @throws as getLocalMinute */
export const getOpenStatus = (now: number, timeZone: string, calendar: OpeningCalendar): OpenStatus | undefined => {
	const local = getLocalMinute(timeZone, now);
	const [today = "", time = ""] = local.split("T");
	// Never in the past: an hour that the clocks repeat has been there before.
	const changeAt = (day: string, clock: string): number => Math.max(toInstant(`${day}T${clock}`, timeZone), now - (now % minute) + minute);
	const current = findHours(local, calendar);
	if (current && current.opens <= time)
		return { isOpen: true, text: `Open now, until ${formatClock(current.closes)}`, changesAt: changeAt(today, current.closes) };
	const [day] = findOpenDays(local, 1, calendar);
	const opens = day && findHours(day, calendar)?.opens;
	if (!opens) return undefined;
	return {
		isOpen: false,
		text: `Closed, opens ${nameDay(day, today)} at ${formatClock(opens)}`,
		// At midnight "tomorrow" becomes "today".
		changesAt: day === today ? changeAt(today, opens) : changeAt(addDays(today, 1), "00:00"),
	};
};
