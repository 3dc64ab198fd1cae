import type { IGatsbyImageData } from "gatsby-plugin-image";
import { loadContent } from "../content/load";
import { listPageSources, type PageSource } from "../content/page-sources";
import { byCodes } from "../lib/content/compare";
import { isHidden } from "../lib/content/hidden-pages";
import { readCommitDates } from "./git-dates";

/** The largest JPEG of each picture, at the width of the fragments in src/ui/picture.tsx, so that it's a file that pages use. */
const query = `{
	site { siteMetadata { siteUrl } }
	allSitePage { nodes { path } }
	allPicture {
		nodes {
			file
			alt
			image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 2400, breakpoints: [2400], formats: [AUTO], placeholder: NONE) } }
		}
	}
}`;

/** The query's result. */
export interface SitemapData {
	readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
	readonly allPicture: {
		readonly nodes: readonly {
			readonly file: string;
			readonly alt: string;
			readonly image: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
		}[];
	};
}

/** A page of the sitemap, as the package `sitemap` takes it; `url` and the pictures' addresses are below the site's. */
interface SitemapEntry {
	readonly url: string;
	readonly lastmod?: string;
	readonly img: readonly { readonly url: string; readonly caption: string }[];
}

/** When the last of a page's files was changed; undefined if one of them was never committed. */
const findLastChange = (files: readonly string[], dates: ReadonlyMap<string, string>): string | undefined => {
	const known = files.flatMap((file) => dates.get(file) ?? []);
	return known.length === files.length ? known.sort(byCodes).at(-1) : undefined;
};

/**
 * Every public page that was built, by its path, with the date of its last change and its own pictures.
 * @param dates of the files in content/, from git
 */
export const listEntries = (data: SitemapData, sources: readonly PageSource[], dates: ReadonlyMap<string, string>): SitemapEntry[] => {
	const pictures = new Map(
		data.allPicture.nodes.flatMap(({ file, alt, image }) => {
			const url = image.childImageSharp?.gatsbyImageData.images.fallback?.src;
			return url ? [[file, { url, caption: alt }]] : [];
		}),
	);
	return data.allSitePage.nodes
		.map(({ path }) => path)
		.filter((path) => !isHidden(path))
		.sort(byCodes)
		.map((path) => {
			const source = sources.find((each) => each.path === path);
			const lastmod = findLastChange(source?.files ?? [], dates);
			const img = (source?.pictures ?? []).flatMap((file) => pictures.get(file) ?? []);
			return { url: path, ...(lastmod ? { lastmod } : {}), img };
		});
};

/** Options of gatsby-plugin-sitemap: every page that search engines should list (docs/specification.md R70). */
export const sitemap = {
	output: "/",
	entryLimit: 5000,
	query,
	resolvePages: (data: SitemapData) => listEntries(data, listPageSources(loadContent(process.cwd()).content), readCommitDates(process.cwd(), "content")),
	// The plugin filters by it.
	resolvePagePath: ({ url }: SitemapEntry) => url,
	serialize: (entry: SitemapEntry) => entry,
};
