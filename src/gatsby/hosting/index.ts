import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { loadEntries } from "../../content/load";
import { frameFile } from "../../lib/http/page-frame";
import type { Redirect } from "../../lib/pages/navigation";
import { required } from "../../lib/required";
import { nginxInclude } from "./nginx-include";
import { renderRefusals } from "./nginx-pages";
import { precompress } from "./precompress";
import { listFiles, type PageFile, pageFile, pageFiles } from "./site-files";
import { headerRoutes, headersFile, redirectsFile } from "./static-hosts";

/** What nginx needs is in public/, so that a site, its policies and its redirects are copied together. None of it has an address. */
const nginxFolder = ".nginx";

/** Writes compressed copies of changed files. Netlify compresses on its own. @param written paths below public/ to compress; by default all files */
export const compressForNginx = async (directory: string, reporter: Reporter, written?: readonly string[]): Promise<void> => {
	if (process.env.NETLIFY) return;
	const folder = join(directory, "public");
	const timer = reporter.activityTimer("Compress for nginx");
	timer.start();
	const count = await precompress(folder, written ?? listFiles(folder));
	timer.setStatus(`${count} files`);
	timer.end();
};

/** Writes nginx's pages, their compressed copies, its include, and when this build was made, for the release's name. */
const prepareNginx = async (directory: string, pages: readonly PageFile[], redirects: readonly Redirect[]): Promise<void> => {
	const folder = join(directory, "public");
	const write = (name: string, text: string): void => writeFileSync(join(folder, nginxFolder, name), text);
	mkdirSync(join(folder, nginxFolder), { recursive: true });
	const business = required(loadEntries(directory, "site").site[0], "content/site.json");
	const rendered = Object.entries(renderRefusals(readFileSync(join(directory, frameFile), "utf8"), business));
	for (const [name, html] of rendered) write(name, html);
	const refusals = rendered.map(([name, html]) => pageFile(`/${nginxFolder}/${name}`, html));
	const written = refusals.map(({ file }) => file);
	await precompress(folder, written);
	write("headers.conf", nginxInclude(pages, redirects, refusals));
	write("built", `${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}\n`);
};

/** Writes nginx's files, and `_headers` and `_redirects` for static hosts. On Netlify, the adapter does that. @throws Error if a page can't have a policy */
export const prepareHosting = async (directory: string): Promise<void> => {
	if (process.env.NETLIFY) return;
	const folder = join(directory, "public");
	const files = listFiles(folder);
	const pages = pageFiles(folder, files);
	const { redirects } = loadEntries(directory, "redirects");
	await prepareNginx(directory, pages, redirects);
	writeFileSync(join(folder, "_headers"), headersFile(headerRoutes(files, pages)));
	writeFileSync(join(folder, "_redirects"), redirectsFile(pages, redirects));
};
