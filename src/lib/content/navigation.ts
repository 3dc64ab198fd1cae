/** The path of an href, without query, hash and trailing slash. */
export const getPath = (href: string): string => {
	const [path = ""] = href.split(/[?#]/);
	return path.length > 1 ? path.replace(/\/+$/, "") : path;
};

/** Whether the href is the current page. */
export const isCurrent = (href: string, pathname: string): boolean => getPath(href) === getPath(pathname);

/** Whether the current page is the href's page or below it. Nothing counts as below the home page. */
export const isWithin = (href: string, pathname: string): boolean => {
	const path = getPath(href);
	return path === "/" ? getPath(pathname) === "/" : isCurrent(href, pathname) || getPath(pathname).startsWith(`${path}/`);
};

/**
 * The current path if it's one of the hrefs' pages or below one, else an empty string. A part of the menu that gets this as a prop doesn't render
 * again on most page changes.
 */
export const getCurrentPath = (hrefs: readonly string[], pathname: string): string => (hrefs.some((href) => isWithin(href, pathname)) ? pathname : "");

/** Whether the href is a page of this site, for Gatsby's router; not a file, another site or a hash. */
export const isRoute = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !/\.[a-z0-9]+$/i.test(getPath(href));
