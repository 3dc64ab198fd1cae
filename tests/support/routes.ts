import { loadContent } from "../../src/content/load";
import { listEntryPages } from "../../src/content/shared/addresses";
import { isHidden } from "../../src/lib/pages/navigation";
import { pages } from "./content";

const entryPages = listEntryPages(loadContent(process.cwd()).content);
const own = pages.map(({ path }) => path).filter((path) => path !== "/404");

/**
 * Paths of all pages (docs/specification.md R11) and of the offline page, from content/. The
 * not-found page is not a route.
 */
export const routes: readonly string[] = [...own, ...entryPages.map(({ path }) => path)];

export const hidden: readonly string[] = routes.filter(isHidden);

/**
 * One page of each template, and every page with its own file in src/pages. Microneedling has
 * everything that a treatment can have.
 */
export const templates: readonly string[] = [
	...own.filter((path) => !isHidden(path)),
	...new Map(
		[
			...[...entryPages].reverse(),
			...entryPages.filter(({ path }) => path.endsWith("/microneedling")),
		].map(({ page, path }) => [page, path]),
	).values(),
];
