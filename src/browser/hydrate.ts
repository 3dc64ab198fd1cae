import type { GatsbyBrowser } from "gatsby";
import { type ErrorInfo, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** What React caught, could mend or couldn't, with the component it happened in. The page stays (src/ui/error-boundary.tsx); this is for whoever looks for the cause. */
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
