import type { GatsbyBrowser } from "gatsby";
import { decideScroll, type ScrollTarget } from "../lib/page-scroll";
import { setPendingScroll } from "../lib/pending-scroll";

/**
 * The one place that decides about scrolling on route changes. The first load is the browser's and Gatsby's; afterwards
 * positions are taken by `location.key` when the change begins, because the leaving page still scrolls.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps, getSavedScrollPosition }) => {
	if (!prevRouterProps) return true;
	const to = routerProps.location as typeof routerProps.location & { action?: string };
	const [, saved] = getSavedScrollPosition(to) as readonly [number, number | null | undefined];
	const decision = decideScroll({ from: prevRouterProps.location, to, back: to.action === "POP", saved: saved ?? undefined });
	if ("later" in decision) {
		setPendingScroll(decision.later satisfies ScrollTarget);
		return false;
	}
	return typeof decision.now === "number" ? [0, decision.now] : decision.now;
};
