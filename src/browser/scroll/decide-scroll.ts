/** Where a page is to be scrolled once it stands in the document. */
export interface ScrollTarget {
	/** Pixels from the top: 0 for a new page, where it was left for one gone back to. */
	readonly top: number;
	/** The id to bring under the header after entry, without `#`; empty where there is none. */
	readonly anchor: string;
}

interface RouteChange {
	readonly from: { readonly pathname: string; readonly search: string };
	readonly to: { readonly pathname: string; readonly search: string; readonly hash: string };
	/** True on back and forward. */
	readonly back: boolean;
	/** Where the page was left, pixels from the top. */
	readonly saved: number | undefined;
}

/** What to do about the scroll position on a route change: nothing, jump at once, or wait for the new page. */
export type ScrollDecision = { readonly now: number | string | false } | { readonly later: ScrollTarget };

/** The id a hash names; as it is written where it is no valid encoding, such as "#100%". */
const anchorIn = (hash: string): string => {
	const id = hash.replace(/^#/, "");
	try {
		return decodeURIComponent(id);
	} catch {
		return id;
	}
};

/**
 * One rule for every route change. On the same page a hash is reached at once, a filter (only the query differs) moves
 * nothing; on another page the position is set when that page stands there: 0, or where it was left on back and forward.
 */
export const decideScroll = ({ from, to, back, saved }: RouteChange): ScrollDecision => {
	const anchor = anchorIn(to.hash);
	if (from.pathname !== to.pathname) return { later: { top: back ? (saved ?? 0) : 0, anchor: back && saved !== undefined ? "" : anchor } };
	if (back && saved !== undefined) return { now: saved };
	if (anchor) return { now: anchor };
	return { now: from.search === to.search ? 0 : false };
};
