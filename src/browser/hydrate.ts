import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beginTakingOver } from "./hydration";

/**
 * React takes over the page in slices of 5 ms instead of in one long task: what is started in a transition gives way to the
 * visitor (react.dev, startTransition). A page without HTML, as in `gatsby develop`, is rendered.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => (element: ReactNode, container?: Element | null) => {
	if (!container) return;
	const painted = document.getElementById("gatsby-focus-wrapper")?.hasChildNodes();
	if (painted) beginTakingOver();
	startTransition(() => {
		if (painted) hydrateRoot(container, element);
		else createRoot(container).render(element);
	});
};
