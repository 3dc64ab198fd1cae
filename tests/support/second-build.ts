import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { composeWorker, withoutApplication, workboxHead } from "../../src/gatsby/service-worker";
import { digestOf, fileOf } from "../../src/gatsby/service-worker/kept-files";

const filesOf = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice("public".length));

/** What tells the builds apart. */
export const aboutHeadings = { first: "A medical practice with the lamps turned low", second: "A medical practice with the lamps turned high" };

interface Kept {
	readonly revisioned: Record<string, string>;
	readonly hashed: readonly string[];
}

/** The list in /sw.js of the build in public/. */
export const keptOf = (worker: string): Kept => JSON.parse(/self\.kept = (\{.*\});/.exec(worker)?.[1] ?? "");

/**
 * The build in public/ as the next one would be: another compilation, so other names of its scripts, and another first
 * heading on /about. As files to deploy; the scripts of the first build are gone.
 */
export const secondBuild = (): Map<string, string | null> => {
	const worker = readFileSync("public/sw.js", "utf8");
	const { revisioned, hashed } = keptOf(worker);
	const scripts = hashed.filter((path) => path.endsWith(".js"));
	const renamed = new Map(scripts.map((path) => [path, path.replace(/[0-9a-f]{4}([0-9a-f]{16}\.js)$/, "feed$1")]));
	const compilation = /"webpackCompilationHash":"([^"]+)"/.exec(readFileSync("public/page-data/app-data.json", "utf8"))?.[1] ?? "";
	const change = (text: string): string => {
		let result = text.replaceAll(compilation, `${compilation.slice(0, -4)}feed`);
		for (const path of scripts) {
			const hash = /([0-9a-f]{20})\.js$/.exec(path)?.[1] ?? "";
			result = result.replaceAll(hash, `feed${hash.slice(4)}`);
		}
		return result.replaceAll(aboutHeadings.first, aboutHeadings.second);
	};
	const files = new Map<string, string | null>();
	for (const path of filesOf("public").filter((name) => /\.(html|json)$/.test(name))) files.set(path, change(readFileSync(join("public", path), "utf8")));
	for (const [before, after] of renamed) {
		files.set(after, change(readFileSync(join("public", before), "utf8")));
		files.set(before, null);
	}
	files.set("/offline.html", withoutApplication(files.get("/offline/index.html") ?? ""));
	const next = Object.fromEntries(Object.keys(revisioned).map((path) => [path, digestOf(Buffer.from(files.get(fileOf(path)) ?? ""))]));
	const source = worker.slice(worker.indexOf("/*\n * The service worker"));
	files.set("/sw.js", composeWorker(workboxHead(worker), { revisioned: next, hashed: hashed.map((path) => renamed.get(path) ?? path) }, source));
	return files;
};
