import site from "../../content/site.json";
import { required } from "../../src/lib/required";
import { addDays } from "../../src/lib/time/dates";
import { explainClosed } from "../../src/lib/time/explain-closed";
import { findHours, findOpenDays } from "../../src/lib/time/opening-days";
import { toLocalDate } from "../../src/lib/time/time-zone";

/** The spa's next open days after the day of an instant, as `YYYY-MM-DD`. */
export const nextOpenDays = (now: Date, count: number): string[] =>
	findOpenDays(addDays(toLocalDate(site.timeZone, now), 1), count, site);

/** The spa's open day that many open days after today, by default the next one, as `YYYY-MM-DD`. */
export const openDayAhead = (ahead = 1): string => nextOpenDays(new Date(), ahead)[ahead - 1] ?? "";

/**
 * A day on which the spa is closed, and why: a holiday on a day that would be open otherwise, or a
 * closed day of the week.
 * @returns `before`: the calendar day two days earlier
 */
export const aClosedDay = (): { day: string; why: string; before: string } => {
	const today = toLocalDate(site.timeZone, new Date());
	const ahead = Array.from({ length: 366 }, (_, step) => addDays(today, step + 3));
	const week = { hours: site.hours, holidays: [] };
	const closed = ahead.filter((each) => !findHours(each, site));
	const day = required(
		closed.find((each) => findHours(each, week)) ?? closed[0],
		"A day on which the spa is closed",
	);
	const why = required(explainClosed(day, site), `Why the spa is closed on ${day}`);
	return { day, why, before: addDays(day, -2) };
};
