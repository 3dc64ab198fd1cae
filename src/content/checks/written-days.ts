import { formatDay, formatWeekday, weekdays } from "../../lib/time/dates";
import { months } from "../../lib/time/months";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import { walk } from "../walk";
import { isDay } from "./time-values";

/** "Tuesday, September 30", "January 29, 2027". */
const written = new RegExp(`\\b(?:(${weekdays.join("|")}), )?(${months.join("|")}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:, (\\d{4}))?`, "g");

/** The day in a year, as `YYYY-MM-DD`. */
const toDay = (year: number | string, month: string, date: string): string =>
	`${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${date.padStart(2, "0")}`;

const leapYear = 2028;

/** What's wrong with a day in words. Without a year, it's in one of those that the entry is about; if it's about none, only the date can be wrong. */
const findFault = ([, weekday, month = "", date = "", year]: RegExpMatchArray, years: readonly number[]): Pick<Problem, "expected" | "remedy"> | undefined => {
	if (!isDay(toDay(year ?? leapYear, month, date))) return { expected: "a day that the calendar has", remedy: "Correct the date." };
	const days = (year === undefined ? years : [year]).map((each) => toDay(each, month, date)).filter(isDay);
	if (weekday === undefined || days.length === 0 || days.some((day) => formatWeekday(day) === weekday)) return undefined;
	const expected = `the weekday of that date: ${days.map((day) => `${formatWeekday(day)}, ${formatDay(day)}`).join(" or ")}`;
	return { expected, remedy: "Correct the weekday or the date." };
};

const checkEntry = (entry: LoadedEntry<unknown>, years: readonly number[]): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) => {
		if (typeof value !== "string") return [];
		return [...value.matchAll(written)].flatMap((match) => {
			const fault = findFault(match, years);
			return fault ? [problemAt(entry, formatPath(path), { found: formatValue(match[0]), ...fault })] : [];
		});
	});

const getYears = (days: readonly (string | null | undefined)[]): number[] => [
	...new Set(days.flatMap((day) => (day && isDay(day.slice(0, 10)) ? [Number(day.slice(0, 4))] : []))),
];

const getCampaignYears = ({ event, window }: CollectionEntry<"campaigns">): number[] => getYears([window.first, window.last, event?.starts, event?.ends]);
const getSpecialYears = ({ starts, ends }: CollectionEntry<"specials">): number[] => getYears([starts, ends]);

/** Whether days written in texts exist, on the weekday that they have there. */
export const checkWrittenDays = ({ campaigns, media: _pictures, specials, ...others }: Content): Problem[] => [
	...campaigns.flatMap((entry) => checkEntry(entry, getCampaignYears(entry.value))),
	...specials.flatMap((entry) => checkEntry(entry, getSpecialYears(entry.value))),
	...Object.values(others)
		.flat()
		.flatMap((entry) => checkEntry(entry, [])),
];
