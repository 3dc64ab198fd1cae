import type { BreadcrumbList, Question, WebSite } from "schema-dts";
import { getSocialPicturePath } from "../pages/addresses";
import { getCurrentCrumb, type Trail } from "../pages/navigation";
import { stripLinks } from "../text/markup";
import { type DescribedBusiness, describeBusiness, type ShownOfBusiness } from "./business";
import {
	type GraphNode,
	getBusinessId,
	getPageUrl,
	type PageNode,
	type PageType,
	type Subject,
} from "./nodes";

const describeQuestion = ({ question, answer }: Queries.Faq): Question => ({
	"@type": "Question",
	name: question,
	acceptedAnswer: { "@type": "Answer", text: stripLinks(answer) },
});

interface PageFacts {
	readonly business: DescribedBusiness;
	readonly trail: Trail;
	readonly name: string;
	readonly type: PageType;
	readonly faqs: readonly Queries.Faq[];
	readonly shown?: ShownOfBusiness;
	readonly subject?: Subject;
}

const describePage = ({
	business: { url: site },
	trail,
	name,
	type,
	faqs,
	subject,
}: PageFacts): PageNode => {
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
		...(trail.length > 1 ? { breadcrumb: { "@id": `${url}#breadcrumbs` } } : {}),
		...(faqs.length > 0 ? { mainEntity: faqs.map(describeQuestion) } : {}),
		...subject?.details,
	};
};

const describeBreadcrumbs = (site: string, trail: Trail): BreadcrumbList => ({
	"@type": "BreadcrumbList",
	"@id": `${getPageUrl(site, getCurrentCrumb(trail).href)}#breadcrumbs`,
	itemListElement: trail.map(({ label, href }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: label,
		item: getPageUrl(site, href),
	})),
});

const describeWebsite = (site: string, name: string): WebSite => ({
	"@type": "WebSite",
	"@id": `${site}/#website`,
	url: site,
	name,
	inLanguage: "en-US",
	publisher: { "@id": getBusinessId(site) },
});

export const buildGraph = (page: PageFacts) => ({
	"@context": "https://schema.org" as const,
	"@graph": [
		describePage(page),
		page.trail.length > 1
			? describeBreadcrumbs(page.business.url, page.trail)
			: describeWebsite(page.business.url, page.business.name),
		{ ...describeBusiness(page.business), ...page.shown?.(page.business) },
		...(page.subject?.nodes ?? []),
	] satisfies GraphNode[],
});

/** Escapes "<", so that no data can end the script element. */
export const serializeGraph = (graph: ReturnType<typeof buildGraph>): string =>
	JSON.stringify(graph).replaceAll("<", "\\u003c");
