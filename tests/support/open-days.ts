import site from "../../content/site.json";
import { dayIn } from "../../src/lib/clock";
import { openDaysFrom } from "../../src/lib/opening-days";

/** The spa's open day, `YYYY-MM-DD`, that is so many open days after today: the next one where not said. */
export const openDayAhead = (ahead = 1): string => {
	const today = dayIn(site.timeZone, new Date());
	return openDaysFrom(today, ahead + 1, site).filter((day) => day > today)[ahead - 1] ?? "";
};
