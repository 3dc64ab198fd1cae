import { addDays, formatDay } from "../../lib/time/dates";
import type { CollectionEntry, CollectionName } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatPath, type Problem, problemAt } from "../problem";
import { walk } from "../walk";
import { findToday, isDay } from "./time-values";

const firstYear = 2015;
const yearsAhead = 3;
interface Clock {
	readonly now: Date;
}

/** Days. A special or a campaign that runs longer has a slip in one of its years. */
export const longestRun = 731;

/** The collections whose entries hold days; in others, a text that looks like one is a text. */
const dated: readonly CollectionName[] = ["site", "reviews", "specials", "resources", "careers", "legal", "campaigns"];

/** What has happened already, by its field. */
const past: Partial<Record<CollectionName, Readonly<Record<string, string>>>> = {
	reviews: { date: "the client wrote the review" },
	resources: { published: "the article first appeared", reviewed: "the reviewer last checked it" },
	careers: { posted: "the position was first offered" },
	legal: { updated: "the text last changed" },
};

const getYear = (day: string): number => Number(day.slice(0, 4));

/** Every day of an entry, and the day of every local time. */
const findDays = (entry: LoadedEntry<unknown>): { path: string; day: string }[] =>
	walk(entry.value).flatMap(({ path, value }) => {
		if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) || !isDay(value.slice(0, 10))) return [];
		return [{ path: formatPath(path), day: value.slice(0, 10) }];
	});

/** A year with a slip in it, such as 2206. */
const checkYears = (content: Content, today: string): Problem[] => {
	const lastYear = getYear(today) + yearsAhead;
	const entries = dated.flatMap<LoadedEntry<unknown>>((name) => content[name]);
	return entries.flatMap((entry) =>
		findDays(entry).flatMap(({ path, day }) => {
			const year = getYear(day);
			if (year >= firstYear && year <= lastYear) return [];
			return [problemAt(entry, path, { found: formatDay(day), expected: `a year from ${firstYear} to ${lastYear}`, remedy: "Correct the year." })];
		}),
	);
};

const checkResource = (entry: LoadedEntry<CollectionEntry<"resources">>): Problem[] => {
	const { published, reviewed } = entry.value;
	if (!isDay(published) || !isDay(reviewed) || reviewed >= published) return [];
	const expected = `${formatDay(published)}, when it was published, or later`;
	return [problemAt(entry, "reviewed", { found: formatDay(reviewed), expected, remedy: "Correct the day it was reviewed or published." })];
};

const checkSpecial = (entry: LoadedEntry<CollectionEntry<"specials">>): Problem[] => {
	const { starts, ends } = entry.value;
	if (ends === null || !isDay(starts) || !isDay(ends)) return [];
	if (ends < starts)
		return [
			problemAt(entry, "ends", {
				found: formatDay(ends),
				expected: `${formatDay(starts)}, when it starts, or later`,
				remedy: "Correct starts or ends. Perhaps they've changed places.",
			}),
		];
	if (ends <= addDays(starts, longestRun)) return [];
	const expected = `a day within two years of ${formatDay(starts)}`;
	return [problemAt(entry, "ends", { found: formatDay(ends), expected, remedy: "Correct the year. For a special without an end, write null." })];
};

/** Whether days are in order, and in years that can be. */
export const checkDates = (content: Content, { now }: Clock): Problem[] => [
	...checkYears(content, findToday(content, now)),
	...content.resources.flatMap(checkResource),
	...content.specials.flatMap(checkSpecial),
];

const checkAward = (entry: LoadedEntry<CollectionEntry<"site">>, today: string): Problem[] => {
	const { year } = entry.value.award;
	const current = getYear(today);
	if (year <= current) return [];
	return [problemAt(entry, "award.year", { found: String(year), expected: `${current} or earlier`, remedy: "Write the year in which the spa won it." })];
};

/** Whether what has happened already has a day that has come. A year that can't be is a problem of `checkDates`. */
export const checkPast = (content: Content, { now }: Clock): Problem[] => {
	const today = findToday(content, now);
	const problems = Object.entries(past).flatMap(([name, fields]) =>
		content[name as CollectionName].flatMap((entry: LoadedEntry<unknown>) =>
			findDays(entry).flatMap(({ path, day }) => {
				const what = fields[path];
				if (what === undefined || day <= today || getYear(day) > getYear(today) + yearsAhead) return [];
				const expected = `the day ${what}: today, ${formatDay(today)}, or earlier`;
				return [problemAt(entry, path, { found: formatDay(day), expected, remedy: "Correct the date. If it's ahead on purpose, wait for the day." })];
			}),
		),
	);
	return [...problems, ...content.site.flatMap((entry) => checkAward(entry, today))];
};
