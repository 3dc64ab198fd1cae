import { statSync } from "node:fs";
import { join } from "node:path";
import { getContactCardPath, publicFiles } from "../lib/pages/addresses";
import { getFixedPath, isPageKey, pageBlocks } from "../lib/pages/blocks";
import { slugify } from "../lib/text/words";
import type { Content } from "./load";

/** The collections whose entries are pages, with the folder of their addresses. The pages of src/pages have theirs from there. */
export const folders = { services: "/services", team: "/team", resources: "/resources", legal: "", landingPages: "" } as const;

export type Family = keyof typeof folders;
export const families = Object.keys(folders) as Family[];

/** The addresses of the pages of src/pages. */
export const fixedPaths: readonly string[] = Object.keys(pageBlocks).filter(isPageKey).map(getFixedPath);

/** Folders of the built site that hold its own files and the forms' endpoints. */
const ownFolders = ["api", "contact-cards", "icons", "page-data", "social", "static"];

/** Whether an address is in a folder where the site keeps its own files. */
export const isOwn = (path: string): boolean => ownFolders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));

/** What's at the site's addresses. */
export interface Addresses {
	readonly pages: ReadonlySet<string>;
	/** Whether a page or a file has the address. */
	readonly has: (path: string) => boolean;
	/** Where an address leads that's redirected. */
	readonly redirects: ReadonlyMap<string, string>;
}

/** Whether static/ has a file or a folder at the address. */
export const isInStatic = (root: string, path: string): boolean =>
	!path.includes("..") && path !== "/" && statSync(join(root, "static", path), { throwIfNoEntry: false }) !== undefined;

export const findAddresses = (root: string, { site, team, redirects, ...content }: Content): Addresses => {
	const entries = { team, ...content };
	const pages = new Set([...fixedPaths, ...families.flatMap((family) => entries[family].map(({ value }) => `${folders[family]}/${value.slug}`))]);
	const cards = [...site.map(({ value }) => slugify(value.name)), ...team.map(({ value }) => value.slug)].map(getContactCardPath);
	const files = new Set<string>([...Object.values(publicFiles), ...cards]);
	const isFile = (path: string) => files.has(path) || (/\.[a-z0-9]+$/i.test(path) && isInStatic(root, path));
	return { pages, redirects: new Map(redirects.map(({ value }) => [value.from, value.to])), has: (path) => pages.has(path) || isFile(path) };
};
