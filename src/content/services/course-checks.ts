import { romanTypes } from "../../lib/services/format-course";
import { isOccasion } from "../../lib/services/occasions";
import { stripLinks } from "../../lib/text/markup";
import type { Prose } from "../../schemas/fields";
import { formatValue, type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { Loaded } from "../define-collection";
import type { Exclusion } from "../exclusions/schema";
import { findLengths } from "../figures";
import type { Procedure } from "../team/license";
import type { Wait } from "../waits/schema";
import type { Service } from "./schema";

type Entry = LoadedEntry<Service>;
type Content = Loaded<{ exclusions: Exclusion; waits: Wait }>;

const mentions = {
	needles: /\b(?:needles?|injects?|injections?|shots?|catheter|blood draw|draws? blood|blood work|blood panel|lab work)\b/i,
	numbing: /\b(?:numbs?|numbed|numbing|lidocaine)\b/i,
};

/** What these do pierces the skin. */
const needled: readonly Procedure[] = ["shallow-microneedling", "deep-microneedling", "injection", "infusion"];

/** A yes needs the word somewhere on the page; a no means that the visit's description doesn't have it. */
function* checkWords(entry: Entry, prose: Prose): Iterable<Problem> {
	const { course, courseNotes, procedure, whatToExpect } = entry.value;
	if (needled.includes(procedure) && !course.needles)
		yield problemAt(entry, "course.needles", `The kind of procedure is ${procedure}, which takes needles. Set it to true, or correct procedure.`);
	if (course.needles !== Boolean(courseNotes?.needles))
		yield problemAt(entry, "course.needles", `Say which needles in courseNotes.needles, or, if it takes none, remove that note.`);
	const page = prose.map(({ text }) => text).join(" ");
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

/** An injection settles for two weeks: bruises, swelling, and a correction if it's needed. */
const settlingDays = 14;

/** The time before an event is more than downtime: a change has to show, and an injection to settle. */
function* checkEventLeads(service: Entry): Iterable<Problem> {
	const { course, procedure } = service.value;
	const { downtimeDays, eventLeadDays: lead, onsetDays } = course;
	if (!lead) return;
	const least = Math.max(downtimeDays.max, procedure === "injection" && downtimeDays.max > 0 ? settlingDays : 0);
	if (lead.min < least)
		yield problemAt(service, "course.eventLeadDays.min", `Marks and settling take ${least} days. An event can't be sooner: enter ${least} or more.`);
	if (lead.max < onsetDays.min)
		yield problemAt(service, "course.eventLeadDays.max", `A change shows after ${onsetDays.min} days at the earliest. Enter at least that many.`);
}

/** The finder leaves out what has to wait, and says of what has no waiting time what it depends on. */
function* checkWaiting(service: Entry, { exclusions, waits }: Content): Iterable<Problem> {
	for (const { slug } of exclusions.map(({ value }) => value).filter((each) => isOccasion(each.slug))) {
		const wait = waits.find(({ value }) => value.after === slug && value.before === service.value.slug && value.days > 0)?.value;
		const listed = service.value.exclusions.find(({ exclusion }) => exclusion === slug);
		const said = findLengths(listed?.note ?? "");
		if (wait && (!listed || (said.length > 0 && !said.includes(wait.days))))
			yield problemAt(service, "exclusions", `By content/waits.json, it has to wait ${wait.days} days after ${slug}. List "${slug}", with no other figure.`);
		if (listed && !wait && !listed.note)
			yield problemAt(service, "exclusions", `content/waits.json has no wait after ${slug} before it. Add one, or a note to "${slug}", or remove "${slug}".`);
	}
}

/** Whether what `course` says of a service agrees with its words, and with the reasons against it and the waiting times of all. */
export function* checkCourse(entry: Entry, content: Content, prose: Prose): Iterable<Problem> {
	if (!entry.value.course.lastsDays && !entry.value.courseNotes?.lasts)
		yield problemAt(entry, "course.lastsDays", "The page says nothing of how long it lasts. Enter days, or a note in courseNotes.lasts.");
	yield* checkWords(entry, prose);
	yield* checkCandidacy(entry, content);
	yield* checkEventLeads(entry);
	yield* checkWaiting(entry, content);
}
