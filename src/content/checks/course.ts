import { romanTypes } from "../../lib/catalog/format-course";
import { stripLinks } from "../../lib/text/markup";
import { getProse, listFields } from "../../schemas/fields";
import type { LoadedEntry } from "../../schemas/problem";
import { formatValue, type Problem, problemAt } from "../../schemas/problem";
import { type CollectionEntry, type Content, getShape } from "../collections";
import { service } from "../services/schema";
import { findDays, findNumbers } from "./figures";

type Entry = LoadedEntry<CollectionEntry<"services">>;

/** The figures of `course`, and the prose that each is compared with. */
function* checkFigures(entry: Entry): Iterable<Problem> {
	const { course, facts, postCare } = entry.value;
	const figures = [
		["sessions", course.sessions, facts.sessions, findNumbers],
		["intervalDays", course.intervalDays, facts.spacing, findDays],
		["visitMinutes", course.visitMinutes, facts.duration, findNumbers],
		["downtimeDays", course.downtimeDays, facts.downtime, findDays],
		["onsetDays", course.onsetDays, facts.onset, findDays],
		["lastsDays", course.lastsDays, facts.lasts, findDays],
		["aftercareDays", course.aftercareDays ? { "": course.aftercareDays } : null, postCare.join(" "), findDays],
	] as const;
	for (const [name, value, prose, find] of figures)
		for (const [end, figure] of Object.entries(value ?? {}))
			if (!find(prose).includes(figure))
				yield problemAt(
					entry,
					`course.${name}${end && `.${end}`}`,
					`The text says ${formatValue(stripLinks(prose))}, which isn't ${figure}. Correct the figure or the text.${find === findDays ? " Figures are days: a week is 7, a month 30, a year 365." : ""}`,
				);
}

const mentions = {
	needles: /\b(?:needles?|injects?|injections?|shots?|catheter|blood draw|draws? blood|blood work|blood panel|lab work)\b/i,
	numbing: /\b(?:numbs?|numbed|numbing|lidocaine)\b/i,
};

/** A yes needs the word somewhere on the page; a no means that the visit's description doesn't have it. */
function* checkWords(entry: Entry): Iterable<Problem> {
	const { course, whatToExpect } = entry.value;
	const page = getProse(listFields(entry.value, getShape({ schema: service })))
		.map(({ text }) => text)
		.join(" ");
	for (const field of ["needles", "numbing"] as const)
		if (mentions[field].test(course[field] ? page : whatToExpect.theDay) !== course[field])
			yield problemAt(entry, `course.${field}`, `It's ${course[field]}, but ${course[field] ? "no text mentions" : "theDay mentions"} ${field}. Correct one.`);
}

/** The Fitzpatrick types that a text names as not suited, such as "types V and VI". */
const findUnsuited = (text: string): number[] => {
	const [, types = ""] = text.match(/Fitzpatrick types? ([IV]+(?:(?:, | and | to )[IV]+)*)/) ?? [];
	return (types.match(/[IV]+/g) ?? []).map((type) => romanTypes.indexOf(type) + 1);
};

/** Whom `notFor` names: skin types, and every reason of `exclusions`. */
function* checkCandidacy(entry: Entry, content: Content): Iterable<Problem> {
	const { candidacy, course, exclusions } = entry.value;
	const unsuited = candidacy.notFor.flatMap(findUnsuited);
	const to = unsuited.length > 0 ? Math.min(...unsuited) - 1 : 6;
	if (course.skinTypes.from !== 1 || course.skinTypes.to !== to)
		yield problemAt(entry, "course.skinTypes", `By candidacy.notFor it's offered for types 1 to ${to}. Correct the types or the text.`);
	const prose = candidacy.notFor.map((line) => stripLinks(line).toLowerCase());
	for (const { value } of content.exclusions) {
		const said = prose.find((line) => value.words.some((word) => line.includes(word)));
		const listed = exclusions.some(({ exclusion }) => exclusion === value.slug);
		if (said && !listed) yield problemAt(entry, "exclusions", `candidacy.notFor says ${formatValue(said)}. Add "${value.slug}".`);
		if (!said && listed)
			yield problemAt(entry, "exclusions", `candidacy.notFor has no line about ${value.words.join(", ")}. Add it, or remove "${value.slug}".`);
	}
}

/** Whether the figures of each service say the same as its prose. */
export function* checkCourses(content: Content): Iterable<Problem> {
	for (const entry of content.services) {
		yield* checkFigures(entry);
		yield* checkWords(entry);
		yield* checkCandidacy(entry, content);
	}
}
