import { toLocalDate } from "../../lib/time/clock";
import { addDays, formatDay, formatWeekday, getWeekday, isDay, weekdays } from "../../lib/time/dates";
import { months } from "../../lib/time/months";
import { type Problem, problemAt } from "../../schemas/problem";
import type { Content } from "../collections";
import { listEntries } from "../fields";

/** What comes first and what comes after it, by the fields of an entry. */
const order: readonly (readonly [collection: string, first: string, last: string])[] = [
	["resources", "published", "reviewed"],
	["specials", "starts", "ends"],
	["campaigns", "window.first", "window.last"],
	["campaigns", "window.first", "event.ends"],
];

function* checkOrder(content: Content): Iterable<Problem> {
	for (const { name, entry, fields } of listEntries(content)) {
		const find = (path: string): string => String(fields.find((field) => field.path === path)?.value ?? "");
		for (const [collection, first, last] of order)
			if (collection === name && find(first) && find(last) && find(last) < find(first))
				yield problemAt(entry, last, `${last} (${find(last)}) is before ${first} (${find(first)}). Correct one of the two; perhaps they've changed places.`);
		if (find("event.ends") && find("window.last").slice(0, 10) > find("event.ends").slice(0, 10))
			yield problemAt(entry, "window.last", `The event is over on ${formatDay(find("event.ends"))}. Close the window by then, or correct the event.`);
	}
}

/** Fields of what has happened already. */
const past = /^(?:reviews date|resources (?:published|reviewed)|(?:services|concernGuides) review\.date|careers posted|legal updated|site award\.year)$/;

/** Years have no slip in them, such as 2206, and what has happened has a day that has come. */
function* checkComing(content: Content, today: string): Iterable<Problem> {
	const lastYear = Number(today.slice(0, 4)) + 3;
	for (const { name, entry, fields } of listEntries(content))
		for (const { path, value, shape } of fields) {
			const year = shape.text || name === "media" ? undefined : /^(\d{4})-\d{2}-\d{2}(?:T|$)/.exec(String(value))?.[1];
			if (year && (Number(year) < 2015 || Number(year) > lastYear))
				yield problemAt(entry, path, `The year is ${year}. Correct it: years are from 2015 to ${lastYear}.`);
			else if (past.test(`${name} ${path}`) && String(value) > today.slice(0, String(value).length))
				yield problemAt(entry, path, `${value} hasn't come yet: today is ${formatDay(today)}. Correct it, or wait for the day.`);
		}
}

/** "Tuesday, September 30", "January 29, 2027". */
const written = new RegExp(`\\b(?:(${weekdays.join("|")}), )?(${months.join("|")}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:, (\\d{4}))?`, "g");

const toDay = (year: number | string, month: string, date: string): string =>
	`${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${date.padStart(2, "0")}`;

/** Days written in texts exist, on the weekday that they have there. Without a year, it's in one of those that the entry is about. */
function* checkWritten(content: Content): Iterable<Problem> {
	for (const { entry, fields } of listEntries(content)) {
		const years = new Set(
			fields.flatMap(({ value, shape }) => (!shape.text && typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value) ? [value.slice(0, 4)] : [])),
		);
		for (const { path, value, shape } of fields) {
			if (!shape.text || typeof value !== "string") continue;
			for (const [found, weekday, month = "", date = "", year] of value.matchAll(written)) {
				const leapYear = 2028;
				const days = (year === undefined ? [...years] : [year]).map((each) => toDay(each, month, date)).filter(isDay);
				if (!isDay(toDay(year ?? leapYear, month, date))) yield problemAt(entry, path, `The calendar has no ${found}. Correct the date.`);
				else if (weekday && days.length > 0 && !days.some((each) => formatWeekday(each) === weekday))
					yield problemAt(entry, path, `“${found}” is a ${days.map(formatWeekday).join(" or ")}. Correct the weekday or the date.`);
			}
		}
	}
}

/** Whether days are in order, in years that can be, and on their weekdays. */
export function* checkDates(content: Content, { now }: { readonly now: Date }): Iterable<Problem> {
	yield* checkOrder(content);
	yield* checkComing(content, toLocalDate(content.site[0]?.value.timeZone ?? "UTC", now));
	yield* checkWritten(content);
}

/** The first, second … such weekday of a month. */
const nth = (weekday: number, count: number, year: string, month: string): string => {
	const first = `${year}-${month}-01`;
	return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (count - 1) * 7);
};

/** When holidays are, by their names. One that's kept on another day says so in its name ("observed"). */
const holidays: readonly (readonly [name: RegExp, findDay: (year: string) => string])[] = [
	[/^new year['’]?s?(?: day)?$/i, (year) => `${year}-01-01`],
	[/^martin luther king,? (?:jr\.? )?day$/i, (year) => nth(1, 3, year, "01")],
	[/^president['’]?s['’]? day$/i, (year) => nth(1, 3, year, "02")],
	[/^memorial day$/i, (year) => addDays(nth(1, 1, year, "06"), -7)],
	[/^juneteenth$/i, (year) => `${year}-06-19`],
	[/^(?:independence day|(?:the )?(?:fourth|4th) of july)$/i, (year) => `${year}-07-04`],
	[/^labor day$/i, (year) => nth(1, 1, year, "09")],
	[/^thanksgiving(?: day)?$/i, (year) => nth(4, 4, year, "11")],
	[/^(?:(?:the )?day after thanksgiving|black friday)$/i, (year) => addDays(nth(4, 4, year, "11"), 1)],
	[/^christmas eve$/i, (year) => `${year}-12-24`],
	[/^christmas(?: day)?$/i, (year) => `${year}-12-25`],
	[/^new year['’]s eve$/i, (year) => `${year}-12-31`],
];

/** Whether the opening hours name their days rightly, and holidays are on theirs. */
export function* checkHours({ site }: Content): Iterable<Problem> {
	for (const entry of site) {
		for (const [index, { day, name }] of entry.value.hours.entries())
			if (weekdays[day] !== name)
				yield problemAt(entry, `hours[${index}].name`, `Day ${day} is ${weekdays[day]}, not ${name}. Correct the name or the number: 0 is Sunday, 6 Saturday.`);
		for (const [index, { date, name }] of entry.value.holidays.entries()) {
			const right = holidays.find(([pattern]) => pattern.test(name.trim()))?.[1](date.slice(0, 4)) ?? date;
			const fix = `Write "${right}"; if you're closed on another day for it, call it "${name}, observed".`;
			if (right !== date) yield problemAt(entry, `holidays[${index}].date`, `${name} is ${formatDay(right)}. ${fix}`);
		}
	}
}

/** The two ways of writing the phone number are one number, and the networks are those that they say. */
export function* checkContact({ site }: Content): Iterable<Problem> {
	for (const entry of site) {
		const { phone, social } = entry.value;
		if (/\d{4}$/.test(phone.display) && !phone.e164.endsWith(phone.display.replace(/\D/g, "")))
			yield problemAt(entry, "phone.display", `${phone.display} isn't the number that e164 dials, ${phone.e164}. Correct one of the two.`);
		for (const [index, { network, href }] of social.entries()) {
			if (!new RegExp(`^https://(?:[\\w-]+\\.)*${network.toLowerCase()}\\.com/[^/]`).test(href))
				yield problemAt(entry, `social[${index}].href`, `It isn't the spa's own page on ${network}. Open it there, and copy its address.`);
		}
	}
}
