import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { nginxInclude } from "./nginx-include";
import { precompress } from "./precompress";
import { filesBelow, pageFiles } from "./site-files";
import { headerRoutes, headersFile, redirectsFile } from "./static-hosts";

/** Where the build leaves nginx's include: in public, so that a site and its policies are copied as one; never served. */
const nginxFolder = ".nginx";

/**
 * What servers need beside the site: compressed copies, nginx's include, and `_headers` and `_redirects` for static hosts.
 * On Netlify the adapter writes the last two, and Netlify compresses.
 * @throws a page that no policy can be written for.
 */
export const prepareHosting = async (directory: string, reporter: Reporter): Promise<void> => {
	if (process.env.NETLIFY) return;
	const folder = join(directory, "public");
	const files = filesBelow(folder);
	const pages = pageFiles(folder, files);
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
