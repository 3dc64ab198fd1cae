import { getBusinessId, getPersonId } from "./ids";
import type { Subject } from "./nodes";
import { describePerson, type PersonFacts } from "./people";

export interface ArticleFacts {
	readonly reviewer: PersonFacts;
	readonly published: string;
	readonly reviewed: string;
}

/** An article, with the clinician who checked it and when. */
export const describeArticlePage = (site: string, { reviewer, published, reviewed }: ArticleFacts): Subject => ({
	nodes: [describePerson(site, reviewer)],
	details: {
		author: { "@id": getBusinessId(site) },
		reviewedBy: { "@id": getPersonId(site, reviewer.path) },
		datePublished: published,
		lastReviewed: reviewed,
	},
});
