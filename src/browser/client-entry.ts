import type { GatsbyBrowser } from "gatsby";
import { type ErrorInfo, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { followLinks } from "./follow-links";
import { guardMemory, guardMovedNodes, guardPreloads, guardRejections, guardScroll } from "./guards";
import { prefetchWhenIdle } from "./prefetch";
import { precacheSite } from "./service-worker";

// Has to run before Gatsby adds its own listener (cache-dir/navigation.js): browsers call listeners in the order they were added.
guardRejections();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	// Positions are restored after the page transition (page-scroll.ts), not by the browser while the old page is still there.
	if ("scrollRestoration" in history) history.scrollRestoration = "manual";
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

/** What React caught, mended or couldn't, with the component it happened in. The page stays (src/ui/error-boundary.tsx); this is to find the cause. */
const report = (error: unknown, { componentStack }: ErrorInfo): void => console.error("React:", error, componentStack);
const options = { onRecoverableError: report, onCaughtError: report, onUncaughtError: report };

/**
 * Hydrates in a transition, so that React works in slices of 5 ms and the browser can handle input in between (react.dev, startTransition). A page
 * without HTML, as in `gatsby develop`, is rendered, and so is the loading indicator that develop mode puts beside the page.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => (element: ReactNode, container?: Element | null) => {
	if (!container) return;
	startTransition(() => {
		if (container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes()) hydrateRoot(container, element, options);
		else createRoot(container, options).render(element);
	});
};
