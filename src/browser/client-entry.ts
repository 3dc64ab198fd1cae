import type { GatsbyBrowser } from "gatsby";
import { followLinks } from "./follow-links";
import { guardFonts, guardMemory, guardMovedNodes, guardPreloads, guardRejections, guardScroll } from "./guards";
import { prefetchWhenIdle } from "./prefetch";
import { precacheSite } from "./service-worker";

// Has to run before Gatsby adds its own listener (cache-dir/navigation.js): browsers call listeners in the order they were added.
guardRejections();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	// Positions are restored after the page transition (page-scroll.ts), not by the browser while the old page is still there.
	if ("scrollRestoration" in history) history.scrollRestoration = "manual";
	guardFonts();
	guardScroll();
	guardMemory();
	guardMovedNodes();
	guardPreloads();
	// In development a prefetched page is a query that Gatsby runs now, and an edit meanwhile may not reach the page that's open.
	if (process.env.NODE_ENV === "development") void import("./develop/content-report").then(({ showContentReport }) => showContentReport());
	else void prefetchWhenIdle().then(precacheSite);
};

/** Runs once, when the first part of the page is hydrated and Gatsby's navigation works. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
	// For tests and benchmarks: React handles events and the router listens.
	document.documentElement.dataset.hydrated = "";
	// Until the router listens, a click has to open its page as a document.
	followLinks();
};
