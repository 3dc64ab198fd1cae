import type { CollectionEntry } from "../content/collections";
import { loadEntries } from "../content/load";
import type { Site } from "../content/schemas/site";
import type { TeamMember } from "../content/schemas/team-member";
import { getFacts } from "../lib/content/facts";
import { stripLinks } from "../lib/content/inline-links";
import { type Facts, fillPlaceholders } from "../lib/content/placeholders";
import type { BookingCatalog } from "../lib/forms/appointment-schema";

type Page = CollectionEntry<"pages">;

/** The text of a confirmation: a heading, paragraphs, what happens next. */
export type SentBlock = Pick<Page["blocks"][number], "heading" | "text" | "points">;

/** The content that the server needs. */
export interface SiteContent {
	readonly business: Site;
	readonly services: BookingCatalog["services"];
	/** Treatments by category, as the form lists them. */
	readonly categories: readonly { readonly title: string; readonly services: readonly { readonly slug: string; readonly title: string }[] }[];
	readonly team: readonly TeamMember[];
	/** The most minutes that a visit takes, by the treatment's slug. */
	readonly visitMinutes: ReadonlyMap<string, number>;
	/** Where each address leads that isn't a page. */
	readonly redirects: ReadonlyMap<string, string>;
	/** Of content/pages/schedule.json and contact.json. */
	readonly sent: { readonly appointment: SentBlock; readonly message: SentBlock };
}

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

/**
 * Reads what the server needs of content/.
 * @param root the project's folder
 * @throws naming every problem, if something is missing or wrong
 */
export const readSiteContent = (root = "."): SiteContent => {
	const { site, statements, services, categories, team, pages, redirects, reviews } = loadEntries(root, ...collections);
	const [business] = site;
	if (!business) throw new Error("content/site.json is empty.");
	const facts = getFacts(business, statements, reviews);
	const page = (key: string) => pages.find((each) => each.key === key);
	return {
		business,
		services: services.map(({ slug, title, performers }) => ({ slug, title, performers: performers.map((person) => ({ slug: person })) })),
		categories: categories.map(({ slug, title }) => ({ title, services: services.filter(({ category }) => category === slug) })),
		team,
		visitMinutes: new Map(services.map(({ slug, course }) => [slug, course.visitMinutes.max])),
		redirects: new Map(redirects.map(({ from, to }) => [from, to])),
		sent: { appointment: readSentBlock(page("schedule"), facts), message: readSentBlock(page("contact"), facts) },
	};
};
