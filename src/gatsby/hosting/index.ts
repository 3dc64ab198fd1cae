import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { loadEntries } from "../../content/load";
import { builtHeadersFile } from "../../lib/http/built-headers";
import { frameFile } from "../../lib/http/page-frame";
import { required } from "../../lib/required";
import { nginxInclude } from "./nginx-include";
import { renderRefusals } from "./nginx-pages";
import { precompress } from "./precompress";
import { builtHeaders, listFiles, pageFile, pageFiles } from "./site-files";

/** What nginx needs is in public/, so that a site, its policies and its redirects are copied together. None of it has an address. */
const nginxFolder = ".nginx";

/** Writes compressed copies of changed files. @param written paths below public/ to compress; by default all files */
export const compressForNginx = async (directory: string, reporter: Reporter, written?: readonly string[]): Promise<void> => {
	const folder = join(directory, "public");
	const timer = reporter.activityTimer("Compress for nginx");
	timer.start();
	const count = await precompress(folder, written ?? listFiles(folder));
	timer.setStatus(`${count} files`);
	timer.end();
};

/**
 * Writes the headers that the site's own server sends; for nginx its pages with their compressed
 * copies, and the same headers as an include; and when this build was made, for the release's
 * name. @throws Error if a page can't have a policy
 */
export const prepareHosting = async (directory: string): Promise<void> => {
	const folder = join(directory, "public");
	const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
	const files = listFiles(folder);
	const pages = pageFiles(folder, files);
	const { redirects, site } = loadEntries(directory, "redirects", "site");
	mkdirSync(join(folder, nginxFolder), { recursive: true });
	const rendered = Object.entries(renderRefusals(readFileSync(join(directory, frameFile), "utf8"), required(site[0], "content/site.json")));
	const refusals = rendered.map(([name, html]) => pageFile(`/${nginxFolder}/${name}`, html));
	for (const [name, html] of rendered) write(`${nginxFolder}/${name}`, html);
	await precompress(
		folder,
		refusals.map(({ file }) => file),
	);
	write(`${nginxFolder}/headers.conf`, nginxInclude(pages, redirects, refusals));
	write(builtHeadersFile, JSON.stringify(builtHeaders(files, pages)));
	write(`${nginxFolder}/built`, `${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}\n`);
};
