import { phone, settled } from "./browser.mjs";
import { getAddress, getPageDataPath } from "./page-types.mjs";

/** The not-found page is HTML for any request, but counts as HTML only for a document. */
const getKind = ({ type, path, status, destination }) => {
	if (type.startsWith("text/html") && (status < 400 || destination === "document")) return "html";
	if (type.startsWith("text/css")) return "css";
	if (type.startsWith("text/javascript")) return "script";
	if (type.startsWith("font/")) return "font";
	if (type.startsWith("image/")) return "picture";
	return path.startsWith("/page-data/") ? "pageData" : "other";
};

const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);

/** Bytes and requests by kind, from a server's `seen()` (static-server.mjs). */
const byKind = (responses) => {
	const kinds = { html: [], css: [], script: [], font: [], picture: [], pageData: [], other: [] };
	for (const response of responses) kinds[getKind(response)].push(response);
	const entries = Object.entries({ ...kinds, total: responses });
	return {
		bytes: Object.fromEntries(entries.map(([kind, list]) => [kind, sum(list)])),
		requests: Object.fromEntries(entries.map(([kind, list]) => [kind, list.length])),
	};
};

/** Whether a response is for another page: from `<link rel=prefetch>`, or another page's data. */
const isPrefetch = (route) => {
	const own = new Set([
		"/page-data/app-data.json",
		getPageDataPath(route),
		`/page-data${getAddress(route)}/page-data.json`,
	]);
	return ({ path, prefetch }) =>
		prefetch ||
		(path.startsWith("/page-data/") && path.endsWith("/page-data.json") && !own.has(path));
};

/** Paths of the pictures that are visible without scrolling. Runs in the page. */
const findVisiblePictures = () =>
	[...document.images]
		.filter((image) => {
			const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
			return (
				image.currentSrc &&
				width > 0 &&
				height > 0 &&
				top < innerHeight &&
				bottom > 0 &&
				left < innerWidth &&
				right > 0
			);
		})
		.map((image) => new URL(image.currentSrc).pathname);

/**
 * One route as a phone loads it with an empty cache, until it has hydrated and is idle. `cold` is
 * what it requests for itself, in bytes of bodies as sent; `firstView` are those of the pictures
 * that are seen first; `failed` is without the not-found page itself.
 * @param {import("@playwright/test").Browser} browser
 */
export const weigh = async (browser, server, route) => {
	const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
	const page = await context.newPage();
	const requested = new Set();
	page.on("request", (request) => requested.add(request.url()));
	const address = server.url + getAddress(route);
	server.seen();
	await page.goto(address, { waitUntil: "load" });
	await settled(page);
	const seen = server.seen();
	const inView = new Set(await page.evaluate(findVisiblePictures));
	await context.close();

	const ahead = isPrefetch(route);
	const first = seen.filter((response) => !ahead(response));
	return {
		route,
		cold: byKind(first),
		firstView: sum(first.filter(({ path }) => inView.has(path))),
		scripts: first.filter((response) => getKind(response) === "script").map(({ path }) => path),
		failed: first
			.filter(({ status, path }) => status >= 400 && path !== getAddress(route))
			.map(({ status, path }) => `${status} ${path}`),
		thirdParty: [...requested].filter(
			(url) => /^https?:/.test(url) && new URL(url).origin !== server.url,
		),
	};
};
