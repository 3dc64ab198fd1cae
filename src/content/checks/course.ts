import { romanTypes } from "../../lib/catalog/format-course";
import { stripLinks } from "../../lib/content/inline-links";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";

type Service = CollectionEntry<"services">;

const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Units in days, by how a text names them. */
const units: readonly [pattern: RegExp, days: number][] = [
	[/\bhours?\b/, 1 / 24],
	[/\b(?:days?|nights?|morning|tomorrow|daily)\b/, 1],
	[/\bweek(?:s|ly)?\b/, 7],
	[/\bmonth(?:s|ly)?\b/, 30],
	[/\byear(?:s|ly)?\b/, 365],
];

/** What a text may mean by "none", in days. */
const sameDay = /\b(?:none|same day|right away|first wash|hours?|once)\b/;

/** Every number of a text, in digits or words. "A week", "next day" and "yearly" count as 1. */
export const findNumbers = (text: string): number[] => [
	...(text.match(/\d+/g) ?? []).map(Number),
	...numberWords.flatMap((word, number) => (new RegExp(`\\b${word}\\b`).test(text) ? [number] : [])),
	...(/\b(?:an?|single|next|until|once|weekly|monthly|yearly|weeks to)\b/.test(text) ? [1] : []),
	// Twice a week is every three or four days.
	...(/\btwice a week\b/.test(text) ? [3 / 7, 4 / 7] : []),
];

/** Every number of days that a text could mean: each of its numbers in each of its units. */
const findDays = (prose: string): Set<number> => {
	const text = prose.toLowerCase();
	const named = units.filter(([pattern]) => pattern.test(text)).map(([, days]) => days);
	const days = findNumbers(text).flatMap((number) => named.map((unit) => Math.round(number * unit)));
	return new Set(sameDay.test(text) ? [...days, 0] : days);
};

/** Every plain number, for minutes and sessions. */
const findPlain = (prose: string): Set<number> => new Set(findNumbers(prose.toLowerCase()));

/** The figures of `course`, the prose that each is compared with, and how that's read. */
const figures = ({ course, facts, postCare }: Service) =>
	[
		["sessions", course.sessions, facts.sessions, findPlain],
		["intervalDays", course.intervalDays, facts.spacing, findDays],
		["visitMinutes", course.visitMinutes, facts.duration, findPlain],
		["downtimeDays", course.downtimeDays, facts.downtime, findDays],
		["onsetDays", course.onsetDays, facts.onset, findDays],
		["lastsDays", course.lastsDays, facts.lasts, findDays],
		["aftercareDays", course.aftercareDays ? { min: course.aftercareDays } : null, postCare.join(" "), findDays],
	] as const;

const checkFigures = (entry: LoadedEntry<Service>): Problem[] =>
	figures(entry.value).flatMap(([name, value, prose, find]) => {
		const known = find(prose);
		return Object.entries(value ?? {}).flatMap(([end, figure]) =>
			known.has(figure)
				? []
				: [
						problemAt(entry, `course.${name}${name === "aftercareDays" ? "" : `.${end}`}`, {
							found: String(figure),
							expected: `a figure of the text ${formatValue(stripLinks(prose))}`,
							remedy: "Correct the figure or the text. A week is 7 days, a month 30, a year 365.",
						}),
					],
		);
	});

export const needles = /\b(?:needles?|injects?|injections?|shots?|catheter|blood draw|draws? blood|blood work|blood panel|lab work)\b/i;
export const numbing = /\b(?:numbs?|numbed|numbing|lidocaine)\b/i;

/** A yes needs the word somewhere on the page; a no means that the visit's description doesn't have it. */
const checkWord = (entry: LoadedEntry<Service>, field: "needles" | "numbing", pattern: RegExp): Problem[] => {
	const { course, whatToExpect } = entry.value;
	const text = course[field] ? JSON.stringify({ ...entry.value, course: null }) : whatToExpect.theDay;
	if (pattern.test(text) === course[field]) return [];
	return [
		problemAt(entry, `course.${field}`, {
			found: String(course[field]),
			expected: course[field] ? `a text of the page that mentions ${field}` : `whatToExpect.theDay without ${field}: ${formatValue(text)}`,
			remedy: `Correct course.${field}, or the text.`,
		}),
	];
};

/** The Fitzpatrick types that a text names as not suited, such as "types V and VI". */
const findUnsuited = (text: string): number[] => {
	const [, types = ""] = text.match(/Fitzpatrick types? ([IV]+(?:(?:, | and | to )[IV]+)*)/) ?? [];
	return (types.match(/[IV]+/g) ?? []).map((type) => romanTypes.indexOf(type) + 1);
};

const checkSkinTypes = (entry: LoadedEntry<Service>): Problem[] => {
	const { candidacy, course } = entry.value;
	const unsuited = candidacy.notFor.flatMap(findUnsuited);
	const expected = { from: 1, to: unsuited.length > 0 ? Math.min(...unsuited) - 1 : 6 };
	if (course.skinTypes.from === expected.from && course.skinTypes.to === expected.to) return [];
	return [
		problemAt(entry, "course.skinTypes", {
			found: formatValue(course.skinTypes),
			expected: `${formatValue(expected)}, from the Fitzpatrick types that candidacy.notFor names`,
			remedy: "Correct the types or the text.",
		}),
	];
};

/** Every reason that `notFor` names is in `exclusions`, and the other way round. */
const checkExclusions = (content: Content, entry: LoadedEntry<Service>): Problem[] => {
	const { candidacy, exclusions } = entry.value;
	const listed = new Set(exclusions.map(({ exclusion }) => exclusion));
	const prose = candidacy.notFor.map((line) => stripLinks(line).toLowerCase());
	return content.exclusions.flatMap(({ value: { slug, words } }) => {
		const found = prose.find((line) => words.some((word) => line.includes(word)));
		if (found !== undefined && !listed.has(slug)) {
			const expected = `"${slug}", because candidacy.notFor says ${formatValue(found)}`;
			return [problemAt(entry, "exclusions", { found: formatValue([...listed]), expected, remedy: "Add it to exclusions." })];
		}
		if (found === undefined && listed.has(slug)) {
			const expected = `a line of candidacy.notFor with one of: ${words.join(", ")}`;
			return [problemAt(entry, "exclusions", { found: `"${slug}"`, expected, remedy: "Add the line, or remove the exclusion." })];
		}
		return [];
	});
};

/** Whether the figures of each service say the same as its prose. */
export const checkCourses = (content: Content): Problem[] =>
	content.services.flatMap((entry) => [
		...checkFigures(entry),
		...checkWord(entry, "needles", needles),
		...checkWord(entry, "numbing", numbing),
		...checkSkinTypes(entry),
		...checkExclusions(content, entry),
	]);
