import { getPricesId } from "../lib/pages/addresses";
import type { SearchDocument } from "../lib/search/documents";
import { capitalize, slugify } from "../lib/text/words";
import type { Resource } from "./resources/schema";
import type { Site } from "./site/schema";

export interface WithSite {
	readonly site: readonly Site[];
}

export const priceWords = "price prices pricing cost costs much fee fees expensive cheap rate";

/** Cities are keywords of every treatment. */
export const withoutCities = ({ site }: WithSite, keywords: readonly string[]): string =>
	(site[0]?.areasServed ?? []).reduce(
		(text, city) => text.replaceAll(city, ""),
		keywords.join(", "),
	);

export const listQuestions = (
	path: string,
	note: string,
	faqs: Resource["faqs"],
): SearchDocument[] =>
	faqs.map(({ question, answer }) => ({
		href: `${path}#${slugify(question)}`,
		kind: "question",
		title: question,
		note,
		lines: [answer],
	}));

export const getPricesHref = (slug: string): string => `/pricing#${getPricesId(slug)}`;

/** @param id of the list on /pricing, and its name in lowercase */
export const listOffers = (
	id: string,
	words: string,
	lines: readonly string[],
): SearchDocument[] => [
	{
		href: `/pricing#${id}`,
		kind: "price",
		title: capitalize(id),
		lines,
		keywords: `${words} ${priceWords}`,
	},
];

/** @param folder of their addresses */
export const listArticles = (
	source: WithSite,
	folder: string,
	articles: readonly Pick<Resource, "slug" | "title" | "summary" | "sections" | "faqs" | "seo">[],
): SearchDocument[] =>
	articles.flatMap(({ slug, title, summary, sections, faqs, seo }) => {
		const path = `${folder}/${slug}`;
		const keywords = withoutCities(source, seo.keywords);
		return [
			{
				href: path,
				kind: "article" as const,
				title,
				lines: [summary, ...sections.map(({ heading }) => heading)],
				keywords,
			},
			...listQuestions(path, title, faqs),
		];
	});
