import type { CollectionEntry } from "../content/collections";
import { loadEntries } from "../content/load";
import type { Site } from "../content/site/schema";
import { getFacts } from "../lib/business/facts";
import { consultationSlug, listBookable } from "../lib/services/consultation";
import { type Facts, fillPlaceholders, stripLinks } from "../lib/text/markup";

const readSentBlock = (page: CollectionEntry<"pages"> | undefined, facts: Facts) => {
	const block = page?.blocks.find(({ key }) => key === "sent");
	const { heading = "", text = [], points = [] } = block ?? {};
	const fill = (words: string) => fillPlaceholders(words, facts);
	return {
		heading,
		text: text.map(fill),
		// A mail says these, too.
		points: points.map((point) => ({ title: point.title, text: stripLinks(fill(point.text)) })),
	};
};

/** What the server needs of content/. @throws Error that lists every problem */
export const readSiteContent = (root = ".") => {
	const entries = loadEntries(
		root,
		"site",
		"statements",
		"services",
		"categories",
		"team",
		"pages",
		"redirects",
		"reviews",
	);
	const { site, statements, services, categories, team, pages, redirects, reviews } = entries;
	const [business] = site;
	if (!business) throw new Error("content/site.json is empty.");
	const facts = getFacts(business, statements, reviews);
	const toBookable = (
		slug: string,
		{ title, performers }: Pick<Site["consultation"], "title" | "performers">,
		minutes: number,
	) => ({
		slug,
		title,
		performers: performers.map((person) => ({ slug: person })),
		minutes,
	});
	const bookable = listBookable(
		toBookable(consultationSlug, business.consultation, business.consultation.minutes),
		categories.map(({ slug, title }) => ({
			title,
			services: services
				.filter(({ category }) => category === slug)
				.map((service) => toBookable(service.slug, service, service.course.visitMinutes.max)),
		})),
	);
	const page = (key: string) => pages.find((each) => each.key === key);
	return {
		business,
		services: bookable.flatMap((group) => group.services),
		bookable,
		team,
		redirects: new Map(redirects.map(({ from, to }) => [from, to])),
		readSent: (address: string) => readSentBlock(page(address.slice(1)), facts),
	};
};
export type SiteContent = ReturnType<typeof readSiteContent>;
