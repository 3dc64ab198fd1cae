import { formatDay, formatWeekday, isDay, weekdays } from "../../lib/time/dates";
import { months } from "../../lib/time/months";
import { type Problems, problemAt } from "../../problems";
import type { Content } from "../collections";
import { listEntries } from "../entries";

/** Years with a typing error, such as 2206, and past events that lie ahead. */
function* checkDateFields(content: Content, today: string): Problems {
	const lastYear = Number(today.slice(0, 4)) + 3;
	for (const { name, entry, fields } of listEntries(content))
		for (const { path, value, shape } of fields) {
			const year =
				shape.text || name === "media"
					? undefined
					: /^(\d{4})-\d{2}-\d{2}(?:T|$)/.exec(String(value))?.[1];
			if (year && (Number(year) < 2015 || Number(year) > lastYear))
				yield problemAt(
					entry,
					path,
					`The year is ${year}. Correct it: years are from 2015 to ${lastYear}.`,
				);
			else if (shape.past && String(value) > today.slice(0, String(value).length))
				yield problemAt(
					entry,
					path,
					`${value} hasn't come yet: today is ${formatDay(today)}. Correct it, or wait for the day.`,
				);
		}
}

/** "Tuesday, September 30", "January 29, 2027". */
const datePattern = new RegExp(
	`\\b(?:(${weekdays.join("|")}), )?(${months.join("|")}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:, (\\d{4}))?`,
	"g",
);

const toDay = (year: number | string, month: string, date: string) =>
	`${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${date.padStart(2, "0")}`;

/**
 * Days in texts exist, on their weekday. A day without a year is in one of the years that the
 * entry's other fields have.
 */
function* checkDatesInTexts(content: Content): Problems {
	for (const { entry, fields } of listEntries(content)) {
		const years = new Set(
			fields.flatMap(({ value, shape }) =>
				!shape.text && typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value)
					? [value.slice(0, 4)]
					: [],
			),
		);
		for (const { path, value, shape } of fields) {
			if (!shape.text || typeof value !== "string") continue;
			for (const [found, weekday, month = "", date = "", year] of value.matchAll(datePattern)) {
				const leapYear = 2028;
				const days = (year === undefined ? [...years] : [year])
					.map((each) => toDay(each, month, date))
					.filter(isDay);
				if (!isDay(toDay(year ?? leapYear, month, date)))
					yield problemAt(entry, path, `The calendar has no ${found}. Correct the date.`);
				else if (
					weekday &&
					days.length > 0 &&
					!days.some((each) => formatWeekday(each) === weekday)
				)
					yield problemAt(
						entry,
						path,
						`“${found}” is a ${days.map(formatWeekday).join(" or ")}. Correct the weekday or the date.`,
					);
			}
		}
	}
}

export function* checkDates(content: Content, today: string): Problems {
	yield* checkDateFields(content, today);
	yield* checkDatesInTexts(content);
}
