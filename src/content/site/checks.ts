import { addDays, formatDay, getWeekday, weekdays } from "../../lib/time/dates";
import type { Findings } from "../define-collection";
import type { Site } from "./schema";

const nth = (weekday: number, count: number, year: string, month: string): string => {
	const first = `${year}-${month}-01`;
	return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (count - 1) * 7);
};

const thanksgiving = (year: string): string => nth(4, 4, year, "11");

/**
 * The day of each holiday in a year. One that's kept on another day says so in its name, such as
 * "Independence Day, observed", and matches none of these.
 */
const holidays: readonly (readonly [name: RegExp, findDay: (year: string) => string])[] = [
	[/^new year.?s day$/i, (year) => `${year}-01-01`],
	[/^martin luther king.*day$/i, (year) => nth(1, 3, year, "01")],
	[/^president.?s.? day$/i, (year) => nth(1, 3, year, "02")],
	[/^memorial day$/i, (year) => addDays(nth(1, 1, year, "06"), -7)],
	[/^juneteenth$/i, (year) => `${year}-06-19`],
	[/^(?:independence day|(?:fourth|4th) of july)$/i, (year) => `${year}-07-04`],
	[/^labor day$/i, (year) => nth(1, 1, year, "09")],
	[/^thanksgiving(?: day)?$/i, thanksgiving],
	[/^(?:day after thanksgiving|black friday)$/i, (year) => addDays(thanksgiving(year), 1)],
	[/^christmas eve$/i, (year) => `${year}-12-24`],
	[/^christmas(?: day)?$/i, (year) => `${year}-12-25`],
	[/^new year.?s eve$/i, (year) => `${year}-12-31`],
];

export function* checkSite({ hours, holidays: closed, phone, social }: Site): Findings {
	for (const [index, { day, name }] of hours.entries())
		if (weekdays[day] !== name)
			yield [
				`hours[${index}].name`,
				`Day ${day} is ${weekdays[day]}, not ${name}. Correct the name or the number: 0 is Sunday, 6 Saturday.`,
			];
	for (const [index, { date, name }] of closed.entries()) {
		const right =
			holidays.find(([pattern]) => pattern.test(name.trim()))?.[1](date.slice(0, 4)) ?? date;
		const fix = `Write "${right}"; if you're closed on another day for it, call it "${name}, observed".`;
		if (right !== date) yield [`holidays[${index}].date`, `${name} is ${formatDay(right)}. ${fix}`];
	}
	if (/\d{4}$/.test(phone.display) && !phone.e164.endsWith(phone.display.replace(/\D/g, "")))
		yield [
			"phone.display",
			`${phone.display} isn't the number that e164 dials, ${phone.e164}. Correct one of the two.`,
		];
	for (const [index, { network, href }] of social.entries())
		if (!new RegExp(`^https://(?:[\\w-]+\\.)*${network.toLowerCase()}\\.com/[^/]`).test(href))
			yield [
				`social[${index}].href`,
				`It isn't the spa's own page on ${network}. Open it there, and copy its address.`,
			];
}
