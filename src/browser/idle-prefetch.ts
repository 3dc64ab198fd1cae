import { idleAfter, whenLoaded } from "./idle";
import { savesData } from "./save-data";

/** Milliseconds of idle before the first pages are prefetched, and until the next ones (docs/specification.md R47). */
const prefetchPlan = [
	{ after: 2000, paths: ["/about", "/services", "/contact"] },
	{ after: 1000, paths: ["/team", "/schedule"] },
] as const;

/** Asks the browser to fetch a page's data ahead of time. Failures are silent, because nobody has asked for the page yet. */
const prefetchPageData = (path: string): void => {
	const link = document.createElement("link");
	// The same request that Gatsby will make, so that the browser can answer it from its cache.
	Object.assign(link, { rel: "prefetch", as: "fetch", crossOrigin: "anonymous", href: `/page-data${path}/page-data.json` });
	document.head.append(link);
};

/**
 * Prefetches the pages of the plan one group after the other, once the page has loaded and is idle; nothing under Save-Data. Not by
 * Gatsby's `prefetchPathname`: that waits another 3 s and sends everything in one batch.
 */
export const prefetchWhenIdle = async (): Promise<void> => {
	if (savesData()) return;
	await whenLoaded();
	for (const { after, paths } of prefetchPlan) {
		await idleAfter(after);
		for (const path of paths) if (path !== location.pathname) prefetchPageData(path);
	}
};
