import { getPricesId } from "../lib/pages/addresses";
import type { SearchDocument } from "../lib/search/documents";
import { capitalize, slugify } from "../lib/text/words";
import { type LoadedEntry, type Problem, problemAt } from "../schemas/problem";
import type { Anchor, PicturePlace } from "./define-collection";

export const when = (shown: boolean, id: string): Anchor[] => (shown ? [{ id }] : []);

export const fromWords = (entry: LoadedEntry<unknown>, path: string, words: string): Anchor => ({
	id: slugify(words),
	source: { entry, path },
});

export const fromSections = (
	entry: LoadedEntry<{ readonly sections: readonly { readonly heading: string }[] }>,
): Anchor[] =>
	entry.value.sections.map(({ heading }, index) =>
		fromWords(entry, `sections[${index}].heading`, heading),
	);

export const fromFaqs = (
	entry: LoadedEntry<{ readonly faqs: readonly { readonly question: string }[] }>,
): Anchor[] =>
	entry.value.faqs.map(({ question }, index) =>
		fromWords(entry, `faqs[${index}].question`, question),
	);

export const listSlugs = (entries: readonly LoadedEntry<{ readonly slug: string }>[]): string[] =>
	entries.map(({ value }) => value.slug);

export const fromSlugs = (
	entries: readonly LoadedEntry<object>[],
	toId = (slug: string): string => slug,
): Anchor[] =>
	entries.map((entry) => ({
		id: toId("slug" in entry.value ? String(entry.value.slug) : ""),
		source: { entry, path: "slug" },
	}));

export const headerPicture: PicturePlace = ["the arch at the top of the page", 600, 750];

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

/** An entry that no service names would be an empty list. */
export function* checkUsed(
	entry: LoadedEntry<{ readonly slug: string }>,
	used: readonly string[],
): Iterable<Problem> {
	const { slug } = entry.value;
	if (!used.includes(slug))
		yield problemAt(
			entry,
			"slug",
			`No service names ${slug}, so visitors would find nothing. Add it to a file of content/services, or remove this entry.`,
		);
}

export const replaceReview = {
	at: "review",
	what: "medical reviews",
	remedy: "Have a prescriber check each page, and enter who did and when: visitors go by it.",
};
export const replacePrices =
	"Set each one to what the spa charges: a price that's shown is offered.";
export const replaceOffers = {
	what: "offers",
	remedy: "Replace each one with an offer of the spa's own: anyone who reads it may insist on it.",
};
