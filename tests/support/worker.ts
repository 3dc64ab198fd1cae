import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type CachedFiles, readCachedFiles } from "./second-build";

/** The built service worker, and what it lists. */
export const worker = readFileSync("public/sw.js", "utf8");
export const cached = readCachedFiles(worker);

/** Paths of the pages and files in the worker's caches, without pictures and the worker's own notes. */
export const readCachePaths = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const paths: string[] = [];
		for (const name of ["elm-place-pages", "elm-place-files"]) for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
		return paths.sort();
	});
/** Waits until the caches hold exactly what a build's worker lists. */
export const siteCached = (page: Page, { revisioned, hashed }: CachedFiles = cached): Promise<void> =>
	expect.poll(() => readCachePaths(page)).toEqual([...Object.keys(revisioned), ...hashed].sort());
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
export const unregistered = (page: Page) =>
	expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined)).toBe(true);
/** Requests what the page itself requests after some idle seconds. */
export const requestCaching = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
export const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
