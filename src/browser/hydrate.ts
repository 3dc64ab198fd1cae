import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates in a transition: React then works in slices of 5 ms and gives way to the visitor in between, where one long task would block them
 * (react.dev, startTransition). A page without HTML, as in `gatsby develop`, is rendered.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => (element: ReactNode, container?: Element | null) => {
	if (!container) return;
	startTransition(() => {
		if (document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) hydrateRoot(container, element);
		else createRoot(container).render(element);
	});
};
