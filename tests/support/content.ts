import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionEntry } from "../../src/content/collections";

/** The content that the site is built from, so that tests follow what an editor writes. */

const folder = join(__dirname, "../../content");
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
const readAll = <T>(collection: string): T[] =>
	readdirSync(join(folder, collection))
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => read<T>(join(collection, name)));

export const pages = readAll<CollectionEntry<"pages">>("pages");

/** A page by its key. @throws if content/pages has no such page */
export const findPage = (key: string): CollectionEntry<"pages"> => {
	const page = pages.find((each) => each.key === key);
	if (!page) throw new Error(`content/pages has no page with the key "${key}"; there are ${pages.map((each) => each.key).join(", ")}.`);
	return page;
};

export const services = readAll<CollectionEntry<"services">>("services");
export const aftercare = readAll<CollectionEntry<"aftercare">>("aftercare");
export const synonyms = read<CollectionEntry<"synonyms">[]>("synonyms.json");
export const waits = read<CollectionEntry<"waits">[]>("waits.json");
export const statements = read<CollectionEntry<"statements">[]>("statements.json");
export const team = readAll<CollectionEntry<"team">>("team");
export const specials = readAll<CollectionEntry<"specials">>("specials");
export const packages = read<CollectionEntry<"packages">[]>("packages.json");
export const memberships = read<CollectionEntry<"memberships">[]>("memberships.json");
export const categories = read<CollectionEntry<"categories">[]>("categories.json");
export const concerns = read<CollectionEntry<"concerns">[]>("concerns.json");
export const exclusions = read<CollectionEntry<"exclusions">[]>("exclusions.json");
/** The treatment finder's map, choices and weights. */
export const finder = read<CollectionEntry<"finder">>("finder.json");
export const reviews = read<CollectionEntry<"reviews">[]>("reviews.json");
/** The dialogs that open by themselves. Windows are local times at the spa, null without a start. */
export const campaigns = read<CollectionEntry<"campaigns">[]>("campaigns.json");
export const site = read<CollectionEntry<"site">>("site.json");
export const { social } = site;
export const { help, menu } = read<CollectionEntry<"navigation">>("navigation.json");

type Linked = { readonly href: string; readonly children: readonly Linked[] };

/** The addresses of a menu item and everything below it, in the order of the menu. */
export const menuHrefs = ({ href, children }: Linked): string[] => [href, ...children.flatMap(menuHrefs)];

/** The slugs of a folder of content/. */
export const slugs = (collection: "legal" | "landing-pages" | "concern-guides" | "resources" | "careers" | "specials" | "products"): string[] =>
	readAll<{ slug: string }>(collection).map(({ slug }) => slug);
