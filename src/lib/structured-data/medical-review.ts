import { getPersonId, type Subject } from "./nodes";

export type Review = Pick<Queries.MedicalReview, "date"> & {
	readonly reviewer: Pick<Queries.TeamMember, "path" | "name">;
};

export const describeReview = (
	site: string,
	{ reviewer, date }: Review,
	sources: readonly Queries.Source[],
) =>
	({
		reviewedBy: { "@type": "Person", "@id": getPersonId(site, reviewer.path), name: reviewer.name },
		lastReviewed: date,
		citation: sources.map(({ publisher, title, href, year }) => ({
			"@type": "CreativeWork" as const,
			name: title,
			url: href,
			datePublished: `${year}`,
			publisher: { "@type": "Organization" as const, name: publisher },
		})),
	}) satisfies Subject["details"];
