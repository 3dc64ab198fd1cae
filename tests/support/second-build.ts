import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { composeWorker, findWorkboxLoader, removeApp } from "../../src/gatsby/service-worker";
import { getPublicFile, hashContent } from "../../src/gatsby/service-worker/precache-files";
import { escaped } from "./built-page";
import { pageCopy } from "./content";

const filesOf = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice("public".length));

const { heading } = pageCopy("about");
/** What tells the builds apart. */
export const aboutHeadings = { first: heading, second: `${heading}, as the second build says it` };

/** The files a build's worker keeps: pages and their data with a digest each, and files with a hash in their name. */
export interface Kept {
	readonly revisioned: Readonly<Record<string, string>>;
	readonly hashed: readonly string[];
}

/** The list in /sw.js of the build in public/. */
export const keptOf = (worker: string): Kept => JSON.parse(/self\.precache = (\{.*\});/.exec(worker)?.[1] ?? "");

const aboutPage = "/about/index.html";
const aboutData = "/page-data/about/page-data.json";

/** /about with the other heading: its HTML, and the data it is hydrated with. */
const withOtherHeading = (path: string, text: string): string => {
	if (path === aboutPage) return text.replace(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/, (_, open, close) => `${open}${escaped(aboutHeadings.second)}${close}`);
	if (path !== aboutData) return text;
	const data = JSON.parse(text);
	data.result.data.page.heading = aboutHeadings.second;
	return JSON.stringify(data);
};

/**
 * The build in public/ as the next one would be: another compilation, so other names of its scripts, and another first
 * heading on /about. As files to deploy; the scripts of the first build are gone.
 */
export const secondBuild = (): Map<string, string | null> => {
	const read = (path: string) => readFileSync(join("public", path), "utf8");
	const worker = read("sw.js");
	const { revisioned, hashed } = keptOf(worker);
	const hashes = new Map<string, string>();
	const renamed = (text: string): string => text.replace(/\b[0-9a-f]{20}\b/g, (hash) => hashes.get(hash) ?? hash);
	const scripts = hashed.filter((path) => path.endsWith(".js"));
	for (const path of scripts) {
		const [, hash = ""] = /([0-9a-f]{20})\.js$/.exec(path) ?? [];
		hashes.set(hash, `feed${hash.slice(4)}`);
	}
	hashes.set(JSON.parse(read("page-data/app-data.json")).webpackCompilationHash, "feedfeedfeedfeedfeed");
	const files = new Map<string, string | null>();
	for (const path of filesOf("public").filter((name) => /\.(html|json)$/.test(name))) files.set(path, withOtherHeading(path, renamed(read(path))));
	for (const path of scripts) {
		files.set(renamed(path), renamed(read(path)));
		files.set(path, null);
	}
	files.set("/offline.html", removeApp(files.get("/offline/index.html") ?? ""));
	const next = Object.fromEntries(Object.keys(revisioned).map((path) => [path, hashContent(Buffer.from(files.get(getPublicFile(path)) ?? ""))]));
	const source = worker.slice(worker.indexOf("/*\n * The service worker"));
	files.set("/sw.js", composeWorker(findWorkboxLoader(worker), { revisioned: next, hashed: hashed.map(renamed) }, source));
	return files;
};
