/** The path of an href without query, hash and the slash at its end. */
export const getPath = (href: string): string => {
	const [path = ""] = href.split(/[?#]/);
	return path.length > 1 ? path.replace(/\/+$/, "") : path;
};

/** True where the href names the page that is shown. */
export const isCurrent = (href: string, pathname: string): boolean => getPath(href) === getPath(pathname);

/** True where the page shown is the href's or lies below it; the home page only where it is itself shown. */
export const isWithin = (href: string, pathname: string): boolean => {
	const path = getPath(href);
	return path === "/" ? getPath(pathname) === "/" : isCurrent(href, pathname) || getPath(pathname).startsWith(`${path}/`);
};

/**
 * The page shown as far as it concerns a part of the menu: its path where that part leads to it, else nothing. What gets this
 * instead of the path stays as it is through most changes of page.
 */
export const shownBelow = (hrefs: readonly string[], pathname: string): string => (hrefs.some((href) => isWithin(href, pathname)) ? pathname : "");

/** True for an href that names a page of this site, which Gatsby's router answers; not for a file, another site or a place on the page. */
export const isRoute = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !/\.[a-z0-9]+$/i.test(getPath(href));
