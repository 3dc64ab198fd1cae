import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const content = join(__dirname, "../../content");
const names = (folder: string): string[] =>
	readdirSync(join(content, folder))
		.filter((name) => name.endsWith(".json"))
		.map((name) => name.replace(/\.json$/, ""));
const pagePath = (name: string): string => (JSON.parse(readFileSync(join(content, "pages", `${name}.json`), "utf8")) as { path: string }).path;

/** Every page of spec §2 and the offline page by its path, from the content that makes it. The not-found page is not a route. */
export const routes: readonly string[] = [
	...names("pages")
		.map(pagePath)
		.filter((path) => path !== "/404"),
	...names("services").map((slug) => `/services/${slug}`),
	...names("team").map((slug) => `/team/${slug}`),
	...names("resources").map((slug) => `/resources/${slug}`),
	...names("legal").map((slug) => `/${slug}`),
	...names("landing-pages").map((slug) => `/${slug}`),
];

/** Routes that no search engine is offered. */
export const hidden: readonly string[] = ["/admin/media", "/offline"];

/** One page of each family, where a test need not see all of them. */
export const families: readonly string[] = [
	"/",
	"/services",
	"/services/microneedling",
	"/team",
	"/team/marian-holloway",
	"/pricing",
	"/shop",
	"/resources/winter-skin",
	"/contact",
	"/schedule",
	"/privacy",
	"/tulsa-med-spa",
];
