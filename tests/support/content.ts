import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Campaign, Category, Concern, Review } from "../../src/content/schemas/lists";
import type { Navigation } from "../../src/content/schemas/navigation";
import type { Page } from "../../src/content/schemas/page";
import type { Service } from "../../src/content/schemas/service";
import type { Site } from "../../src/content/schemas/site";
import type { TeamMember } from "../../src/content/schemas/team-member";

/** The content that the site is built from, so that tests follow what an editor writes. */

const folder = join(__dirname, "../../content");
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
const readAll = <T>(collection: string): T[] =>
	readdirSync(join(folder, collection))
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => read<T>(join(collection, name)));

export const pages = readAll<Page>("pages");

/** A page by its key. @throws if content/pages has no such page */
export const findPage = (key: string): Page => {
	const page = pages.find((each) => each.key === key);
	if (!page) throw new Error(`content/pages has no page with the key "${key}"; there are ${pages.map((each) => each.key).join(", ")}.`);
	return page;
};

export const services = readAll<Service>("services");
export const team = readAll<TeamMember>("team");
export const categories = read<Category[]>("categories.json");
export const concerns = read<Concern[]>("concerns.json");
export const reviews = read<Review[]>("reviews.json");
/** The dialogs that open by themselves. Windows are local times at the spa, null without a start. */
export const campaigns = read<Campaign[]>("campaigns.json");
export const site = read<Site>("site.json");
export const { social } = site;
export const { menu } = read<Navigation>("navigation.json");

type Linked = { readonly href: string; readonly children: readonly Linked[] };

/** The addresses of a menu item and everything below it, in the order of the menu. */
export const menuHrefs = ({ href, children }: Linked): string[] => [href, ...children.flatMap(menuHrefs)];

/** The slugs of a folder of content/. */
export const slugs = (collection: "legal" | "landing-pages" | "resources" | "careers" | "specials" | "products"): string[] =>
	readAll<{ slug: string }>(collection).map(({ slug }) => slug);
