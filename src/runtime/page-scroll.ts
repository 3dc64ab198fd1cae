import type { GatsbyBrowser } from "gatsby";
import { decideScroll, type ScrollDecision } from "../lib/page-scroll";
import { setPendingScroll } from "../lib/pending-scroll";
import { readSession } from "../lib/storage";

interface RouteLocation {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
	readonly key?: string;
}

/** Where Gatsby's scroll handler keeps the position of a history entry (gatsby-react-router-scroll, session-storage). */
const savedPosition = ({ pathname, key }: RouteLocation): number | undefined => {
	const text = key ? readSession(`@@scroll|${pathname}|${key}`) : null;
	return text === null ? undefined : Number(JSON.parse(text));
};

/** A new history entry has a new key and nothing saved: what has a position has been there before. */
const decide = (from: RouteLocation, to: RouteLocation): ScrollDecision => {
	const saved = savedPosition(to);
	return decideScroll({ from, to, back: saved !== undefined, saved });
};

/**
 * Another page is on its way: where it is to be scrolled is settled now, before the leaving page scrolls under the new
 * history entry, and done when the page stands there (src/lib/pending-scroll.ts).
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
	if (!prevLocation) return;
	const decision = decide(prevLocation as unknown as RouteLocation, location as unknown as RouteLocation);
	if ("later" in decision) setPendingScroll(decision.later);
};

/** Gatsby scrolls on first load and within a page; between pages the transition does. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
	if (!prevRouterProps) return true;
	const from = prevRouterProps.location as unknown as RouteLocation;
	const to = routerProps.location as unknown as RouteLocation;
	if (from.key === to.key && from.hash === to.hash) return false;
	const decision = decide(from, to);
	return "now" in decision && decision.now !== false;
};
