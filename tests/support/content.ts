import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../../src/content/schemas/service";
import type { TeamMember } from "../../src/content/schemas/team-member";

/** The content that the site is built from, so that tests follow what an editor writes. */

const folder = join(__dirname, "../../content");
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
const readAll = <T>(collection: string): T[] =>
	readdirSync(join(folder, collection))
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => read<T>(join(collection, name)));

interface PageContent {
	readonly key: string;
	readonly path: string;
	readonly heading: string;
}

/** Every page of content/pages. */
export const pages = readAll<PageContent>("pages");

/** A page by its key. @throws if content/pages has no such page */
export const findPage = (key: string): PageContent => {
	const page = pages.find((each) => each.key === key);
	if (!page) throw new Error(`content/pages has no page with the key "${key}"; there are ${pages.map((each) => each.key).join(", ")}.`);
	return page;
};

export const services = readAll<Service>("services");
export const team = readAll<TeamMember>("team");
export const categories = read<readonly { readonly slug: string; readonly title: string }[]>("categories.json");
export const concerns = read<readonly { readonly slug: string; readonly title: string }[]>("concerns.json");
export const reviews = read<readonly { readonly name: string }[]>("reviews.json");
export const site = read<{
	readonly name: string;
	readonly url: string;
	readonly timeZone: string;
	readonly phone: { readonly display: string; readonly e164: string };
	readonly hours: readonly { readonly name: string }[];
	readonly social: readonly { readonly network: string; readonly href: string }[];
}>("site.json");

export const { social } = site;

interface MenuItem {
	readonly label: string;
	readonly href: string;
	readonly isDropdown: boolean;
	readonly children: readonly MenuItem[];
}

/** The main menu. */
export const { menu } = read<{ readonly menu: readonly MenuItem[] }>("navigation.json");

/** The addresses of a menu item and everything below it, in the order of the menu. */
export const menuHrefs = ({ href, children }: MenuItem): string[] => [href, ...children.flatMap(menuHrefs)];

/** The dialogs that open by themselves. Windows are local times at the spa, null without a start. */
export const campaigns =
	read<
		readonly {
			readonly dialogName: string;
			readonly storageKey: string;
			readonly window: { readonly first: string | null; readonly last: string };
			readonly delayMs: number;
			readonly title: string;
			readonly link: { readonly label: string };
		}[]
	>("campaigns.json");

/** The slugs of a folder of content/. */
export const slugs = (collection: "legal" | "landing-pages" | "resources" | "careers" | "specials" | "products"): string[] =>
	readAll<{ slug: string }>(collection).map(({ slug }) => slug);
