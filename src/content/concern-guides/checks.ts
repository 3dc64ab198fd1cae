import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { checkReviewer } from "../team/checks";
import type { TeamMember } from "../team/schema";
import type { ConcernGuide } from "./schema";

export function* checkGuide(
	entry: LoadedEntry<ConcernGuide>,
	{ services, team }: Loaded<{ services: Service; team: TeamMember }>,
): Iterable<Problem> {
	const { concerns } = entry.value;
	yield* checkReviewer(entry, team);
	for (const [index, slug] of entry.value.services.entries()) {
		const treats = services.find(({ value }) => value.slug === slug)?.value.concerns ?? concerns;
		if (!treats.some((concern) => concerns.includes(concern)))
			yield problemAt(
				entry,
				`services[${index}]`,
				`${slug} isn't for ${concerns.join(" or ")}. Choose another, or add the concern to the service.`,
			);
	}
}
