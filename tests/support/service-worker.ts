import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/**
 * What a service worker caches: pages and their data, each with a digest, and the paths of files
 * whose names contain a hash.
 */
type CachedFiles = {
	readonly revisioned: Readonly<Record<string, string>>;
	readonly hashed: readonly string[];
};

export const readCachedFiles = (worker: string): CachedFiles =>
	JSON.parse(/self\.precache = (\{.*\});/.exec(worker)?.[1] ?? "");

export const worker = readFileSync("public/sw.js", "utf8");
export const cached = readCachedFiles(worker);

/** The paths in the worker's caches of pages and files, but not of pictures. */
export const readCachePaths = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const paths: string[] = [];
		for (const name of ["elm-place-pages", "elm-place-files"])
			for (const { url } of await (await caches.open(name)).keys())
				paths.push(new URL(url).pathname);
		return paths.sort();
	});

/** Waits until the caches hold exactly what a build's worker lists. */
export const siteCached = (
	page: Page,
	{ revisioned, hashed }: CachedFiles = cached,
): Promise<void> =>
	expect.poll(() => readCachePaths(page)).toEqual([...Object.keys(revisioned), ...hashed].sort());

export const controlled = (page: Page) =>
	page.waitForFunction(() => navigator.serviceWorker.controller !== null);
export const unregistered = (page: Page) =>
	expect
		.poll(() =>
			page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined),
		)
		.toBe(true);

/** Sends the message that a page sends when it has been idle for some seconds. */
export const requestCaching = (page: Page) =>
	page.evaluate(async () =>
		(await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }),
	);

export const update = (page: Page) =>
	page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
