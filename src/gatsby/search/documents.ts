import { getBookingPath } from "../../lib/catalog/booking-path";
import { consultationSlug } from "../../lib/catalog/consultation";
import { formatDollars, formatEntryPrice, formatPrice } from "../../lib/catalog/prices";
import { getPricesId } from "../../lib/pages/addresses";
import { isHidden } from "../../lib/pages/navigation";
import type { SearchDocument } from "../../lib/search/documents";
import { type Facts, fillPlaceholders, stripLinks } from "../../lib/text/markup";
import { nameWithCredentials, slugify } from "../../lib/text/words";
import type { CollectionEntry } from "../../schemas/collections";
import { questionPages } from "../../schemas/collections/small-collections";
import type { Entries } from "../../schemas/load";
import { listAftercare } from "./aftercare";

type Service = CollectionEntry<"services">;

/** What visitors type if they ask for a price. */
const priceWords = "price prices pricing cost costs much fee fees expensive cheap rate";

/** Parts of a page that a visitor only sees at times. */
const statesOfPages = new Set(["sent", "absent", "empty"]);

/** Keywords without the cities, which every treatment has. */
const withoutCities = ({ site }: Entries, keywords: readonly string[]): string =>
	(site[0]?.areasServed ?? []).reduce((text, city) => text.replaceAll(city, ""), keywords.join(", "));

const listQuestions = (path: string, note: string, faqs: readonly { readonly question: string; readonly answer: string }[]): SearchDocument[] =>
	faqs.map(({ question, answer }) => ({ href: `${path}#${slugify(question)}`, kind: "question", title: question, note, lines: [answer] }));

const getPricesHref = (slug: string): string => `/pricing#${getPricesId(slug)}`;

const listService = (source: Entries, service: Service): SearchDocument[] => {
	const { slug, title, shortDescription, prices, brands, candidacy, seo, concerns, faqs } = service;
	const path = `/services/${slug}`;
	const category = source.categories.find((each) => each.slug === service.category)?.title;
	const treats = source.concerns.filter((concern) => concerns.includes(concern.slug)).map((concern) => concern.title);
	return [
		{
			href: path,
			kind: "treatment",
			title,
			note: formatEntryPrice(prices),
			lines: [shortDescription, ...brands.map(({ label, names }) => `${label}: ${names.join(", ")}`), ...candidacy.goodFor],
			keywords: [withoutCities(source, seo.keywords), ...treats].join(", "),
			category,
		},
		{
			href: getPricesHref(slug),
			kind: "price",
			title: `${title} prices`,
			note: formatEntryPrice(prices),
			lines: [prices.map((price) => `${price.name}: ${formatPrice(price)} ${price.unit}`).join("; ")],
			keywords: priceWords,
		},
		...listQuestions(path, title, faqs),
	];
};

const listOffers = ({ memberships, packages }: Entries): SearchDocument[] => [
	{
		href: "/pricing#memberships",
		kind: "price",
		title: "Memberships",
		lines: memberships.map(({ name, monthlyPrice, summary }) => `${name}, ${formatDollars(monthlyPrice)} a month: ${summary}`),
		keywords: `member monthly ${priceWords}`,
	},
	{
		href: "/pricing#packages",
		kind: "price",
		title: "Packages",
		lines: packages.map(({ name, amount, summary }) => `${name}, ${formatDollars(amount)}: ${summary}`),
		keywords: `bundle series ${priceWords}`,
	},
];

/** The way in for those who aren't sure, with what /pricing says of it. */
const listConsultation = ({ site, pages }: Entries): SearchDocument[] =>
	site.map(({ consultation: { title, price } }) => ({
		href: getBookingPath({ service: consultationSlug }),
		kind: "page",
		title,
		note: formatDollars(price),
		lines: pages.flatMap(({ blocks }) => blocks.find(({ key }) => key === consultationSlug)?.text ?? []),
	}));

const listGroups = ({ concerns, categories }: Entries): SearchDocument[] => [
	...concerns.map(({ slug, title, description }) => ({ href: `/services?concern=${slug}`, kind: "concern" as const, title, lines: [description] })),
	...categories.map(({ href, title, shortDescription }) => ({ href, kind: "category" as const, title, lines: [shortDescription] })),
];

