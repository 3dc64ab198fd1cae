import type { BreadcrumbList, Question, WebSite } from "schema-dts";
import { getSocialPicturePath } from "../pages/addresses";
import { getCurrentCrumb, type Trail } from "../pages/navigation";
import { stripLinks } from "../text/markup";
import { type DescribedBusiness, describeBusiness, type ShownOfBusiness } from "./business";
import { getBreadcrumbsId, getBusinessId, getPageUrl, getWebsiteId } from "./ids";
import type { GraphNode, PageNode, PageType, Subject } from "./nodes";

export interface Faq {
	readonly question: string;
	readonly answer: string;
}

const describeQuestion = ({ question, answer }: Faq): Question => ({
	"@type": "Question",
	name: question,
	acceptedAnswer: { "@type": "Answer", text: stripLinks(answer) },
});

export interface PageFacts {
	readonly site: string;
	readonly trail: Trail;
	readonly name: string;
	readonly type: PageType;
	readonly faqs: readonly Faq[];
	/** What else is known of the page: when it was reviewed, what it's about. */
	readonly details?: Subject["details"];
}

export const describePage = ({ site, trail, name, type, faqs, details }: PageFacts): PageNode => {
	const path = getCurrentCrumb(trail).href;
	const url = getPageUrl(site, path);
	return {
		"@type": faqs.length > 0 ? [type, "FAQPage"] : type,
		"@id": url,
		url,
		name,
		inLanguage: "en-US",
		publisher: { "@id": getBusinessId(site) },
		image: `${site}${getSocialPicturePath(path)}`,
		...(trail.length > 1 ? { breadcrumb: { "@id": getBreadcrumbsId(url) } } : {}),
		...(faqs.length > 0 ? { mainEntity: faqs.map(describeQuestion) } : {}),
		...details,
	};
};

/** The breadcrumbs as the page shows them; none on the home page. */
export const describeBreadcrumbs = (site: string, trail: Trail): BreadcrumbList[] =>
	trail.length < 2
		? []
		: [
				{
					"@type": "BreadcrumbList",
					"@id": getBreadcrumbsId(getPageUrl(site, getCurrentCrumb(trail).href)),
					itemListElement: trail.map(({ label, href }, index) => ({
						"@type": "ListItem",
						position: index + 1,
						name: label,
						item: getPageUrl(site, href),
					})),
				},
			];

export const describeWebsite = (site: string, name: string): WebSite => ({
	"@type": "WebSite",
	"@id": getWebsiteId(site),
	url: site,
	name,
	inLanguage: "en-US",
	publisher: { "@id": getBusinessId(site) },
});

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
