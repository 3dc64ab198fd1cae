import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import { nginxInclude } from "./nginx-include";
import { precompress } from "./precompress";
import { type DatedPage, listFiles, pageFiles, rulesDigest } from "./site-files";
import { headerRoutes, headersFile, redirectsFile } from "./static-hosts";

/** Where the build leaves nginx's include: in public, so that a site and its policies are copied as one; never served. */
const nginxFolder = ".nginx";

/**
 * Compressed copies of what has changed, for nginx; Netlify compresses by itself.
 * @param written paths below public to look at alone; everything, where none are given
 */
export const compressForNginx = async (directory: string, reporter: Reporter, written?: readonly string[]): Promise<void> => {
	if (process.env.NETLIFY) return;
	const folder = join(directory, "public");
	const timer = reporter.activityTimer("Compress for nginx");
	timer.start();
	const count = await precompress(folder, written ?? listFiles(folder));
	timer.setStatus(`${count} files`);
	timer.end();
};

/**
 * What servers need beside the site: nginx's include, and `_headers` and `_redirects` for static hosts. On Netlify the adapter
 * writes the last two.
 * @param cache holds the policies of pages from build to build: after an edit only the pages that changed are read
 * @throws a page that no policy can be written for.
 */
export const prepareHosting = async (directory: string, cache: GatsbyCache): Promise<void> => {
	if (process.env.NETLIFY) return;
	const folder = join(directory, "public");
	const files = listFiles(folder);
	const key = `pages-${rulesDigest(directory)}`;
	const pages = pageFiles(folder, files, (await cache.get(key)) as DatedPage[] | undefined);
	await cache.set(key, pages);
	mkdirSync(join(folder, nginxFolder), { recursive: true });
	writeFileSync(join(folder, nginxFolder, "headers.conf"), nginxInclude(pages));
	writeFileSync(join(folder, "_headers"), headersFile(headerRoutes(files, pages)));
	writeFileSync(join(folder, "_redirects"), redirectsFile(pages));
};
