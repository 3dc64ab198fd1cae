import { getBusinessId, getPersonId } from "./ids";
import type { Subject } from "./nodes";
import { describePerson, type PersonFacts } from "./people";
import { describeReview, type ReviewFacts, type SourceFacts } from "./reviewed";

interface ArticleFacts {
	readonly reviewer: PersonFacts;
	readonly published: string;
	readonly reviewed: string;
	readonly sources: readonly SourceFacts[];
}

/** An article, with the clinician who checked it and when. */
export const describeArticlePage = (site: string, { reviewer, published, reviewed, sources }: ArticleFacts): Subject => ({
	nodes: [describePerson(site, reviewer)],
	details: {
		author: { "@id": getBusinessId(site) },
		datePublished: published,
		...describeReview(site, { reviewer, date: reviewed }, sources),
		// The person is a node of the graph, which says everything.
		reviewedBy: { "@id": getPersonId(site, reviewer.path) },
	},
});

/** A guide by concern, with the prescriber who checked it and when. */
export const describeGuidePage = (site: string, { review, sources }: { readonly review: ReviewFacts; readonly sources: readonly SourceFacts[] }): Subject => ({
	details: describeReview(site, review, sources),
});
