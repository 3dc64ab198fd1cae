import { warningLevels } from "../../lib/services/aftercare";
import type { Findings, Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import type { Aftercare } from "./schema";

export function* checkAftercare(
	{ items, slug, warnings }: Aftercare,
	{ services }: Loaded<{ services: Service }>,
): Findings {
	const service = services.find(({ value }) => value.slug === slug);
	if (!service) return;
	const { course } = service.value;
	// What's normal can outlast the rules, and a rule without an end holds for good.
	const ends = items.flatMap(({ kind, toDay }) => (kind === "normal" ? [] : [toDay]));
	const last =
		course.aftercareDays === null && ends.includes(null) ? null : Math.max(...ends.map(Number));
	if (last !== course.aftercareDays)
		yield [
			"items",
			`What to do and avoid ends on day ${last}, but course.aftercareDays in ${service.file} is ${course.aftercareDays}. Correct one of the two.`,
		];
	const disorder = items.findIndex(
		({ fromDay }, index) => fromDay < (items[index - 1]?.fromDay ?? 0),
	);
	if (disorder > 0)
		yield [
			`items[${disorder}].fromDay`,
			"It begins before the item above it. Put the items in the order of their days.",
		];
	for (const level of warningLevels)
		if (!warnings.some((warning) => warning.level === level))
			yield ["warnings", `No sign has the level "${level}". Add one for each level.`];
}
