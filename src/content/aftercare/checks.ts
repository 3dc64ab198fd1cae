import { warningLevels } from "../../lib/services/aftercare";
import { stripLinks } from "../../lib/text/markup";
import { isReasonToCall } from "../../lib/text/words";
import { formatValue, type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { Loaded } from "../define-collection";
import { findLengths } from "../figures";
import type { Service } from "../services/schema";
import type { Aftercare } from "./schema";

/** The days of a treatment's own page are those of its aftercare. */
export function* checkAftercare(entry: LoadedEntry<Aftercare>, { services }: Loaded<{ services: Service }>): Iterable<Problem> {
	const { items, slug, warnings } = entry.value;
	const service = services.find(({ value }) => value.slug === slug);
	if (!service) return;
	const { course, postCare } = service.value;
	// What's normal may outlast the rules, and a rule may hold from now on.
	const ends = items.flatMap(({ kind, toDay }) => (kind === "normal" ? [] : [toDay]));
	const last = course.aftercareDays === null && ends.includes(null) ? null : Math.max(...ends.map(Number));
	if (last !== course.aftercareDays)
		yield problemAt(
			entry,
			"items",
			`What to do and avoid ends on day ${last}, but course.aftercareDays in ${service.file} is ${course.aftercareDays}. Correct one of the two.`,
		);
	const bounds = new Set(items.flatMap(({ fromDay, toDay }) => [fromDay, toDay]));
	for (const line of postCare.filter((text) => !isReasonToCall(text))) {
		// A line may also name a check-up that comes after the aftercare.
		const days = findLengths(stripLinks(line)).filter((day) => last === null || day <= last);
		if (days.length > 0 && !days.some((day) => bounds.has(day)))
			yield problemAt(
				entry,
				"items",
				`${service.file} says ${formatValue(stripLinks(line))}. Add an item that begins or ends on that day, or correct the line.`,
			);
	}
	const disorder = items.findIndex(({ fromDay }, index) => fromDay < (items[index - 1]?.fromDay ?? 0));
	if (disorder > 0) yield problemAt(entry, `items[${disorder}].fromDay`, "It begins before the item above it. Put the items in the order of their days.");
	for (const level of warningLevels)
		if (!warnings.some((warning) => warning.level === level)) yield problemAt(entry, "warnings", `No sign has the level "${level}". Add one for each level.`);
}
