import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { stop } from "./options.mjs";

/** The first page below a folder of the build, by name: people and articles come and go. */
const findFirst = (folder, parent) => {
	const [name] = existsSync(join(folder, parent))
		? readdirSync(join(folder, parent))
				.filter((each) => existsSync(join(folder, parent, each, "index.html")))
				.sort()
		: [];
	return name === undefined ? [] : [`/${parent}/${name}`];
};

/** One page of every type the site has. `/404` is any address that is no page. */
const pageTypes = (folder) => [
	"/",
	"/services",
	"/services/microneedling",
	"/team",
	...findFirst(folder, "team"),
	"/pricing",
	"/schedule",
	"/contact",
	"/resources",
	...findFirst(folder, "resources"),
	"/tulsa-med-spa",
	"/privacy",
	"/404",
	"/shop",
	"/specials",
	"/testimonials",
	"/careers",
	"/about",
];

/** The routes asked for, or one of every page type. Exits where the build has no such page. */
export const selectRoutes = (words, folder) => {
	if (!existsSync(join(folder, "index.html"))) stop(`${folder}/ holds no built site: run \`npm run build\` first, or name its folder with --dir.`);
	const missing = words.filter((route) => !existsSync(join(folder, route, "index.html")));
	if (missing.length > 0) stop(`${folder}/ has no page at ${missing.join(", ")}. Routes start with a slash and name a page of the build.`);
	return words.length > 0 ? words : pageTypes(folder);
};

/** The address that shows a route: the not-found page is shown by any address that is no page. */
export const getAddress = (route) => (route === "/404" ? "/no-such-page" : route);

/** The page's own file of data, below public/. */
export const getPageDataPath = (route) => `/page-data/${route === "/" ? "index" : route === "/404" ? "404.html" : route.slice(1)}/page-data.json`;
