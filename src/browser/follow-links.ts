import { navigate } from "gatsby";
import { getPath, isRoute } from "../lib/pages/navigation";
import { loadPage } from "./gatsby-internals";
import { isPlainClick } from "./plain-click";
import { savesData } from "./prefetch";
import { dispatchPreloadError } from "./preload-error-event";
import { createWatched } from "./watched";

/** The route that a link leads to; undefined if it opens elsewhere or downloads a file. */
const findRoute = ({ target }: Event): string | undefined => {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target], [download])") : null;
	const href = link?.getAttribute("href") ?? "";
	return isRoute(href) ? href : undefined;
};

/** Milliseconds that a page's resources may take. After that, the page is opened as a document. */
const patience = 5000;

export const waiting = createWatched(false);

let latest = 0;

/**
 * Opens a page once its resources have loaded. If they don't load, Gatsby's `navigate` would reload the document, and what the visitor has typed
 * would be lost.
 */
const open = async (to: string): Promise<void> => {
	latest += 1;
	const [mine, from] = [latest, location.href];
	const wanted = () => mine === latest && location.href === from;
	waiting.set(getPath(to) !== getPath(location.pathname));
	const timer = setTimeout(() => {
		if (wanted()) {
			// If the resources come now, they mustn't open the page a second time: Back would need two presses.
			latest += 1;
			location.assign(to);
		} else if (mine === latest) waiting.set(false);
	}, patience);
	try {
		await loadPage(getPath(to));
		if (wanted()) return await navigate(to, { replace: to === location.pathname });
	} catch (error) {
		dispatchPreloadError({ url: to, error });
	} finally {
		clearTimeout(timer);
	}
	if (mine === latest) waiting.set(false);
};

/** On back and forward, Gatsby shows the old page until the other one has loaded. */
const watchHistory = (): void => {
	const { href, pathname } = location;
	const timer = setTimeout(() => href === location.href && location.reload(), patience);
	const stop = () => clearTimeout(timer);
	loadPage(pathname).then(stop, stop);
};

/** Whether the page has failed (components/shell/page-boundary.tsx). Then the next page is opened as a document. */
const hasFailed = (): boolean => "failed" in document.documentElement.dataset;

const follow = (event: MouseEvent): void => {
	const to = hasFailed() || event.defaultPrevented || !isPlainClick(event) ? undefined : findRoute(event);
	if (!to) return;
	event.preventDefault();
	void open(to);
};

/** Fetches the page that the visitor points at or tabs to; not under Save-Data. */
const prefetch = (event: Event): void => {
	const to = findRoute(event);
	if (to && getPath(to) !== location.pathname && !savesData()) loadPage(getPath(to)).catch(() => undefined);
};

/**
 * Sends the links of this site through Gatsby's router, with two listeners for the whole page. Gatsby's `<Link>` would render four components and
 * an observer for each of 200 links.
 */
export const followLinks = (): void => {
	document.addEventListener("click", follow);
	addEventListener("popstate", watchHistory);
	for (const event of ["pointerover", "focusin"]) document.addEventListener(event, prefetch, { passive: true });
};
