import { isOccasion } from "../../lib/services/occasions";
import type { Findings, Loaded } from "../define-collection";
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

/** Days until bruises are gone, or until a correction if one is needed. */
const settlingDays = 14;

function* checkEventLeads({ course, procedure }: Service): Findings {
	const { downtimeDays, eventLeadDays: lead, onsetDays } = course;
	if (!lead) return;
	const least = Math.max(
		downtimeDays.max,
		procedure === "injection" && downtimeDays.max > 0 ? settlingDays : 0,
	);
	if (lead.min < least)
		yield [
			"course.eventLeadDays.min",
			`Marks and settling take ${least} days. An event can't be sooner: enter ${least} or more.`,
		];
	if (lead.max < onsetDays.min)
		yield [
			"course.eventLeadDays.max",
			`A change shows after ${onsetDays.min} days at the earliest. Enter at least that many.`,
		];
}

export function* checkCourse(
	service: Service,
	{ exclusions, waits }: Loaded<{ exclusions: Exclusion; waits: Wait }>,
): Findings {
	const { course, courseNotes, procedure, slug: before } = service;
	if (!course.lastsDays && !courseNotes?.lasts)
		yield [
			"course.lastsDays",
			"The page says nothing of how long it lasts. Enter days, or a note in courseNotes.lasts.",
		];
	if (needled.includes(procedure) && !course.needles)
		yield [
			"course.needles",
			`The kind of procedure is ${procedure}, which takes needles. Set it to true, or correct procedure.`,
		];
	if (course.needles !== Boolean(courseNotes?.needles))
		yield [
			"course.needles",
			`Say which needles in courseNotes.needles, or, if it takes none, remove that note.`,
		];
	yield* checkEventLeads(service);
	// The finder leaves out treatments that have to wait. Either the wait or a note says until when.
	for (const { slug } of exclusions
		.map(({ value }) => value)
		.filter((each) => isOccasion(each.slug))) {
		const wait = waits.find(
			({ value }) => value.after === slug && value.before === before && value.days > 0,
		);
		const listed = service.exclusions.find(({ exclusion }) => exclusion === slug);
		if (wait && !listed)
			yield [
				"exclusions",
				`By content/waits.json, it has to wait ${wait.value.days} days after ${slug}. List "${slug}".`,
			];
		if (listed && !wait && !listed.note)
			yield [
				"exclusions",
				`content/waits.json has no wait after ${slug} before it. Add one, or a note to "${slug}", or remove "${slug}".`,
			];
	}
}
