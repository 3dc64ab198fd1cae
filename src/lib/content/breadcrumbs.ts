import { nameWithCredentials } from "./names";

/** A page by its name and path. */
export interface Crumb {
	readonly label: string;
	readonly href: string;
}

/** The way to a page: the home page first, the page itself last. */
export type Trail = readonly [Crumb, ...Crumb[]];

/** The page itself. */
export const getCurrentCrumb = (trail: Trail): Crumb => trail.at(-1) ?? trail[0];

interface Labeled {
	readonly label: string;
	readonly path: string;
}

const toCrumb = ({ label, path }: Labeled): Crumb => ({ label, href: path });

export const homeTrail: Trail = [{ label: "Home", href: "/" }];

/** The way to a page, below `parents` if there are any. */
export const getTrail = (page: Labeled, parents: readonly Crumb[] = []): Trail => [...homeTrail, ...parents, toCrumb(page)];

export const getServiceTrail = ({ category, path, title }: { path: string; title: string; category: { title: string; href: string } }): Trail =>
	getTrail({ label: title, path }, [
		{ label: "Services", href: "/services" },
		{ label: category.title, href: category.href },
	]);

export const getPersonTrail = ({ path, ...person }: { path: string; name: string; credentials: string | null }): Trail =>
	getTrail({ label: nameWithCredentials(person), path }, [{ label: "Team", href: "/team" }]);

/** @param overview the page that lists all articles */
export const getArticleTrail = ({ path, title }: { path: string; title: string }, overview: Labeled): Trail =>
	getTrail({ label: title, path }, [toCrumb(overview)]);
