import { formatDay, weekdays } from "../../lib/time/dates";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { findHoliday } from "./holidays";
import { isDay } from "./time-values";

type Site = LoadedEntry<CollectionEntry<"site">>;

const earliest = "05:00";
const latest = "23:00";
/** Minutes. */
const shortest = 60;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const clock = /^\d{2}:\d{2}$/;

const checkDays = (entry: Site): Problem[] =>
	entry.value.hours.flatMap(({ day, name }, index, all) => {
		const right = weekdays[day];
		const problems: Problem[] = [];
		if (all.findIndex((other) => other.day === day) < index) {
			const remedy = "Remove one of the two. A day has one opening and one closing time.";
			problems.push(problemAt(entry, `hours[${index}].day`, { found: `${day} (${right ?? name})`, expected: "each day once", remedy }));
		}
		if (right !== undefined && right !== name) {
			const expected = `${right}, because day ${day} is ${right}`;
			problems.push(
				problemAt(entry, `hours[${index}].name`, {
					found: formatValue(name),
					expected,
					remedy: "Correct the name or the number: 0 is Sunday, 1 Monday, 6 Saturday.",
				}),
			);
		}
		return problems;
	});

const checkTimes = (entry: Site): Problem[] =>
	entry.value.hours.flatMap(({ opens, closes }, index) => {
		if (!clock.test(opens) || !clock.test(closes) || opens >= closes) return [];
		const report = (field: string, found: string, expected: string, remedy: string) => [
			problemAt(entry, `hours[${index}].${field}`, { found: formatValue(found), expected, remedy }),
		];
		if (opens < earliest)
			return report("opens", opens, `${earliest} or later`, `Write the time on a 24-hour clock: 9 in the morning is "09:00", 1 in the afternoon "13:00".`);
		if (closes > latest) return report("closes", closes, `${latest} or earlier`, `Write the time on a 24-hour clock: 5 in the afternoon is "17:00".`);
		if (toMinutes(closes) - toMinutes(opens) >= shortest) return [];
		return report("closes", closes, `an hour after ${opens} at least`, "Correct opens or closes.");
	});

const checkHolidays = (entry: Site): Problem[] =>
	entry.value.holidays.flatMap(({ date, name }, index, all) => {
		if (!isDay(date)) return [];
		const problems: Problem[] = [];
		const first = all.findIndex((other) => other.date === date);
		if (first < index) {
			const remedy = `It's at holidays[${first}] already. Remove one of the two, or correct the date.`;
			problems.push(problemAt(entry, `holidays[${index}].date`, { found: formatValue(date), expected: "each date once", remedy }));
		}
		const before = all[index - 1]?.date ?? "";
		if (first === index && isDay(before) && date < before) {
			const remedy = "Correct the year, or put the holidays in order.";
			problems.push(
				problemAt(entry, `holidays[${index}].date`, {
					found: formatDay(date),
					expected: `a day after ${formatDay(before)}, the one before it in the list`,
					remedy,
				}),
			);
		}
		const right = findHoliday(name, Number(date.slice(0, 4)));
		if (right !== undefined && right !== date) {
			const remedy = `Write "${right}". If you're closed on another day for it, add "observed" to the name: "${name}, observed".`;
			problems.push(
				problemAt(entry, `holidays[${index}].date`, {
					found: `${formatValue(date)}, ${formatDay(date)}`,
					expected: `${formatDay(right)}, the date of ${name}`,
					remedy,
				}),
			);
		}
		return problems;
	});

/** Whether the opening hours name each day once and rightly, at hours of a spa, and whether holidays are on their days. */
export const checkHours = (content: Content): Problem[] =>
	content.site.flatMap((entry) => [...checkDays(entry), ...checkTimes(entry), ...checkHolidays(entry)]);
