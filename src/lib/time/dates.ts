import { months } from "./months";

/** In milliseconds. */
export const minute = 60_000;
export const dayLength = 86_400_000;

/**
 * In the order of `getUTCDay`. Not from `Intl`, whose formatters are slow to create (prices.ts).
 */
export const weekdays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;

const toDate = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);
const getDateParts = (day: string) => {
	const instant = toDate(day);
	return {
		weekday: weekdays[instant.getUTCDay()] ?? "",
		month: months[instant.getUTCMonth()] ?? "",
		date: instant.getUTCDate(),
		year: instant.getUTCFullYear(),
	};
};

export const getWeekday = (day: string): number => toDate(day).getUTCDay();

export const addDays = (day: string, days: number): string =>
	new Date(toDate(day).getTime() + days * dayLength).toISOString().slice(0, 10);

/** Whether it's an existing day, written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) &&
	Number.isFinite(Date.parse(text)) &&
	addDays(text, 0) === text;

/** Negative if `to` is earlier. */
export const countDays = (from: string, to: string): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** "November 23, 2026" */
export const formatDay = (day: string): string => {
	const { month, date, year } = getDateParts(day);
	return `${month} ${date}, ${year}`;
};

/** "Mon, Nov 23" */
export const formatShortDay = (day: string): string => {
	const { weekday, month, date } = getDateParts(day);
	return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date}`;
};

/** "Monday, November 23" */
export const formatLongDay = (day: string): string => {
	const { weekday, month, date } = getDateParts(day);
	return `${weekday}, ${month} ${date}`;
};

/** Adds the year if it isn't today's: "Mon, Jan 4, 2027". */
export const formatWithYear = (
	format: (day: string) => string,
	day: string,
	today: string,
): string =>
	day.slice(0, 4) === today.slice(0, 4) ? format(day) : `${format(day)}, ${day.slice(0, 4)}`;

export const formatWeekday = (day: string): string => getDateParts(day).weekday;

/** "2 months ago"; a month has 30.44 days on average. */
export const formatAgo = (day: string, today: string): string => {
	const days = countDays(day, today);
	if (days < 1) return "today";
	const [count, unit] =
		days < 31
			? [days, "day"]
			: days < 365
				? [Math.floor(days / 30.44), "month"]
				: [Math.max(1, Math.floor(days / 365.25)), "year"];
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
};
