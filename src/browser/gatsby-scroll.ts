import type { GatsbyBrowser } from "gatsby";
import { readSavedScroll } from "./gatsby-internals";
import { keepInView, setPendingScroll } from "./scroll-target";

interface RouteLocation extends Location {
	readonly key?: string;
}

/**
 * Pixels; undefined for a new history entry. It's checked, because other code may write to this
 * storage.
 */
const readPosition = ({ pathname, key }: RouteLocation): number | undefined => {
	const text = (key && readSavedScroll(pathname, key)) || "";
	return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
};

/** `decodeURIComponent` doesn't throw, because inline/before-hydration.ts has replaced it. */
const parseHash = (hash: string): string => decodeURIComponent(hash.slice(1));

/**
 * Decides where the new page will be scrolled to. Has to run before Gatsby saves the old page's
 * position under the new entry.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
	if (!prevLocation || prevLocation.pathname === location.pathname) return;
	const saved = readPosition(location as RouteLocation);
	setPendingScroll(
		saved === undefined ? { top: 0, anchor: parseHash(location.hash) } : { top: saved, anchor: "" },
	);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
	if (prevLocation && prevLocation.pathname !== location.pathname) return;
	const target =
		readPosition(location as RouteLocation) === undefined &&
		document.getElementById(parseHash(location.hash));
	if (target) keepInView(target);
};

/**
 * Gatsby scrolls on first load and within a page, but not when only the query changes, as a filter
 * does. Between pages, the page transition scrolls.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
	prevRouterProps,
	routerProps,
}) => {
	if (!prevRouterProps) return true;
	const from = prevRouterProps.location as RouteLocation;
	const to = routerProps.location as RouteLocation;
	if (from.pathname !== to.pathname || (from.key === to.key && from.hash === to.hash)) return false;
	const saved = readPosition(to);
	// Only then does every section above the place have its real height.
	if (saved || to.hash) document.documentElement.dataset.renderAll = "";
	return saved !== undefined || to.hash !== "" || from.search === to.search;
};
