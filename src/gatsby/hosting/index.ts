import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { nginxInclude } from "./nginx-include";
import { precompress } from "./precompress";
import { filesBelow, type PageFile, pageFiles } from "./site-files";
import { headerRoutes, headersFile, redirectsFile } from "./static-hosts";

/** Where the build leaves nginx's include: in public, so that a site and its policies are copied as one; never served. */
const nginxFolder = ".nginx";

/**
 * What servers need beside the site: compressed copies, nginx's include, and `_headers` and `_redirects` for static hosts.
 * On Netlify the adapter writes the last two, and Netlify compresses.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, store }) => {
	if (process.env.NETLIFY) return;
	const folder = join(store.getState().program.directory, "public");
	const files = filesBelow(folder);
	let pages: PageFile[];
	try {
		pages = pageFiles(folder, files);
	} catch (problem) {
		reporter.panicOnBuild("A page cannot be served safely.", problem as Error);
		return;
	}
	mkdirSync(join(folder, nginxFolder), { recursive: true });
	writeFileSync(join(folder, nginxFolder, "headers.conf"), nginxInclude(pages));
	writeFileSync(join(folder, "_headers"), headersFile(headerRoutes(files, pages)));
	writeFileSync(join(folder, "_redirects"), redirectsFile(pages));
	const timer = reporter.activityTimer("Compress for nginx");
	timer.start();
	const count = await precompress(folder, files);
	timer.setStatus(`${count} files`);
	timer.end();
};
