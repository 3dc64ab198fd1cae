/** Opens the `<details>` that an element is in, so that it can be seen and focused. */
export const unfold = (element: Element): void => {
	const folded = element.closest("details");
	if (folded) folded.open = true;
};

interface ScrollTarget {
	/** Pixels from the top. */
	readonly top: number;
	/** The id to scroll to after the transition, without `#`; empty if there's none. */
	readonly anchor: string;
}

interface RouteChange {
	readonly from: { readonly pathname: string; readonly search: string };
	readonly to: { readonly pathname: string; readonly search: string; readonly hash: string };
	/** True on back and forward. */
	readonly back: boolean;
	/** The position at which the page was left, in pixels from the top. */
	readonly saved: number | undefined;
}

/** Scroll now (to a position, to an id, or not at all), or later, when the new page is in the document. */
export type ScrollDecision = { readonly now: number | string | false } | { readonly later: ScrollTarget };

/** The decoded id of a hash; as it is if it can't be decoded, such as "#100%". */
const parseHash = (hash: string): string => {
	const id = hash.replace(/^#/, "");
	try {
		return decodeURIComponent(id);
	} catch {
		return id;
	}
};

/**
 * On the same page, a hash is scrolled to at once, and a filter (only the query differs) doesn't scroll. Another page is scrolled once it's in the
 * document: to the top, or on back and forward to where it was left.
 */
export const decideScroll = ({ from, to, back, saved }: RouteChange): ScrollDecision => {
	const anchor = parseHash(to.hash);
	if (from.pathname !== to.pathname) return { later: { top: back ? (saved ?? 0) : 0, anchor: back && saved !== undefined ? "" : anchor } };
	if (back && saved !== undefined) return { now: saved };
	if (anchor) return { now: anchor };
	return { now: from.search === to.search ? 0 : false };
};

let pending: ScrollTarget | undefined;

/** Remembers where to scroll the next page. The latest call wins. */
export const setPendingScroll = (target: ScrollTarget): void => {
	pending = target;
};

/** Scrolls the page that was just added to the document, at once, whatever `scroll-behavior` is. */
export const applyPendingScroll = (): void => {
	window.scrollTo({ top: pending?.top ?? 0, behavior: "instant" });
};

/** After the transition, scrolls to the hash's target and focuses it, or else the page's h1, so that a screen reader goes on from there. */
export const finishPendingScroll = (): void => {
	const anchor = pending?.anchor;
	pending = undefined;
	const target = anchor ? document.getElementById(anchor) : null;
	// On first load the browser itself opens what holds a hash target.
	if (target) unfold(target);
	target?.scrollIntoView();
	const focus = target ?? document.querySelector<HTMLElement>("main h1");
	if (!focus) return;
	if (!focus.matches("a[href], button, input, select, textarea, [tabindex]")) focus.tabIndex = -1;
	focus.focus({ preventScroll: true });
};
