import type { GatsbyBrowser } from "gatsby";
import { drawWhole } from "../draw-sections";
import { readSession } from "../storage";
import { decideScroll, type ScrollDecision } from "./decide-scroll";
import { setPendingScroll } from "./pending-scroll";

interface RouteLocation {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
	readonly key?: string;
}

interface ScrollWindow extends Window {
	___GATSBY_REACT_ROUTER_SCROLL?: Readonly<Record<string, number>>;
}

/** A position as it is kept, pixels from the top; undefined for what is none: others write to this storage too. */
const positionIn = (text: string): number | undefined => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);

/**
 * Where Gatsby's scroll handler keeps the position of a history entry (gatsby-react-router-scroll, session-storage): in session
 * storage, or in the window where that takes nothing.
 */
const savedPosition = ({ pathname, key }: RouteLocation): number | undefined => {
	if (!key) return undefined;
	const stateKey = `@@scroll|${pathname}|${key}`;
	const text = readSession(stateKey);
	return text === null ? (window as ScrollWindow).___GATSBY_REACT_ROUTER_SCROLL?.[stateKey] : positionIn(text);
};

/** A new history entry has a new key and nothing saved: what has a position has been there before. */
const decide = (from: RouteLocation, to: RouteLocation): ScrollDecision => {
	const saved = savedPosition(to);
	return decideScroll({ from, to, back: saved !== undefined, saved });
};

/**
 * Another page is on its way: where it is to be scrolled is settled now, before the leaving page scrolls under the new
 * history entry, and done when the page stands there (src/browser/scroll/pending-scroll.ts).
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
	if (!prevLocation) return;
	const decision = decide(prevLocation as unknown as RouteLocation, location as unknown as RouteLocation);
	if ("later" in decision) setPendingScroll(decision.later);
	// A place further down is only where it is once everything above it has its height; a page that is left for another's top is not drawn for it.
	if ("later" in decision ? decision.later.top || decision.later.anchor : decision.now) drawWhole();
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
