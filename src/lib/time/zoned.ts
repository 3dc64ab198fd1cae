import { TZDate } from "@date-fns/tz";
import { parseISO } from "date-fns";

/**
 * The instant, milliseconds since 1970, at which a clock in the zone shows a local second.
 * @param local `YYYY-MM-DDTHH:MM:SS`
 */
export const toInstant = (local: string, timeZone: string): number => {
	const shown = parseISO(`${local}Z`);
	return new TZDate(
		shown.getUTCFullYear(),
		shown.getUTCMonth(),
		shown.getUTCDate(),
		shown.getUTCHours(),
		shown.getUTCMinutes(),
		shown.getUTCSeconds(),
		timeZone,
	).getTime();
};
