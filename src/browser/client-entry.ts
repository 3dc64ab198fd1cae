import type { GatsbyBrowser } from "gatsby";
import { type ErrorInfo, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { followLinks } from "./follow-links";
import {
	guardMemory,
	guardMovedNodes,
	guardPreloads,
	guardRejections,
	guardScroll,
} from "./guards";
import { prefetchWhenIdle } from "./prefetch";
import { precacheSite } from "./service-worker";

declare const ___webpackCompilationHash: string;
let isReported = false;

/** Tells the server the page's first error (src/server/figures). */
const reportError = ({ message, reason }: Partial<ErrorEvent & PromiseRejectionEvent>): void => {
	if (isReported) return;
	const report = `${___webpackCompilationHash} ${message ?? reason}`;
	isReported = navigator.sendBeacon("/api/reports", report);
};
addEventListener("error", reportError);
addEventListener("unhandledrejection", reportError);

// Must come before Gatsby adds its own listener (cache-dir/navigation.js).
guardRejections();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	// The browser would restore the position while the old page is still shown. gatsby-scroll.ts
	// does it after the page transition.
	history.scrollRestoration = "manual";
	guardScroll();
	guardMemory();
	guardMovedNodes();
	guardPreloads();
	// A tab's first page. Servers other than ours would answer with an error.
	const [page] = performance.getEntriesByType("navigation");
	if (page?.toJSON().serverTiming?.[0] && "entrance" in document.documentElement.dataset)
		navigator.sendBeacon("/api/reports", document.referrer);
	if (process.env.NODE_ENV === "development")
		void import("./develop/content-report").then(({ showContentReport }) => showContentReport());
	else void prefetchWhenIdle().then(precacheSite);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
	// For tests and benchmarks: from here on, React handles events and the router listens.
	document.documentElement.dataset.hydrated = "";
	followLinks();
};

const report = (error: unknown, { componentStack }: ErrorInfo): void => {
	console.error("React:", error, componentStack);
	reportError({ message: String(error) });
};
const options = { onRecoverableError: report, onCaughtError: report, onUncaughtError: report };

/**
 * A transition lets React work in slices, between which the browser handles input.
 * `gatsby develop` has no HTML to hydrate.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
	() => (element: ReactNode, container?: Element | null) => {
		if (!container) return;
		startTransition(() => {
			if (container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes())
				hydrateRoot(container, element, options);
			else createRoot(container, options).render(element);
		});
	};
