import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { composeWorker, findWorkboxLoader, removeApp } from "../../src/gatsby/service-worker";
import { getPublicFile, hashContent } from "../../src/gatsby/service-worker/precache-files";
import { findPage } from "./content";
import { readCachedFiles, worker } from "./service-worker";

const read = (path: string): string => readFileSync(join("public", path), "utf8");

/** The heading of /about in each build. HTML must escape nothing in the second one. */
export const aboutHeadings = {
	first: findPage("about").heading,
	second: "About, as the second build says it",
};

const changeHeading = (path: string, text: string): string => {
	if (path === "/about/index.html")
		return text.replace(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/, `$1${aboutHeadings.second}$2`);
	if (path !== "/page-data/about/page-data.json") return text;
	const data = JSON.parse(text);
	data.result.data.page.heading = aboutHeadings.second;
	return JSON.stringify(data);
};

/**
 * The files by which a next build differs: scripts with new names, and the heading of /about.
 * A null is a script of the first build, which is gone.
 */
export const secondBuild = (): Map<string, string | null> => {
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
