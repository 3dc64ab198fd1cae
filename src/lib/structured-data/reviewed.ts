import { getPersonId } from "./ids";
import type { Subject } from "./nodes";

export interface SourceFacts {
	readonly publisher: string;
	readonly title: string;
	readonly href: string;
	readonly year: number;
}

export interface ReviewFacts {
	readonly reviewer: { readonly path: string; readonly name: string };
	/** The day of the review, `YYYY-MM-DD`. */
	readonly date: string;
}

/** Who checked a page, when, and what it cites. */
export const describeReview = (site: string, { reviewer, date }: ReviewFacts, sources: readonly SourceFacts[]) =>
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
