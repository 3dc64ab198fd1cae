import { dayIn, toInstant } from "./clock";
import { addDays } from "./dates";
import { getOpeningDay, type OpeningCalendar } from "./opening-days";

const minute = 60_000;

/**
 * The instant at which the spa will have been open for so many more minutes.
 * @param now milliseconds since 1970
 * @param timeZone the spa's, whose clock counts
 * @returns milliseconds since 1970; undefined if that's more than a year away
 */
export const addOpeningMinutes = (now: number, minutes: number, timeZone: string, calendar: OpeningCalendar): number | undefined => {
	const today = dayIn(timeZone, new Date(now));
	let left = minutes * minute;
	for (let step = 0; step < 366; step += 1) {
		const day = addDays(today, step);
		const opening = getOpeningDay(day, calendar);
		if (!opening.open) continue;
		const from = Math.max(now, toInstant(`${day}T${opening.hours.opens}`, timeZone));
		const closes = toInstant(`${day}T${opening.hours.closes}`, timeZone);
		if (from + left <= closes) return from + left;
		left -= Math.max(0, closes - from);
	}
	return undefined;
};
