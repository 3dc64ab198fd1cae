import type { GatsbyBrowser } from "gatsby";
import { readSavedScroll } from "../gatsby-internals";
import { readSession } from "../storage";
import { decideScroll, type ScrollDecision } from "./decide-scroll";
import { setPendingScroll } from "./pending-scroll";

interface RouteLocation {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
	readonly key?: string;
}

/** A saved position, in pixels from the top; undefined for anything else, since other code writes to this storage too. */
const positionIn = (text: string): number | undefined => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);

const savedPosition = ({ pathname, key }: RouteLocation): number | undefined => {
	const text = key && readSavedScroll(pathname, key, readSession);
	return text ? positionIn(text) : undefined;
};

/** A new history entry has a new key and nothing saved, so an entry with a saved position is one the visitor goes back or forward to. */
const decide = (from: RouteLocation, to: RouteLocation): ScrollDecision => {
	const saved = savedPosition(to);
	return decideScroll({ from, to, back: saved !== undefined, saved });
};

/**
 * Decides where the next page will be scrolled, before the leaving page scrolls under the new history entry. The scrolling itself is done once
 * the page is in the document (pending-scroll.ts).
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
	// A place further down is where it is once every section above it has its real height.
	if ("now" in decision && decision.now) document.documentElement.dataset.renderAll = "";
	return "now" in decision && decision.now !== false;
};
