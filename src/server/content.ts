import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BusinessFacts, getFacts } from "../lib/content/facts";
import { fillPlaceholders } from "../lib/content/placeholders";
import type { BookingCatalogue } from "../lib/forms/appointment-request";

/** What of content/site.json the functions say and ask. */
export interface Business extends BusinessFacts {
	readonly timeZone: string;
	readonly phone: { readonly display: string; readonly e164: string };
	readonly holidays: readonly { readonly date: string; readonly name: string }[];
}

/** What a page says once something has arrived: a heading, paragraphs, what happens next. */
export interface SentBlock {
	readonly heading: string;
	readonly text: readonly string[];
	readonly points: readonly { readonly title: string; readonly text: string }[];
}

/** What the functions know of the site. */
export interface SiteContent {
	readonly business: Business;
	readonly services: BookingCatalogue["services"];
	/** Treatments by category, as the form lists them. */
	readonly categories: readonly { readonly title: string; readonly services: readonly { readonly slug: string; readonly title: string }[] }[];
	readonly team: readonly { readonly slug: string; readonly name: string; readonly credentials: string | null }[];
	/** Of content/pages/schedule.json and contact.json. */
	readonly sent: { readonly appointment: SentBlock; readonly message: SentBlock };
}

interface ServiceFile {
	slug: string;
	title: string;
	category: string;
	performers?: string[];
}
interface PageFile {
	blocks: ({ key: string } & Partial<SentBlock>)[];
}

const read = <T>(folder: string, ...path: string[]): T => JSON.parse(readFileSync(join(folder, ...path), "utf8")) as T;
const readAll = <T>(folder: string, kind: string): T[] =>
	readdirSync(join(folder, kind))
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => read<T>(folder, kind, name));

const sentOf = (folder: string, page: string, business: Business): SentBlock => {
	const block = read<PageFile>(folder, "pages", `${page}.json`).blocks.find(({ key }) => key === "sent");
	const facts = getFacts(business);
	return {
		heading: block?.heading ?? "",
		text: (block?.text ?? []).map((text) => fillPlaceholders(text, facts)),
		points: (block?.points ?? []).map(({ title, text }) => ({ title, text: fillPlaceholders(text, facts) })),
	};
};

/**
 * Reads what the functions need of content/, which the build has checked.
 * @throws where a file is missing: the functions run in the project's folder, content beside them
 */
export const readSiteContent = (folder = "content"): SiteContent => {
	const business = read<Business>(folder, "site.json");
	const files = readAll<ServiceFile>(folder, "services");
	return {
		business,
		services: files.map(({ slug, title, performers = [] }) => ({ slug, title, performers: performers.map((person) => ({ slug: person })) })),
		categories: read<{ slug: string; title: string }[]>(folder, "categories.json").map(({ slug, title }) => ({
			title,
			services: files.filter(({ category }) => category === slug),
		})),
		team: readAll<{ slug: string; name: string; credentials?: string }>(folder, "team").map(({ slug, name, credentials }) => ({
			slug,
			name,
			credentials: credentials ?? null,
		})),
		sent: { appointment: sentOf(folder, "schedule", business), message: sentOf(folder, "contact", business) },
	};
};
