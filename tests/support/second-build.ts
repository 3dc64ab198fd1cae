import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { composeWorker, findWorkboxLoader, removeApp } from "../../src/gatsby/service-worker";
import { getPublicFile, hashContent } from "../../src/gatsby/service-worker/precache-files";
import { escaped } from "./built-page";
import { findPage } from "./content";

const listFiles = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice("public".length));

const { heading } = findPage("about");
/** The difference between the builds. */
export const aboutHeadings = { first: heading, second: `${heading}, as the second build says it` };

/** The files that a build's worker caches: pages and their data with a digest each, and files with a hash in their name. */
export interface CachedFiles {
	readonly revisioned: Readonly<Record<string, string>>;
	readonly hashed: readonly string[];
}

/** The list in a build's /sw.js. */
export const readCachedFiles = (worker: string): CachedFiles => JSON.parse(/self\.precache = (\{.*\});/.exec(worker)?.[1] ?? "");

/** Changes the heading of /about in its HTML and in its data. */
const changeHeading = (path: string, text: string): string => {
	if (path === "/about/index.html") return text.replace(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/, (_, open, close) => `${open}${escaped(aboutHeadings.second)}${close}`);
	if (path !== "/page-data/about/page-data.json") return text;
	const data = JSON.parse(text);
	data.result.data.page.heading = aboutHeadings.second;
	return JSON.stringify(data);
};

/** The files of a next build to deploy: scripts with other names, and another heading on /about. The first build's scripts are gone. */
export const secondBuild = (): Map<string, string | null> => {
	const read = (path: string) => readFileSync(join("public", path), "utf8");
	const worker = read("sw.js");
	const { revisioned, hashed } = readCachedFiles(worker);
	const hashes = new Map<string, string>();
	const rename = (text: string): string => text.replace(/\b[0-9a-f]{20}\b/g, (hash) => hashes.get(hash) ?? hash);
	const scripts = hashed.filter((path) => path.endsWith(".js"));
	for (const path of scripts) {
		const [, hash = ""] = /([0-9a-f]{20})\.js$/.exec(path) ?? [];
		hashes.set(hash, `feed${hash.slice(4)}`);
	}
	hashes.set(JSON.parse(read("page-data/app-data.json")).webpackCompilationHash, "feedfeedfeedfeedfeed");
	const files = new Map<string, string | null>();
	for (const path of listFiles("public").filter((name) => /\.(html|json|svg|vcf)$/.test(name))) files.set(path, changeHeading(path, rename(read(path))));
	for (const path of scripts) {
		files.set(rename(path), rename(read(path)));
		files.set(path, null);
	}
	files.set("/offline.html", removeApp(files.get("/offline/index.html") ?? ""));
	const next = Object.fromEntries(Object.keys(revisioned).map((path) => [path, hashContent(Buffer.from(files.get(getPublicFile(path)) ?? ""))]));
	const source = worker.slice(worker.indexOf("/*\n * The service worker"));
	files.set("/sw.js", composeWorker(findWorkboxLoader(worker), { revisioned: next, hashed: hashed.map(rename) }, source));
	return files;
};
