import { describeReview, type Review } from "./medical-review";
import { getBusinessId, getPersonId, type Subject } from "./nodes";
import { describePerson, type Person } from "./people";

type Article = Pick<Queries.Resource, "published" | "reviewed" | "sources"> & {
	readonly reviewer: Person;
};

export const describeArticlePage = (
	site: string,
	{ reviewer, published, reviewed, sources }: Article,
): Subject => ({
	nodes: [describePerson(site, reviewer)],
	details: {
		author: { "@id": getBusinessId(site) },
		datePublished: published,
		...describeReview(site, { reviewer, date: reviewed }, sources),
		// By id alone, because the person is a node of the graph.
		reviewedBy: { "@id": getPersonId(site, reviewer.path) },
	},
});

export const describeGuidePage = (
	site: string,
	{ review, sources }: { readonly review: Review; readonly sources: readonly Queries.Source[] },
): Subject => ({
	details: describeReview(site, review, sources),
});
