import { navigate } from "gatsby";
import { getPath, isRoute } from "../lib/pages/navigation";
import { loadPage } from "./gatsby-internals";
import { isPlainClick } from "./plain-click";
import { savesData } from "./prefetch";
import { dispatchPreloadError } from "./preload-error-event";
import { createStore } from "./store";

const findRoute = ({ target }: Event): string | undefined => {
	const link =
		target instanceof Element
			? target.closest<HTMLAnchorElement>("a[href]:not([target], [download])")
			: null;
	const href = link?.getAttribute("href") ?? "";
	return isRoute(href) ? href : undefined;
};

/** Milliseconds until a page is opened as a document instead. */
const loadTimeout = 5000;

export const pageLoading = createStore(false);

/** Counts clicks: only the latest one navigates. */
let lastNavigation = 0;

/**
 * Loads a page before navigating: if that failed, Gatsby's `navigate` would reload the document,
 * and what's typed would be lost.
 */
const open = async (to: string): Promise<void> => {
	lastNavigation += 1;
	const [navigation, from] = [lastNavigation, location.href];
	const isCurrent = () => navigation === lastNavigation && location.href === from;
	pageLoading.set(getPath(to) !== getPath(location.pathname));
	const timer = setTimeout(() => {
		if (isCurrent()) {
			// Otherwise the page could open twice, and Back would need two presses.
			lastNavigation += 1;
			location.assign(to);
		} else if (navigation === lastNavigation) pageLoading.set(false);
	}, loadTimeout);
	try {
		await loadPage(getPath(to));
		if (isCurrent()) return await navigate(to, { replace: to === location.pathname });
	} catch (error) {
		dispatchPreloadError({ url: to, error });
	} finally {
		clearTimeout(timer);
	}
	if (navigation === lastNavigation) pageLoading.set(false);
};

/** On back and forward, Gatsby shows the old page until the other one has loaded. */
const watchHistory = (): void => {
	const { href, pathname } = location;
	const timer = setTimeout(() => href === location.href && location.reload(), loadTimeout);
	const stop = () => clearTimeout(timer);
	loadPage(pathname).then(stop, stop);
};

const follow = (event: MouseEvent): void => {
	// Once the app has failed (components/shell/page-boundary.tsx), the browser opens links.
	const hasFailed = "failed" in document.documentElement.dataset;
	if (hasFailed || event.defaultPrevented || !isPlainClick(event)) return;
	const to = findRoute(event);
	if (!to) return;
	event.preventDefault();
	void open(to);
};

const prefetch = (event: Event): void => {
	const to = findRoute(event);
	if (to && getPath(to) !== location.pathname && !savesData())
		loadPage(getPath(to)).catch(() => undefined);
};

/** Gatsby's `<Link>` would render four components and an observer for each of 200 links. */
export const followLinks = (): void => {
	document.addEventListener("click", follow);
	addEventListener("popstate", watchHistory);
	for (const event of ["pointerover", "focusin"])
		document.addEventListener(event, prefetch, { passive: true });
};
