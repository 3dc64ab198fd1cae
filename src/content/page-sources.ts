import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CollectionName } from "./collections";
import { type Content, getAtPath, type LoadedEntry, type RawContent } from "./load";
import { findPictures } from "./pictures";

/** The collections whose entries are pages, with the folder of their addresses. The entries of `pages` have their path. */
const folders = { services: "/services", team: "/team", resources: "/resources", legal: "", landingPages: "" } as const;

type Family = keyof typeof folders;
const families = Object.keys(folders) as Family[];

/** The other collections that a page shows whole, by its key. */
const listed: Readonly<Record<string, readonly CollectionName[]>> = {
	careers: ["careers"],
	pricing: ["memberships", "packages"],
	shop: ["products"],
	specials: ["specials"],
	testimonials: ["reviews"],
	"treatment-finder": ["finder", "concerns", "exclusions"],
};

/** The addresses of all pages, also of those whose content is invalid: a link to one of those isn't a problem of its own. */
export const listPagePaths = (raw: RawContent): Set<unknown> =>
	new Set([
		...raw.pages.map((entry) => getAtPath(entry, ["path"])),
		...families.flatMap((family) => raw[family].map((entry) => `${folders[family]}/${String(getAtPath(entry, ["slug"]))}`)),
	]);

/** Tells whether a path is a page's, or a file's in static/. @param root the project's root folder */
export const findAddresses = (root: string, raw: RawContent): ((path: string) => boolean) => {
	const paths = listPagePaths(raw);
	return (path) => paths.has(path) || (/\.[a-z0-9]+$/i.test(path) && existsSync(join(root, "static", path)));
};

/** Where a page's content comes from. */
export interface PageSource {
	readonly path: string;
	/** From the project's root. */
	readonly files: readonly string[];
	/** The page's own pictures, as in content/media/catalog.json. */
	readonly pictures: readonly string[];
}

const toSource = (path: string, entries: readonly LoadedEntry<object>[]): PageSource => ({
	path,
	files: [...new Set(entries.map(({ file }) => file))],
	pictures: [...new Set(entries.flatMap(({ value }) => findPictures(value).map(({ file }) => file)))],
});

const getListed = (content: Content, key: string): LoadedEntry<object>[] => (listed[key] ?? []).flatMap<LoadedEntry<object>>((name) => content[name]);

/** Every page with the files and pictures that it's made from. */
export const listPageSources = (content: Content): PageSource[] => [
	...content.pages.map((page) => toSource(page.value.path, [page, ...getListed(content, page.value.key)])),
	...families.flatMap((family) => content[family].map((entry) => toSource(`${folders[family]}/${entry.value.slug}`, [entry]))),
];
