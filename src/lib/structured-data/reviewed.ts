import { getPersonId, type Subject } from "./nodes";

/** A review, and the day that it was made on. */
export type Review = Pick<Queries.MedicalReview, "date"> & { readonly reviewer: Pick<Queries.TeamMember, "path" | "name"> };

/** Who checked a page, when, and what it cites. */
export const describeReview = (site: string, { reviewer, date }: Review, sources: readonly Queries.Source[]) =>
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
