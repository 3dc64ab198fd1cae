import { warningLevels } from "../../lib/services/aftercare";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import type { Aftercare } from "./schema";

export function* checkAftercare(
	entry: LoadedEntry<Aftercare>,
	{ services }: Loaded<{ services: Service }>,
): Iterable<Problem> {
	const { items, slug, warnings } = entry.value;
	const service = services.find(({ value }) => value.slug === slug);
	if (!service) return;
	const { course } = service.value;
	// What's normal can outlast the rules, and a rule without an end holds for good.
	const ends = items.flatMap(({ kind, toDay }) => (kind === "normal" ? [] : [toDay]));
	const last =
		course.aftercareDays === null && ends.includes(null) ? null : Math.max(...ends.map(Number));
	if (last !== course.aftercareDays)
		yield problemAt(
			entry,
			"items",
			`What to do and avoid ends on day ${last}, but course.aftercareDays in ${service.file} is ${course.aftercareDays}. Correct one of the two.`,
		);
	const disorder = items.findIndex(
		({ fromDay }, index) => fromDay < (items[index - 1]?.fromDay ?? 0),
	);
	if (disorder > 0)
		yield problemAt(
			entry,
			`items[${disorder}].fromDay`,
			"It begins before the item above it. Put the items in the order of their days.",
		);
	for (const level of warningLevels)
		if (!warnings.some((warning) => warning.level === level))
			yield problemAt(
				entry,
				"warnings",
				`No sign has the level "${level}". Add one for each level.`,
			);
}
