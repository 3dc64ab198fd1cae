import { getProse } from "../../schemas/entry-fields";
import type { Aftercare } from "../aftercare/schema";
import type { CheckContext, Findings, Loaded } from "../define-collection";
import type { Exclusion } from "../exclusions/schema";
import type { LandingPage } from "../landing-pages/schema";
import type { Resource } from "../resources/schema";
import { checkReviewer, findUnlicensed, listHeld, listOr } from "../team/checks";
import { licensesFor } from "../team/license";
import type { TeamMember } from "../team/schema";
import type { Wait } from "../waits/schema";
import { checkCourse } from "./course-checks";
import { checkPrices } from "./price-checks";
import { checkSafety } from "./safety-checks";
import type { Service } from "./schema";

type Content = Loaded<{
	team: TeamMember;
	exclusions: Exclusion;
	waits: Wait;
	aftercare: Aftercare;
	resources: Resource;
	landingPages: LandingPage;
}>;

/** Whoever performs a treatment has a license for it (docs/specification.md R67). */
export function* checkService(
	service: Service,
	content: Content,
	{ fields }: CheckContext,
): Findings {
	const { slug, related, procedure, performers } = service;
	const { team, aftercare, resources, landingPages } = content;
	const allowed = licensesFor[procedure];
	const prose = getProse(fields);
	if (!aftercare.some(({ value }) => value.slug === slug))
		yield [
			"slug",
			`There's no content/aftercare/${slug}.json. Add it: every treatment has an aftercare page.`,
		];
	const named = [
		...resources.flatMap(({ value }) => value.relatedServices),
		...landingPages.flatMap(({ value }) => value.services),
	];
	if (!named.includes(slug))
		yield [
			"slug",
			`No article and no city page names ${slug}. Add it to an article's relatedServices.`,
		];
	if (related.includes(slug)) yield ["related", "A service isn't related to itself. Remove it."];
	for (const [index, performer] of performers.entries()) {
		const held = findUnlicensed(team, performer, allowed);
		if (held)
			yield [
				`performers[${index}]`,
				`${performer} holds ${listHeld(held)}, and the procedure "${procedure}" needs ${listOr(allowed)}. Name somebody who holds one of these.`,
			];
	}
	yield* checkReviewer(service, team);
	yield* checkCourse(service, content);
	yield* checkPrices(service, prose);
	yield* checkSafety(service, prose);
}
