import { addDays, getWeekday } from "../../lib/time/dates";

const firstOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}-01`;

/** The first, second … such weekday of a month. */
const nth = (weekday: number, count: number, year: number, month: number): string => {
	const first = firstOf(year, month);
	return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (count - 1) * 7);
};

const thanksgiving = (year: number): string => nth(4, 4, year, 11);
const fixed =
	(date: string) =>
	(year: number): string =>
		`${year}-${date}`;

/** When holidays are, by their names. One that's observed on another day says so in its name. */
const holidays: readonly (readonly [name: RegExp, findDay: (year: number) => string])[] = [
	[/^new year['’]s eve$/i, fixed("12-31")],
	[/^new year['’]?s?(?: day)?$/i, fixed("01-01")],
	[/^martin luther king,? (?:jr\.? )?day$/i, (year) => nth(1, 3, year, 1)],
	[/^president['’]?s['’]? day$/i, (year) => nth(1, 3, year, 2)],
	[/^memorial day$/i, (year) => addDays(nth(1, 1, year, 6), -7)],
	[/^juneteenth$/i, fixed("06-19")],
	[/^(?:independence day|(?:the )?(?:fourth|4th) of july|july 4(?:th)?)$/i, fixed("07-04")],
	[/^labor day$/i, (year) => nth(1, 1, year, 9)],
	[/^(?:columbus|indigenous peoples['’]?) day$/i, (year) => nth(1, 2, year, 10)],
	[/^veterans['’]? day$/i, fixed("11-11")],
	[/^thanksgiving(?: day)?$/i, thanksgiving],
	[/^(?:(?:the )?day after thanksgiving|black friday)$/i, (year) => addDays(thanksgiving(year), 1)],
	[/^christmas eve$/i, fixed("12-24")],
	[/^christmas(?: day)?$/i, fixed("12-25")],
	[/^(?:the )?day after christmas$/i, fixed("12-26")],
];

/** The day of a holiday in a year, `YYYY-MM-DD`; undefined for a name that isn't a holiday with a day of its own. */
export const findHoliday = (name: string, year: number): string | undefined => holidays.find(([pattern]) => pattern.test(name.trim()))?.[1](year);
