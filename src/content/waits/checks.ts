import { isOccasion } from "../../lib/services/occasions";
import { formatValue } from "../../schemas/problem";
import { listNames, suggestOr } from "../../schemas/suggest";
import type { Findings, Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import type { Wait } from "./schema";

export function* checkWait(
	wait: Wait,
	{ services, waits }: Loaded<{ services: Service; waits: Wait }>,
): Findings {
	const { after, before } = wait;
	const slugs = services.map(({ value }) => value.slug);
	for (const [path, slug] of Object.entries({ after, before }))
		if (!isOccasion(slug) && !slugs.includes(slug))
			yield [
				path,
				`content/services has no ${formatValue(slug)}. ${suggestOr(slug, slugs, `There are ${listNames(slugs, 12)}.`)}`,
			];
	if (waits.find(({ value }) => value.after === after && value.before === before)?.value !== wait)
		yield [
			"before",
			`The wait after ${after} before ${before} is there already. Remove one of the two.`,
		];
}
