import { pages, services, slugs, team } from "./content";

const resources = slugs("resources");
const legal = slugs("legal");
const landingPages = slugs("landing-pages");

/** Every page of docs/specification.md R11 and the offline page by its path, from the content that makes it. The not-found page is not a route. */
export const routes: readonly string[] = [
	...pages.map(({ path }) => path).filter((path) => path !== "/404"),
	...services.map(({ slug }) => `/services/${slug}`),
	...team.map(({ slug }) => `/team/${slug}`),
	...resources.map((slug) => `/resources/${slug}`),
	...[...legal, ...landingPages].map((slug) => `/${slug}`),
];

/** Routes that are hidden from search engines. */
export const hidden: readonly string[] = ["/admin/media", "/offline"];

/** One page of each template, and every page that has a file of its own in src/pages: where a test need not see all routes. */
export const templates: readonly string[] = [
	...pages.map(({ path }) => path).filter((path) => path !== "/404" && !hidden.includes(path)),
	"/services/microneedling",
	`/team/${team[0]?.slug}`,
	`/resources/${resources[0]}`,
	`/${legal[0]}`,
	`/${landingPages[0]}`,
];
