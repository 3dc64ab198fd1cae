import { families, folders } from "../schemas/addresses";
import type { CollectionName } from "../schemas/collections";
import type { Content, LoadedEntry } from "../schemas/load";
import { findPictures } from "./pictures";

/** The other collections that a page shows whole, by its key. */
const listed: Readonly<Record<string, readonly CollectionName[]>> = {
	careers: ["careers"],
	pricing: ["memberships", "packages"],
	shop: ["products"],
	specials: ["specials"],
	testimonials: ["reviews"],
	"treatment-finder": ["finder", "concerns", "exclusions"],
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
