import { isRoute } from "../lib/content/navigation";
import { savesData } from "./save-data";

interface GatsbyWindow extends Window {
	___navigate?: (to: string, options: { replace: boolean }) => void;
	___loader?: { hovering: (path: string) => void };
}

/** The link to a page of this site that an event happened on, if any: not one that opens elsewhere or saves a file. */
const routeOf = ({ target }: Event): string | undefined => {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target], [download])") : null;
	const href = link?.getAttribute("href") ?? "";
	return isRoute(href) ? href : undefined;
};

/** A plain click that nobody else has answered opens its page through the router; the page's own address makes no history entry. */
const follow = (event: MouseEvent): void => {
	const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
	const to = button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey ? undefined : routeOf(event);
	const navigate = (window as GatsbyWindow).___navigate;
	if (!to || !navigate) return;
	event.preventDefault();
	navigate(to, { replace: to === location.pathname });
};

/** What the visitor points at, touches or tabs to is fetched ahead; not under Save-Data. */
const prefetch = (event: Event): void => {
	const [path] = routeOf(event)?.split("#") ?? [];
	if (path && path !== location.pathname && !savesData()) (window as GatsbyWindow).___loader?.hovering(path);
};

/**
 * Links of this site go through Gatsby's router and are prefetched on hover, touch and focus: two listeners for the page, where
 * `<Link>` renders four components and an observer for each of a page's 200 links, anew on every change of page. Before it is
 * called they are links like any other.
 */
export const followLinks = (): void => {
	document.addEventListener("click", follow);
	for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, prefetch, { passive: true });
};
