import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { composeWorker, findWorkboxLoader, removeApp } from "../../src/gatsby/service-worker";
import { getPublicFile, hashContent } from "../../src/gatsby/service-worker/precache-files";
import { findPage } from "./content";

const read = (path: string): string => readFileSync(join("public", path), "utf8");

/** The difference between the builds: the second one's heading has nothing that HTML escapes. */
export const aboutHeadings = {
	first: findPage("about").heading,
	second: "About, as the second build says it",
};

/** The files that a build's worker caches: pages and their data with a digest each, and files with a hash in their name. */
export type CachedFiles = {
	readonly revisioned: Readonly<Record<string, string>>;
	readonly hashed: readonly string[];
};

export const readCachedFiles = (worker: string): CachedFiles =>
	JSON.parse(/self\.precache = (\{.*\});/.exec(worker)?.[1] ?? "");

const changeHeading = (path: string, text: string): string => {
	if (path === "/about/index.html")
		return text.replace(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/, `$1${aboutHeadings.second}$2`);
	if (path !== "/page-data/about/page-data.json") return text;
	const data = JSON.parse(text);
	data.result.data.page.heading = aboutHeadings.second;
	return JSON.stringify(data);
};

/** The files of a next build to deploy: scripts with other names, and another heading on /about. The first build's scripts are gone. */
export const secondBuild = (): Map<string, string | null> => {
	const worker = read("sw.js");
	const { revisioned, hashed } = readCachedFiles(worker);
	const hashes = new Map<string, string>([
		[JSON.parse(read("page-data/app-data.json")).webpackCompilationHash, "feedfeedfeedfeedfeed"],
	]);
	const rename = (text: string): string =>
		text.replace(/\b[0-9a-f]{20}\b/g, (hash) => hashes.get(hash) ?? hash);
	const scripts = hashed.filter((path) => path.endsWith(".js"));
	for (const path of scripts) {
		const [, hash = ""] = /([0-9a-f]{20})\.js$/.exec(path) ?? [];
		hashes.set(hash, `feed${hash.slice(4)}`);
	}
	const files = new Map<string, string | null>();
	const texts = readdirSync("public", { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && /\.(html|json|svg|vcf)$/.test(entry.name),
	);
	for (const path of texts.map(({ parentPath, name }) =>
		join(parentPath, name).slice("public".length),
	))
		files.set(path, changeHeading(path, rename(read(path))));
	for (const path of scripts) files.set(rename(path), rename(read(path))).set(path, null);
	files.set("/offline.html", removeApp(files.get("/offline/index.html") ?? ""));
	const next = Object.fromEntries(
		Object.keys(revisioned).map((path) => [
			path,
			hashContent(Buffer.from(files.get(getPublicFile(path)) ?? "")),
		]),
	);
	const source = worker.slice(worker.indexOf("/*\n * The service worker"));
	return files.set(
		"/sw.js",
		composeWorker(
			findWorkboxLoader(worker),
			{ revisioned: next, hashed: hashed.map(rename) },
			source,
		),
	);
};

export const worker = read("sw.js");
export const cached = readCachedFiles(worker);

/** Paths of the pages and files in the worker's caches, without pictures and the worker's own notes. */
export const readCachePaths = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const paths: string[] = [];
		for (const name of ["elm-place-pages", "elm-place-files"])
			for (const { url } of await (await caches.open(name)).keys())
				paths.push(new URL(url).pathname);
		return paths.sort();
	});
export const controlled = (page: Page) =>
	page.waitForFunction(() => navigator.serviceWorker.controller !== null);
export const unregistered = (page: Page) =>
	expect
		.poll(() =>
			page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined),
		)
		.toBe(true);
/** Requests what the page itself requests after some idle seconds. */
export const requestCaching = (page: Page) =>
	page.evaluate(async () =>
		(await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }),
	);
