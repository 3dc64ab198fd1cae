/** An address that isn't a page, and where it leads. */
export interface Redirect {
	/** Without a slash at the end. */
	readonly from: string;
	/** A path, perhaps with an anchor. */
	readonly to: string;
}

/** A redirect's address with the query of the request, which stands before the anchor. @param query with its question mark; empty if there is none */
export const addQuery = (to: string, query: string): string => {
	const [path, anchor] = to.split("#");
	return `${path}${query}${anchor === undefined ? "" : `#${anchor}`}`;
};

/** Both ways to write an address that a redirect answers: without a slash at the end and with one. */
export const getSpellings = ({ from }: Redirect): [string, string] => [from, `${from}/`];
