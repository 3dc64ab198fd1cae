import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import { loadEntries } from "../../content/load";
import { nginxInclude } from "./nginx-include";
import { precompress } from "./precompress";
import { type DatedPage, listFiles, pageFiles, rulesDigest } from "./site-files";
import { headerRoutes, headersFile, redirectsFile } from "./static-hosts";

/** nginx's include is in public/, so that a site, its policies and its redirects are copied together. It's never served. */
const nginxFolder = ".nginx";

/**
 * Writes compressed copies of changed files. Netlify compresses on its own.
 * @param written paths below public/ to compress; by default all files
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
 * Writes what hosts need: nginx's include, and `_headers` and `_redirects` for static hosts. On Netlify, the adapter does that.
 * @param cache keeps the policies of pages between builds, so that only changed pages are read
 * @throws Error if a page can't have a policy
 */
export const prepareHosting = async (directory: string, cache: GatsbyCache): Promise<void> => {
	if (process.env.NETLIFY) return;
	const folder = join(directory, "public");
	const files = listFiles(folder);
	const key = `pages-${rulesDigest(directory)}`;
	const pages = pageFiles(folder, files, (await cache.get(key)) as DatedPage[] | undefined);
	await cache.set(key, pages);
	const { redirects } = loadEntries(directory, "redirects");
	mkdirSync(join(folder, nginxFolder), { recursive: true });
	writeFileSync(join(folder, nginxFolder, "headers.conf"), nginxInclude(pages, redirects));
	writeFileSync(join(folder, "_headers"), headersFile(headerRoutes(files, pages)));
	writeFileSync(join(folder, "_redirects"), redirectsFile(pages, redirects));
};
