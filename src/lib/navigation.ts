/** The path of an href without query, hash and the slash at its end. */
export const pathOf = (href: string): string => {
	const [path = ""] = href.split(/[?#]/);
	return path.length > 1 ? path.replace(/\/+$/, "") : path;
};

/** True where the href names the page that is shown. */
export const isCurrent = (href: string, pathname: string): boolean => pathOf(href) === pathOf(pathname);

/** True where the page shown is the href's or lies below it; the home page only where it is itself shown. */
export const isWithin = (href: string, pathname: string): boolean => {
	const path = pathOf(href);
	return path === "/" ? pathOf(pathname) === "/" : isCurrent(href, pathname) || pathOf(pathname).startsWith(`${path}/`);
};
