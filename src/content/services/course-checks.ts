import { isOccasion } from "../../lib/services/occasions";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { Loaded } from "../define-collection";
import type { Exclusion } from "../exclusions/schema";
import type { Procedure } from "../team/license";
import type { Wait } from "../waits/schema";
import type { Service } from "./schema";

/** Procedures that pierce the skin. */
const needled: readonly Procedure[] = [
	"shallow-microneedling",
	"deep-microneedling",
	"injection",
	"infusion",
];

/** Until bruises are gone, and a correction if one is needed. */
const settlingDays = 14;

function* checkEventLeads(service: LoadedEntry<Service>): Iterable<Problem> {
	const { course, procedure } = service.value;
	const { downtimeDays, eventLeadDays: lead, onsetDays } = course;
	if (!lead) return;
	const least = Math.max(
		downtimeDays.max,
		procedure === "injection" && downtimeDays.max > 0 ? settlingDays : 0,
	);
	if (lead.min < least)
		yield problemAt(
			service,
			"course.eventLeadDays.min",
			`Marks and settling take ${least} days. An event can't be sooner: enter ${least} or more.`,
		);
	if (lead.max < onsetDays.min)
		yield problemAt(
			service,
			"course.eventLeadDays.max",
			`A change shows after ${onsetDays.min} days at the earliest. Enter at least that many.`,
		);
}

export function* checkCourse(
	entry: LoadedEntry<Service>,
	{ exclusions, waits }: Loaded<{ exclusions: Exclusion; waits: Wait }>,
): Iterable<Problem> {
	const { course, courseNotes, procedure, slug: before } = entry.value;
	if (!course.lastsDays && !courseNotes?.lasts)
		yield problemAt(
			entry,
			"course.lastsDays",
			"The page says nothing of how long it lasts. Enter days, or a note in courseNotes.lasts.",
		);
	if (needled.includes(procedure) && !course.needles)
		yield problemAt(
			entry,
			"course.needles",
			`The kind of procedure is ${procedure}, which takes needles. Set it to true, or correct procedure.`,
		);
	if (course.needles !== Boolean(courseNotes?.needles))
		yield problemAt(
			entry,
			"course.needles",
			`Say which needles in courseNotes.needles, or, if it takes none, remove that note.`,
		);
	yield* checkEventLeads(entry);
	// The finder leaves out what has to wait. Without a waiting time, a note says what it depends on.
	for (const { slug } of exclusions
		.map(({ value }) => value)
		.filter((each) => isOccasion(each.slug))) {
		const wait = waits.find(
			({ value }) => value.after === slug && value.before === before && value.days > 0,
		);
		const listed = entry.value.exclusions.find(({ exclusion }) => exclusion === slug);
		if (wait && !listed)
			yield problemAt(
				entry,
				"exclusions",
				`By content/waits.json, it has to wait ${wait.value.days} days after ${slug}. List "${slug}".`,
			);
		if (listed && !wait && !listed.note)
			yield problemAt(
				entry,
				"exclusions",
				`content/waits.json has no wait after ${slug} before it. Add one, or a note to "${slug}", or remove "${slug}".`,
			);
	}
}
