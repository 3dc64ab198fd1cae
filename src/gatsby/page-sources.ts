import { families, folders } from "../schemas/addresses";
import { type CollectionName, collections, getShape } from "../schemas/collections";
import { findPictures, listFields } from "../schemas/fields";
import type { Content, LoadedEntry } from "../schemas/load";

/** The other collections that a page shows whole, by its key. */
const listed: Readonly<Record<string, readonly CollectionName[]>> = {
	aftercare: ["waits"],
	careers: ["careers"],
	concerns: ["concernGuides"],
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

type Part = readonly [collection: CollectionName, entry: LoadedEntry<object>];

const toSource = (path: string, parts: readonly Part[]): PageSource => {
	const pictures = parts.flatMap(([name, { value }]) => findPictures(listFields(value, getShape(collections[name]))).map(({ file }) => file));
	return { path, files: [...new Set(parts.map(([, { file }]) => file))], pictures: [...new Set(pictures)] };
};

/** Every page with the files and pictures that it's made from. */
export const listPageSources = (content: Content): PageSource[] => {
	const list = (name: CollectionName): Part[] => content[name].map((entry) => [name, entry]);
	return [
		...content.pages.map((page) => toSource(page.value.path, [["pages", page], ...(listed[page.value.key] ?? []).flatMap(list)])),
		...families.flatMap((family) => content[family].map((entry) => toSource(`${folders[family]}/${entry.value.slug}`, [[family, entry]]))),
	];
};
