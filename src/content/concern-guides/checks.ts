import type { Findings, Loaded } from "../define-collection";
import type { Service } from "../services/schema";
import { checkReviewer } from "../team/checks";
import type { TeamMember } from "../team/schema";
import type { ConcernGuide } from "./schema";

export function* checkGuide(
	guide: ConcernGuide,
	{ services, team }: Loaded<{ services: Service; team: TeamMember }>,
): Findings {
	const { concerns } = guide;
	yield* checkReviewer(guide, team);
	for (const [index, slug] of guide.services.entries()) {
		const treats = services.find(({ value }) => value.slug === slug)?.value.concerns ?? concerns;
		if (!treats.some((concern) => concerns.includes(concern)))
			yield [
				`services[${index}]`,
				`${slug} isn't for ${concerns.join(" or ")}. Choose another, or add the concern to the service.`,
			];
	}
}
