import { getPricesId } from "../lib/pages/addresses";
import type { SearchDocument } from "../lib/search/documents";
import { capitalize, slugify } from "../lib/text/words";

export const priceWords = "price prices pricing cost costs much fee fees expensive cheap rate";

/** Cities are keywords of every treatment. */
export const withoutCities = (
	{ site }: { readonly site: readonly { readonly areasServed: readonly string[] }[] },
	keywords: readonly string[],
): string =>
	(site[0]?.areasServed ?? []).reduce(
		(text, city) => text.replaceAll(city, ""),
		keywords.join(", "),
	);

export const listQuestions = (
	path: string,
	note: string,
	faqs: readonly { readonly question: string; readonly answer: string }[],
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

interface Article {
	readonly slug: string;
	readonly title: string;
	readonly summary: string;
	readonly sections: readonly { readonly heading: string }[];
	readonly faqs: readonly { readonly question: string; readonly answer: string }[];
	readonly seo: { readonly keywords: readonly string[] };
}

/** @param folder of their addresses */
export const listArticles = (
	source: Parameters<typeof withoutCities>[0],
	folder: string,
	articles: readonly Article[],
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
