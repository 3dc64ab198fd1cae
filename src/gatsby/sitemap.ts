import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../content/load";
import { isHidden } from "../lib/pages/navigation";
import { byCodes } from "../lib/text/words";
import { readCommitDates } from "./git-dates";
import { listPageSources, type PageSource } from "./page-sources";

interface BuiltPages {
	readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

export interface SitemapContent {
	readonly sources: readonly PageSource[];
	readonly dates: ReadonlyMap<string, string>;
	readonly alts: ReadonlyMap<string, string>;
}

/** When the last of a page's files was changed; undefined if one of them was never committed. */
const findLastChange = (files: readonly string[], dates: ReadonlyMap<string, string>): string | undefined => {
	const known = files.flatMap((file) => dates.get(file) ?? []);
	return known.length === files.length ? known.sort(byCodes).at(-1) : undefined;
};

/** The address of a picture on a built page; undefined if the page doesn't show it. gatsby-plugin-sharp keeps the file's name. */
const findAddress = (html: string, file: string): string | undefined => new RegExp(`<img src="(/static/[^"]+/${file})"`).exec(html)?.[1];

/** Every page that isn't hidden by its path, with the date of its last change and those of its own pictures that it shows. */
export const listSitemap = ({ allSitePage }: BuiltPages, { sources, dates, alts }: SitemapContent, readHtml: (path: string) => string) => {
	const paths = allSitePage.nodes.map(({ path }) => path).filter((path) => !isHidden(path));
	return paths.sort(byCodes).map((path) => {
		const { files = [], pictures = [] } = sources.find((source) => source.path === path) ?? {};
		const html = readHtml(path);
		const lastmod = findLastChange(files, dates);
		const img = pictures.flatMap((file) => {
			const url = findAddress(html, file);
			return url ? [{ url, caption: alts.get(file) ?? "" }] : [];
		});
		return { path, ...(lastmod ? { lastmod } : {}), img };
	});
};

const readContent = (root: string): SitemapContent => {
	const { content } = loadContent(root);
	return {
		sources: listPageSources(content),
		dates: readCommitDates(root, "content"),
		alts: new Map(content.media.map(({ value }) => [value.file, value.alt])),
	};
};

/** Options of gatsby-plugin-sitemap: every page that search engines should list (docs/specification.md R70). */
export const sitemap = {
	output: "/",
	entryLimit: 5000,
	resolvePages: (built: BuiltPages) => {
		const root = process.cwd();
		return listSitemap(built, readContent(root), (path) => readFileSync(join(root, "public", path, "index.html"), "utf8"));
	},
	serialize: ({ path, ...entry }: ReturnType<typeof listSitemap>[number]) => ({ url: path, ...entry }),
};