const listPeople = ({ team }: Entries): SearchDocument[] =>
	team.map(({ slug, name, credentials, role, shortBio, focus }) => ({
		href: `/team/${slug}`,
		kind: "person",
		title: nameWithCredentials({ name, credentials }),
		note: role,
		lines: [...(shortBio ? [shortBio] : []), ...focus],
		keywords: role,
	}));

/** Articles or guides, with their questions. @param folder of their addresses */
const listArticles = (source: Entries, folder: string, articles: Entries["resources"] | Entries["concernGuides"]): SearchDocument[] =>
	articles.flatMap(({ slug, title, summary, sections, faqs, seo }) => {
		const path = `${folder}/${slug}`;
		return [
			{
				href: path,
				kind: "article" as const,
				title,
				lines: [summary, ...sections.map(({ heading }) => heading)],
				keywords: withoutCities(source, seo.keywords),
			},
			...listQuestions(path, title, faqs),
		];
	});

/** What the fixed pages hold, beyond their blocks. */
const listEntries = ({ products, careers }: Entries): Readonly<Record<string, readonly string[]>> => ({
	shop: products.map(({ name, summary }) => `${name}: ${summary}`),
	careers: careers.map(({ title }) => title),
});

const listPages = (source: Entries): SearchDocument[] => {
	const entries = listEntries(source);
	const toPage = (path: string, title: string, lines: readonly string[], keywords: readonly string[]): SearchDocument => ({
		href: path,
		kind: "page",
		title,
		lines,
		keywords: withoutCities(source, keywords),
	});
	return [
		...source.pages
			.filter(({ path }) => !isHidden(path))
			.map(({ key, path, label, blocks, seo }) => {
				const points = blocks.filter((block) => !statesOfPages.has(block.key)).flatMap((block) => block.points.map(({ title, text }) => `${title}: ${text}`));
				return toPage(path, label, [seo.description, ...(entries[key] ?? []), ...points], seo.keywords);
			}),
		...source.pages.flatMap(({ path, blocks }) =>
			blocks.filter(({ key }) => ["event", "again"].includes(key)).map(({ key, heading = "", text }) => toPage(`${path}#${key}`, heading, text, [])),
		),
		...source.legal.map(({ slug, title, seo, sections }) => toPage(`/${slug}`, title, [seo.description, ...sections.map(({ heading }) => heading)], [])),
		...source.landingPages.map(({ slug, city, heading, seo }) => toPage(`/${slug}`, heading, [seo.description], [city])),
	];
};

const listSiteQuestions = ({ faqs, pages }: Entries): SearchDocument[] =>
	faqs.flatMap((faq) => {
		const path = questionPages[faq.topic];
		const page = pages.find((each) => each.path === path);
		return page ? listQuestions(page.path, page.label, [faq]) : [];
	});

/** What visitors type, by what they look for. Somebody who types a treatment's synonym may mean its prices, too. */
const getSynonyms = ({ synonyms }: Entries): ReadonlyMap<string, string> =>
	new Map(
		synonyms.flatMap(({ href, synonyms: typed }) => [href, getPricesHref(href.replace("/services/", ""))].map((each) => [each, typed.join(", ")] as const)),
	);

const asShown = (facts: Facts, text: string): string => stripLinks(fillPlaceholders(text, facts));

/** Everything that the search finds, with the facts of the business filled in. */
export const listDocuments = (source: Entries, facts: Facts): SearchDocument[] => {
	const synonyms = getSynonyms(source);
	const documents = [
		...source.services.flatMap((service) => listService(source, service)),
		...listOffers(source),
		...listConsultation(source),
		...listGroups(source),
		...listPeople(source),
		...listArticles(source, "/resources", source.resources),
		...listAftercare(source, synonyms),
		...listArticles(source, "/concerns", source.concernGuides),
		...listSiteQuestions(source),
		...listPages(source),
	];
	return documents.map((document) => ({
		...document,
		title: asShown(facts, document.title),
		lines: document.lines.map((line) => asShown(facts, line)),
		synonyms: synonyms.get(document.href),
	}));
};
