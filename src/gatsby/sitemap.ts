import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
	type CollectionName,
	type Content,
	getCollection,
	getPageDeclaration,
	isCollectionName,
} from "../content/collections";
import { loadContent } from "../content/load";
import { listEntryPages } from "../content/shared/addresses";
import { isHidden } from "../lib/pages/navigation";
import { byCodes } from "../lib/text/words";
import { getAtPath, type LoadedEntry } from "../problems";
import { findPictures, getShape, listFields } from "../schemas/entry-fields";

interface BuiltPages {
	readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

type Part = readonly [collection: CollectionName, entry: LoadedEntry<object>];

const toSource = (...parts: readonly Part[]) => {
	const pictures = parts.flatMap(([name, { value }]) =>
		findPictures(listFields(value, getShape(getCollection(name).schema))).map(({ file }) => file),
	);
	const [first] = parts;
	const lastmod = ["review.date", "reviewed", "updated"]
		.map((field) => getAtPath(first?.[1].value, field.split(".")))
		.find(Boolean);
	return { pictures: [...new Set(pictures)], ...(lastmod ? { lastmod } : {}) };
};

const listSources = (content: Content) => {
	const list = (name: CollectionName): Part[] =>
		content[name].map((entry: LoadedEntry<object>) => [name, entry]);
	const listed = (key: string) =>
		(getPageDeclaration(key).listedCollections ?? []).filter(isCollectionName).flatMap(list);
	return new Map([
		...content.pages.map(
			(page) => [page.value.path, toSource(["pages", page], ...listed(page.value.key))] as const,
		),
		...listEntryPages(content).map(
			({ name, entry, path }) => [path, toSource([name, entry])] as const,
		),
	]);
};

/** A picture's address, which ends with its file's name. @returns undefined if it isn't shown */
const findAddress = (html: string, file: string) =>
	new RegExp(`<img src="(/static/[^"]+/${file})"`).exec(html)?.[1];

export const listSitemap = (
	{ allSitePage }: BuiltPages,
	content: Content,
	readHtml: (path: string) => string,
) => {
	const sources = listSources(content);
	const alts = new Map(content.media.map(({ value }) => [value.file, value.alt]));
	const paths = allSitePage.nodes.map(({ path }) => path).filter((path) => !isHidden(path));
	return paths.sort(byCodes).map((path) => {
		const { pictures, ...dated } = sources.get(path) ?? { pictures: [] };
		const html = readHtml(path);
		const img = pictures.flatMap((file) => {
			const url = findAddress(html, file);
			return url ? [{ url, caption: alts.get(file) ?? "" }] : [];
		});
		return { path, ...dated, img };
	});
};

/** Options of gatsby-plugin-sitemap (docs/specification.md R70). */
export const sitemap = {
	output: "/",
	entryLimit: 5000,
	resolvePages: (built: BuiltPages) => {
		const root = process.cwd();
		return listSitemap(built, loadContent(root).content, (path) =>
			readFileSync(join(root, "public", path, "index.html"), "utf8"),
		);
	},
	serialize: ({ path, ...entry }: ReturnType<typeof listSitemap>[number]) => ({
		url: path,
		...entry,
	}),
};
