import { isOccasion } from "../../lib/services/occasions";
import { formatValue, type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { listNames, suggestOr } from "../../schemas/suggest";
import type { Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import type { Wait } from "./schema";

export function* checkWait(
	entry: LoadedEntry<Wait>,
	{ services, waits }: Loaded<{ services: Service; waits: Wait }>,
): Iterable<Problem> {
	const { after, before } = entry.value;
	const slugs = services.map(({ value }) => value.slug);
	for (const [path, slug] of Object.entries({ after, before }))
		if (!isOccasion(slug) && !slugs.includes(slug))
			yield problemAt(
				entry,
				path,
				`content/services has no ${formatValue(slug)}. ${suggestOr(slug, slugs, `There are ${listNames(slugs, 12)}.`)}`,
			);
	if (waits.find(({ value }) => value.after === after && value.before === before) !== entry)
		yield problemAt(
			entry,
			"before",
			`The wait after ${after} before ${before} is there already. Remove one of the two.`,
		);
}
