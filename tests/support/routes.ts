import { isHidden } from "../../src/lib/pages/navigation";
import { pages, services, slugs, team } from "./content";

const resources = slugs("resources");
const guides = slugs("concern-guides");
const legal = slugs("legal");
const landingPages = slugs("landing-pages");

/** Paths of all pages (docs/specification.md R11) and of the offline page, from content/. The not-found page is not a route. */
export const routes: readonly string[] = [
	...pages.map(({ path }) => path).filter((path) => path !== "/404"),
	...services.flatMap(({ slug }) => [`/services/${slug}`, `/aftercare/${slug}`]),
	...guides.map((slug) => `/concerns/${slug}`),
	...team.map(({ slug }) => `/team/${slug}`),
	...resources.map((slug) => `/resources/${slug}`),
	...[...legal, ...landingPages].map((slug) => `/${slug}`),
];

/** Routes hidden from search engines. */
export const hidden: readonly string[] = routes.filter(isHidden);

/** One page of each template, and every page with its own file in src/pages. */
export const templates: readonly string[] = [
	...pages.map(({ path }) => path).filter((path) => path !== "/404" && !hidden.includes(path)),
	"/services/microneedling",
	"/aftercare/microneedling",
	`/concerns/${guides[0]}`,
	`/team/${team[0]?.slug}`,
	`/resources/${resources[0]}`,
	`/${legal[0]}`,
	`/${landingPages[0]}`,
];
