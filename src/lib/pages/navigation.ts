import { nameWithCredentials } from "../text/words";
import type { KnownPage } from "./closest-pages";

/** Without query, hash and trailing slash. */
export const getPath = (href: string): string => {
	const [path = ""] = href.split(/[?#]/);
	return path.length > 1 ? path.replace(/\/+$/, "") : path;
};

export const isCurrent = (href: string, pathname: string): boolean =>
	getPath(href) === getPath(pathname);

export const isWithin = (href: string, pathname: string): boolean => {
	const path = getPath(href);
	return path === "/"
		? getPath(pathname) === "/"
		: isCurrent(href, pathname) || getPath(pathname).startsWith(`${path}/`);
};

/** "" if the page isn't within one of the hrefs: a menu with this as a prop rarely renders again. */
export const getCurrentPath = (hrefs: readonly string[], pathname: string): string =>
	hrefs.some((href) => isWithin(href, pathname)) ? pathname : "";

/** Whether Gatsby's router can open it. */
export const isRoute = (href: string): boolean =>
	href.startsWith("/") && !href.startsWith("//") && !/\.[a-z0-9]+$/i.test(getPath(href));

const hiddenPaths = ["/404", "/offline", "/admin/media"];

export const isHidden = (path: string): boolean =>
	hiddenPaths.includes(getPath(path).replace(/\.html$/, ""));

interface Crumb {
	readonly label: string;
	readonly href: string;
}

export type Trail = readonly [Crumb, ...Crumb[]];

export const getCurrentCrumb = (trail: Trail): Crumb => trail.at(-1) ?? trail[0];

const toCrumb = ({ label, path }: KnownPage): Crumb => ({ label, href: path });

export const homeTrail: Trail = [{ label: "Home", href: "/" }];

export const getTrail = (page: KnownPage, parents: readonly Crumb[] = []): Trail => [
	...homeTrail,
	...parents,
	toCrumb(page),
];

export const getServiceTrail = ({
	category,
	path,
	title,
}: {
	path: string;
	title: string;
	category: { title: string; href: string };
}): Trail =>
	getTrail({ label: title, path }, [
		{ label: "Services", href: "/services" },
		{ label: category.title, href: category.href },
	]);

export const getPersonTrail = ({
	path,
	...person
}: {
	path: string;
	name: string;
	credentials: string | null;
}): Trail =>
	getTrail({ label: nameWithCredentials(person), path }, [{ label: "Team", href: "/team" }]);

export const getTrailBelow = (
	{ path, title }: { path: string; title: string },
	overview: KnownPage,
): Trail => getTrail({ label: title, path }, [toCrumb(overview)]);

/** Adds a query, which begins with "?" or is empty, in front of the anchor. */
export const addQuery = (to: string, query: string): string => {
	const [path, anchor] = to.split("#");
	return `${path}${query}${anchor === undefined ? "" : `#${anchor}`}`;
};
