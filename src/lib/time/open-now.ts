import { addDays, formatLongDay, formatWeekday, minute } from "./dates";
import { findHours, findOpenDays, type OpeningCalendar } from "./opening-days";
import { formatTime } from "./opening-hours";
import { getLocalMinute, toInstant } from "./time-zone";

const formatClock = (time: string): string => formatTime(time).toUpperCase();

/** With the date from a week on, because a weekday alone means the next one. */
const nameDay = (day: string, today: string): string => {
	if (day === today) return "today";
	if (day === addDays(today, 1)) return "tomorrow";
	return day < addDays(today, 7) ? formatWeekday(day) : formatLongDay(day);
};

/**
 * Whether the spa is open, and until when. `changesAt` is when the text becomes wrong, in
 * milliseconds since 1970.
 * @returns undefined if the spa doesn't open within a year
 * @throws as getLocalMinute
 */
export const getOpenStatus = (now: number, timeZone: string, calendar: OpeningCalendar) => {
	const local = getLocalMinute(timeZone, now);
	const [today = "", time = ""] = local.split("T");
	// At the end of daylight time, a repeated hour's time means the first, which may be past.
	const changeAt = (day: string, clock: string): number =>
		Math.max(toInstant(`${day}T${clock}`, timeZone), now - (now % minute) + minute);
	const current = findHours(local, calendar);
	if (current && current.opens <= time)
		return {
			isOpen: true,
			text: `Open now, until ${formatClock(current.closes)}`,
			changesAt: changeAt(today, current.closes),
		};
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
export type OpenStatus = NonNullable<ReturnType<typeof getOpenStatus>>;
