import { addDays, getWeekday } from "./dates";
import type { OpeningHours } from "./hours";

/** The weekly hours, and the days on which the spa is closed despite them. */
export interface OpeningCalendar {
	readonly hours: readonly OpeningHours[];
	readonly holidays: readonly { readonly date: string; readonly name: string }[];
}

/** The hours of a day, if the spa is open on it. @param from the day, or a minute of it from which on (`YYYY-MM-DD`, or with `THH:MM`) */
export const findHours = (from: string, { hours, holidays }: OpeningCalendar): OpeningHours | undefined => {
	const [day = "", time = ""] = from.split("T");
	const found = holidays.some(({ date }) => date === day) ? undefined : hours.find((entry) => entry.day === getWeekday(day));
	return found && time < found.closes ? found : undefined;
};

/** The next days on which somebody can come in. @param from the first that may be one; of a minute (`YYYY-MM-DDTHH:MM`), its day if we haven't closed */
export const findOpenDays = (from: string, count: number, calendar: OpeningCalendar): string[] => {
	const days: string[] = [];
	// A year is enough: the spa is never closed that long.
	for (let step = 0; step < 366 && days.length < count; step += 1) {
		const day = addDays(from, step);
		if (findHours(step === 0 ? from : day, calendar)) days.push(day);
	}
	return days;
};
