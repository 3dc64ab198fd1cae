import type { BookingCatalog } from "../lib/forms/appointment-schema";
import { getFacts } from "../lib/spa/facts";
import { type Facts, fillPlaceholders, stripLinks } from "../lib/text/markup";
import type { CollectionEntry } from "../schemas/collections";
import { loadEntries } from "../schemas/load";

type Page = CollectionEntry<"pages">;

/** The text of a confirmation: a heading, paragraphs, what happens next. */
export type SentBlock = Pick<Page["blocks"][number], "heading" | "text" | "points">;

const readSentBlock = (page: Page | undefined, facts: Facts): SentBlock => {
	const { heading = "", text = [], points = [] } = page?.blocks.find(({ key }) => key === "sent") ?? {};
	const fill = (words: string) => stripLinks(fillPlaceholders(words, facts));
	return {
		heading,
		text: text.map(fill),
		points: points.map((point) => ({ title: point.title, text: fill(point.text) })),
	};
};

const collections = ["site", "statements", "services", "categories", "team", "pages", "redirects", "reviews"] as const;

/** Reads what the server needs of content/. @param root the project's folder @throws naming every problem, if something is missing or wrong */
export const readSiteContent = (root = ".") => {
	const { site, statements, services, categories, team, pages, redirects, reviews } = loadEntries(root, ...collections);
	const [business] = site;
	if (!business) throw new Error("content/site.json is empty.");
	const facts = getFacts(business, statements, reviews);
	const page = (key: string) => pages.find((each) => each.key === key);
	return {
		business,
		services: services.map(({ slug, title, performers }): BookingCatalog["services"][number] => ({
			slug,
			title,
			performers: performers.map((person) => ({ slug: person })),
		})),
		/** Treatments by category, as the form lists them. */
		categories: categories.map(({ slug, title }) => ({ title, services: services.filter(({ category }) => category === slug) })),
		team,
		/** The most minutes that a visit takes, by the treatment's slug. */
		visitMinutes: new Map(services.map(({ slug, course }) => [slug, course.visitMinutes.max])),
		/** Where each address leads that isn't a page. */
		redirects: new Map(redirects.map(({ from, to }) => [from, to])),
		sent: { appointment: readSentBlock(page("schedule"), facts), message: readSentBlock(page("contact"), facts) },
	};
};
export type SiteContent = ReturnType<typeof readSiteContent>;
