import { listEntryPages } from "../content/addresses";
import { type CollectionName, type Content, getCollection, getPage, isCollectionName } from "../content/collections";
import { findPictures, getShape, listFields } from "../schemas/fields";
import type { LoadedEntry } from "../schemas/problem";

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
	const pictures = parts.flatMap(([name, { value }]) => findPictures(listFields(value, getShape(getCollection(name).schema))).map(({ file }) => file));
	return { path, files: [...new Set(parts.map(([, { file }]) => file))], pictures: [...new Set(pictures)] };
};

/** Every page with the files and pictures that it's made from. */
export const listPageSources = (content: Content): PageSource[] => {
	const list = (name: CollectionName): Part[] => content[name].map((entry: LoadedEntry<object>) => [name, entry]);
	const listed = (key: string): Part[] => (getPage(key).lists ?? []).filter(isCollectionName).flatMap(list);
	return [
		...content.pages.map((page) => toSource(page.value.path, [["pages", page], ...listed(page.value.key)])),
		...listEntryPages(content).map(({ name, entry, path }) => toSource(path, [[name, entry]])),
	];
};
