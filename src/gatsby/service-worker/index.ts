import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { emittedFiles, findPrecacheFiles } from "./precache-files";

/** SERVICE_WORKER=off builds the kill switch (docs/offline.md). */
const hasServiceWorker = process.env.SERVICE_WORKER !== "off";

/**
 * The plugin copies Workbox to public/ and makes Gatsby register /sw.js. Its own worker would
 * answer with a blank shell (gatsbyjs/gatsby#19299), so `writeServiceWorker` replaces it.
 */
export const offlinePlugins = hasServiceWorker
	? [
			{
				resolve: "gatsby-plugin-offline",
				options: { debug: false, workboxConfig: { skipWaiting: false } },
			},
		]
	: [];

/**
 * The lines of the plugin's worker that load its copy of Workbox. No option gives their paths.
 * @throws Error if they aren't found, as after an update of the plugin
 */
export const findWorkboxLoader = (pluginWorker: string): string => {
	const [load] = pluginWorker.match(/importScripts\("workbox-v[^"]+\/workbox-sw\.js"\);/) ?? [];
	const [configure] = pluginWorker.match(/workbox\.setConfig\(\{[^}]+\}\);/) ?? [];
	if (!load || !configure)
		throw new Error(
			'public/sw.js has no importScripts("workbox-v…/workbox-sw.js") with a workbox.setConfig({…}), which gatsby-plugin-offline 6.16.0 writes. Look at what the installed version writes, and change the patterns in src/gatsby/service-worker/index.ts, or install 6.16.0 again.',
		);
	return `${load}\n${configure}`;
};

type PrecacheFiles = Pick<ReturnType<typeof findPrecacheFiles>, "revisioned" | "hashed">;

export const composeWorker = (
	workbox: string,
	{ revisioned, hashed }: PrecacheFiles,
	source: string,
): string => `${workbox}\nself.precache = ${JSON.stringify({ revisioned, hashed })};\n${source}`;

const executable =
	/<script(?![^>]*type="application\/ld\+json")[^>]*\bsrc=[^>]*><\/script>|<script id="gatsby-[^>]*>[\s\S]*?<\/script>|<link[^>]+as="(script|fetch)"[^>]*>/g;

/**
 * The offline page without Gatsby's scripts: it's shown at other pages' addresses, and React would
 * replace it by those pages.
 * @throws Error if there are none, because then the pattern doesn't fit what Gatsby writes
 */
export const removeApp = (html: string): string => {
	const page = html.replace(executable, "");
	if (page === html)
		throw new Error(
			"public/offline/index.html has no script that src/gatsby/service-worker/index.ts recognizes as one of Gatsby 5.16.1. Look at the file, and change the pattern there.",
		);
	return page;
};

export const writeServiceWorker = (
	directory: string,
	reporter: Reporter,
	styles: string,
): string[] => {
	const out = join(directory, "public");
	const readSource = (name: string) =>
		readFileSync(join(directory, "src/browser/service-worker", name), "utf8");
	if (!hasServiceWorker) {
		writeFileSync(join(out, "sw.js"), readSource("unregister.js"));
		reporter.warn(
			"SERVICE_WORKER=off: /sw.js unregisters the service worker and deletes its caches in every browser that has it.",
		);
		return ["/sw.js"];
	}
	const read = (name: string) => readFileSync(join(out, name), "utf8");
	writeFileSync(join(out, "offline.html"), removeApp(read("offline/index.html")));
	const workbox = findWorkboxLoader(read("sw.js"));
	const files = findPrecacheFiles(out, [...emittedFiles(), styles]);
	const source = ["worker.js", "precache.js"].map(readSource).join("\n");
	writeFileSync(join(out, "sw.js"), composeWorker(workbox, files, source));
	reporter.info(
		`/sw.js precaches ${Object.keys(files.revisioned).length + files.hashed.length} files, ${Math.round(files.bytes / 1000)} kB as sent.`,
	);
	if (files.skipped.length > 0)
		reporter.warn(`Over the offline budget, cached only when visited: ${files.skipped.join(", ")}`);
	return ["/offline.html", "/sw.js"];
};
