import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { stop } from "./options.mjs";

/** The first page in a folder of the build, by name, because people and articles change. */
const findFirst = (folder, parent) => {
	const [name] = existsSync(join(folder, parent))
		? readdirSync(join(folder, parent))
				.filter((each) => existsSync(join(folder, parent, each, "index.html")))
				.sort()
		: [];
	return name === undefined ? [] : [`/${parent}/${name}`];
};

/** One page of every type. `/404` is any address without a page. */
const pageTypes = (folder) => [
	"/",
	"/services",
	"/services/microneedling",
	"/treatment-finder",
	"/team",
	...findFirst(folder, "team"),
	"/pricing",
	"/compare",
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

/** The given routes, or one of every page type. Exits if the build doesn't have one of them. */
export const selectRoutes = (words, folder) => {
	if (!existsSync(join(folder, "index.html")))
		stop(
			`${folder}/ has no built site: run \`npm run build\` first, or name its folder with --dir.`,
		);
	const missing = words.filter((route) => !existsSync(join(folder, route, "index.html")));
	if (missing.length > 0)
		stop(
			`${folder}/ has no page at ${missing.join(", ")}. Routes start with a slash and name a page of the build.`,
		);
	return words.length > 0 ? words : pageTypes(folder);
};

export const getAddress = (route) => (route === "/404" ? "/no-such-page" : route);

export const getPageDataPath = (route) =>
	`/page-data/${route === "/" ? "index" : route === "/404" ? "404.html" : route.slice(1)}/page-data.json`;
