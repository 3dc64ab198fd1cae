import type { GatsbyBrowser } from "gatsby";
import { readSavedScroll } from "./gatsby-internals";
import { decideScroll, type ScrollDecision, setPendingScroll } from "./scroll";

interface RouteLocation {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
	readonly key?: string;
}

/** Pixels from the top; undefined for anything else, since other code writes to this storage too. */
const parsePosition = (text: string): number | undefined => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);

const savedPosition = ({ pathname, key }: RouteLocation): number | undefined => {
	const text = key && readSavedScroll(pathname, key);
	return text ? parsePosition(text) : undefined;
};

/** A new history entry has nothing saved, so one with a saved position is one that the visitor goes back or forward to. */
const decide = (from: RouteLocation, to: RouteLocation): ScrollDecision => {
	const saved = savedPosition(to);
	return decideScroll({ from, to, back: saved !== undefined, saved });
};

/** Decides where to scroll the next page, before the old one's position is saved for the new entry. It's scrolled once it's in the document (scroll.ts). */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
	if (!prevLocation) return;
	const decision = decide(prevLocation as unknown as RouteLocation, location as unknown as RouteLocation);
	if ("later" in decision) setPendingScroll(decision.later);
};

/** Gatsby scrolls on first load and within a page, the page transition between pages. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
	if (!prevRouterProps) return true;
	const from = prevRouterProps.location as unknown as RouteLocation;
	const to = routerProps.location as unknown as RouteLocation;
	if (from.key === to.key && from.hash === to.hash) return false;
	const decision = decide(from, to);
	// A place further down is only right once every section above it has its real height.
	if ("now" in decision && decision.now) document.documentElement.dataset.renderAll = "";
	return "now" in decision && decision.now !== false;
};
