import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { emittedFiles } from "../webpack/service-worker";
import { type KeptFiles, keptFiles } from "./kept-files";

/** True unless SERVICE_WORKER=off: then the build withdraws the worker from every browser that has one (docs/offline.md). */
const hasServiceWorker = process.env.SERVICE_WORKER !== "off";

/**
 * gatsby-plugin-offline as far as its ways are ours: it copies Workbox and asks Gatsby for a registration. What it writes as
 * worker precaches a blank shell and serves stale data (upstream: gatsbyjs/gatsby#19299); `writeServiceWorker` replaces it.
 */
export const offlinePlugins = hasServiceWorker ? [{ resolve: "gatsby-plugin-offline", options: { debug: false, workboxConfig: { skipWaiting: false } } }] : [];

/** The part of the plugin's worker that loads its copy of Workbox. Throws where the plugin has changed. */
export const workboxHead = (pluginWorker: string): string => {
	const [load] = pluginWorker.match(/importScripts\("workbox-v[^"]+\/workbox-sw\.js"\);/) ?? [];
	const [configure] = pluginWorker.match(/workbox\.setConfig\(\{[^}]+\}\);/) ?? [];
	if (!load || !configure)
		throw new Error(
			"public/sw.js, as gatsby-plugin-offline writes it, no longer loads Workbox as expected: look at it and adjust src/gatsby/service-worker/index.ts.",
		);
	return `${load}\n${configure}`;
};

/** The whole worker: Workbox, what is kept, and src/browser/service-worker/worker.js. */
export const composeWorker = (head: string, { revisioned, hashed }: KeptFiles, source: string): string =>
	`${head}\nself.kept = ${JSON.stringify({ revisioned, hashed })};\n${source}`;

const executable =
	/<script(?![^>]*type="application\/ld\+json")[^>]*\bsrc=[^>]*><\/script>|<script id="gatsby-[^>]*>[\s\S]*?<\/script>|<link[^>]+as="(script|fetch)"[^>]*>/g;

/** The offline page as a document that needs nothing but itself: it stands in for addresses that React would navigate away from. */
export const withoutApplication = (html: string): string => html.replace(executable, "");

const withdrawn = (directory: string): string => readFileSync(join(directory, "src/browser/service-worker/withdraw.js"), "utf8");

/** After the build: /sw.js and /offline.html, or the worker that removes the worker. Returns the paths written. */
export const writeServiceWorker = (directory: string, reporter: Reporter): string[] => {
	const out = join(directory, "public");
	if (!hasServiceWorker) {
		writeFileSync(join(out, "sw.js"), withdrawn(directory));
		reporter.warn("SERVICE_WORKER=off: /sw.js removes the service worker and what it keeps from every browser that has it.");
		return ["/sw.js"];
	}
	const offline = join(out, "offline", "index.html");
	if (!existsSync(offline)) throw new Error("public/offline/index.html is missing: src/pages/offline.tsx makes it.");
	writeFileSync(join(out, "offline.html"), withoutApplication(readFileSync(offline, "utf8")));
	const head = workboxHead(readFileSync(join(out, "sw.js"), "utf8"));
	const kept = keptFiles(out, emittedFiles());
	writeFileSync(join(out, "sw.js"), composeWorker(head, kept, readFileSync(join(directory, "src/browser/service-worker/worker.js"), "utf8")));
	reporter.info(`/sw.js keeps ${Object.keys(kept.revisioned).length + kept.hashed.length} files, ${Math.round(kept.bytes / 1000)} kB as sent.`);
	if (kept.left.length > 0) reporter.warn(`Beyond the offline budget, kept only once visited: ${kept.left.join(", ")}`);
	return ["/offline.html", "/sw.js"];
};
