import { navigate } from "gatsby";
import { getPath, isRoute } from "../lib/pages/navigation";
import { loadPage } from "./gatsby-internals";
import { isPlainClick } from "./plain-click";
import { savesData } from "./prefetch";
import { dispatchPreloadError } from "./preload-error-event";
import { createWatched } from "./watched";

/** The route of the link that an event happened on; undefined if the link opens elsewhere or downloads a file. */
const findRoute = ({ target }: Event): string | undefined => {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target], [download])") : null;
	const href = link?.getAttribute("href") ?? "";
	return isRoute(href) ? href : undefined;
};

/** Milliseconds for a page's resources to load. After that it's opened as a document, which needs none of them to be read. */
const patience = 5000;

export const waiting = createWatched(false);

let latest = 0;

/** Opens a page once its resources have loaded. If they don't, Gatsby's `navigate` would reload the document; here visitors keep what they typed. */
const open = async (to: string): Promise<void> => {
	latest += 1;
	const [mine, from] = [latest, location.href];
	const wanted = () => mine === latest && location.href === from;
	waiting.set(getPath(to) !== getPath(location.pathname));
	const timer = setTimeout(() => {
		if (wanted()) {
			// If the resources come while the document loads, they don't open the page a second time: Back would need two presses.
			latest += 1;
			location.assign(to);
		} else if (mine === latest) waiting.set(false);
	}, patience);
	try {
		await loadPage(getPath(to));
		// The current page's address adds no history entry.
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

/** Whether the page has failed (components/shell/page-boundary.tsx): then the next one needs a fresh start. */
const hasFailed = (): boolean => "failed" in document.documentElement.dataset;

/** A plain click that nothing else has handled goes through Gatsby's router. */
const follow = (event: MouseEvent): void => {
	const to = hasFailed() || event.defaultPrevented || !isPlainClick(event) ? undefined : findRoute(event);
	if (!to) return;
	event.preventDefault();
	void open(to);
};

/** Fetches the page that the visitor points at, touches or tabs to; not under Save-Data. */
const prefetch = (event: Event): void => {
	const to = findRoute(event);
	if (to && getPath(to) !== location.pathname && !savesData()) loadPage(getPath(to)).catch(() => undefined);
};

/**
 * Sends links of this site through Gatsby's router, with two listeners for the whole page: `<Link>` renders four components and an
 * observer for each of a page's 200 links. Until this is called they're links like any other.
 */
export const followLinks = (): void => {
	document.addEventListener("click", follow);
	addEventListener("popstate", watchHistory);
	for (const event of ["pointerover", "focusin"]) document.addEventListener(event, prefetch, { passive: true });
};
