import { navigate } from "gatsby";
import { getPath, isRoute } from "../lib/pages/navigation";
import { loadPage } from "./gatsby-internals";
import { isPlainClick } from "./plain-click";
import { savesData } from "./prefetch";
import { dispatchPreloadError } from "./preload-error-event";
import { createStore } from "./store";

/** The route that a link leads to; undefined if it opens elsewhere or downloads a file. */
const findRoute = ({ target }: Event): string | undefined => {
	const link =
		target instanceof Element
			? target.closest<HTMLAnchorElement>("a[href]:not([target], [download])")
			: null;
	const href = link?.getAttribute("href") ?? "";
	return isRoute(href) ? href : undefined;
};

/** Milliseconds for a page's resources. After that, it's opened as a document. */
const patience = 5000;

export const pageLoading = createStore(false);

let latest = 0;

/** If a page's resources don't load, Gatsby's `navigate` would reload the document, and what the visitor has typed would be lost. */
const open = async (to: string): Promise<void> => {
	latest += 1;
	const [mine, from] = [latest, location.href];
	const wanted = () => mine === latest && location.href === from;
	pageLoading.set(getPath(to) !== getPath(location.pathname));
	const timer = setTimeout(() => {
		if (wanted()) {
			// Resources that come now mustn't open the page a second time: Back would need two presses.
			latest += 1;
			location.assign(to);
		} else if (mine === latest) pageLoading.set(false);
	}, patience);
	try {
		await loadPage(getPath(to));
		if (wanted()) return await navigate(to, { replace: to === location.pathname });
	} catch (error) {
		dispatchPreloadError({ url: to, error });
	} finally {
		clearTimeout(timer);
	}
	if (mine === latest) pageLoading.set(false);
};

/** On back and forward, Gatsby shows the old page until the other one has loaded. */
const watchHistory = (): void => {
	const { href, pathname } = location;
	const timer = setTimeout(() => href === location.href && location.reload(), patience);
	const stop = () => clearTimeout(timer);
	loadPage(pathname).then(stop, stop);
};

/** After a failure (components/shell/page-boundary.tsx), the next page is opened as a document. */
const hasFailed = (): boolean => "failed" in document.documentElement.dataset;

const follow = (event: MouseEvent): void => {
	const to =
		hasFailed() || event.defaultPrevented || !isPlainClick(event) ? undefined : findRoute(event);
	if (!to) return;
	event.preventDefault();
	void open(to);
};

const prefetch = (event: Event): void => {
	const to = findRoute(event);
	if (to && getPath(to) !== location.pathname && !savesData())
		loadPage(getPath(to)).catch(() => undefined);
};

/** Two listeners for all links of the page: Gatsby's `<Link>` would render four components and an observer for each of 200. */
export const followLinks = (): void => {
	document.addEventListener("click", follow);
	addEventListener("popstate", watchHistory);
	for (const event of ["pointerover", "focusin"])
		document.addEventListener(event, prefetch, { passive: true });
};
