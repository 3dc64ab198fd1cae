import { addDays, getWeekday } from "./dates";
import type { OpeningHours } from "./opening-hours";

export interface OpeningCalendar {
	readonly hours: readonly OpeningHours[];
	readonly holidays: readonly { readonly date: string; readonly name: string }[];
}

/**
 * The opening hours of a day, or of what's left of it.
 * @param from the day, or the minute from which on it counts (`YYYY-MM-DDTHH:MM`)
 * @returns undefined if the spa is closed
 */
export const findHours = (
	from: string,
	{ hours, holidays }: OpeningCalendar,
): OpeningHours | undefined => {
	const [day = "", time = ""] = from.split("T");
	const found = holidays.some(({ date }) => date === day)
		? undefined
		: hours.find((entry) => entry.day === getWeekday(day));
	return found && time < found.closes ? found : undefined;
};

/** The next open days. @param from as for findHours */
export const findOpenDays = (from: string, count: number, calendar: OpeningCalendar): string[] => {
	const days: string[] = [];
	// The spa is never closed for a year.
	for (let step = 0; step < 366 && days.length < count; step += 1) {
		const day = addDays(from, step);
		if (findHours(step === 0 ? from : day, calendar)) days.push(day);
	}
	return days;
};
