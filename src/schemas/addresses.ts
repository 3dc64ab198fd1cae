import { existsSync } from "node:fs";
import { join } from "node:path";
import { getContactCardPath, publicFiles } from "../lib/pages/addresses";
import { getFixedPath, isPageKey, pageBlocks } from "../lib/pages/blocks";
import { slugify } from "../lib/text/words";
import type { Content } from "./load";

/** The collections whose entries are pages, with the folder of their addresses. The pages of src/pages have theirs from there. */
export const folders = {
	services: "/services",
	aftercare: "/aftercare",
	concernGuides: "/concerns",
	team: "/team",
	resources: "/resources",
	legal: "",
	landingPages: "",
} as const;

export type Family = keyof typeof folders;
export const families = Object.keys(folders) as Family[];

/** Folders of the built site that hold its own files and the forms' endpoints. */
const ownFolders = ["api", "contact-cards", "icons", "page-data", "social", "static"];

/** Whether an address is in a folder where the site keeps its own files. */
export const isOwn = (path: string): boolean => ownFolders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));

/** The site's pages, where an address leads that's redirected, and whether a page or a file has an address. */
export const findAddresses = (root: string, { site, team, redirects, ...content }: Content) => {
	const entries = { team, ...content };
	const fixed = Object.keys(pageBlocks).filter(isPageKey).map(getFixedPath);
	const pages: ReadonlySet<string> = new Set([
		...fixed,
		...families.flatMap((family) => entries[family].map(({ value }) => `${folders[family]}/${value.slug}`)),
	]);
	const cards = [...site.map(({ value }) => slugify(value.name)), ...team.map(({ value }) => value.slug)].map(getContactCardPath);
	const files = new Set<string>([...Object.values(publicFiles), ...cards]);
	const isInStatic = (path: string) => /\.[a-z0-9]+$/i.test(path) && !path.includes("..") && existsSync(join(root, "static", path));
	const has = (path: string) => pages.has(path) || files.has(path) || isInStatic(path);
	return { pages, redirects: new Map(redirects.map(({ value }) => [value.from, value.to])), has };
};
