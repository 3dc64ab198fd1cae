import { type DescribedBusiness, describeBusiness, type ShownOfBusiness } from "./business";
import type { GraphNode, Subject } from "./nodes";
import { describeBreadcrumbs, describePage, describeWebsite, type PageFacts } from "./page";

export interface GraphFacts extends Omit<PageFacts, "site" | "details"> {
	readonly business: DescribedBusiness;
	readonly shown?: ShownOfBusiness;
	readonly subject?: Subject;
}

/** A page's structured data (JSON-LD): the page, its breadcrumbs, the spa, and what the page is about. */
export const buildGraph = ({ business, shown, subject: { nodes = [], details } = {}, ...page }: GraphFacts) => ({
	"@context": "https://schema.org" as const,
	"@graph": [
		describePage({ ...page, site: business.url, details }),
		...describeBreadcrumbs(business.url, page.trail),
		...(page.trail.length === 1 ? [describeWebsite(business.url, business.name)] : []),
		{ ...describeBusiness(business), ...shown?.(business) },
		...nodes,
	] satisfies GraphNode[],
});

/** As the text of a script element: a "<" in the data can't end the element. */
export const serializeGraph = (graph: ReturnType<typeof buildGraph>): string => JSON.stringify(graph).replaceAll("<", "\\u003c");
