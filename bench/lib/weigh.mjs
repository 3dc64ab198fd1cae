import { phone, settled } from "./browser.mjs";
import { getAddress, getPageDataPath } from "./page-types.mjs";

/** What a response counts as. The not-found page is HTML whatever was requested: it only counts as this page's HTML if it's the document. */
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
export const byKind = (responses) => {
	const kinds = { html: [], css: [], script: [], font: [], picture: [], pageData: [], other: [] };
	for (const response of responses) kinds[getKind(response)].push(response);
	const entries = Object.entries(kinds);
	return {
		bytes: { ...Object.fromEntries(entries.map(([kind, list]) => [kind, sum(list)])), total: sum(responses) },
		requests: { ...Object.fromEntries(entries.map(([kind, list]) => [kind, list.length])), total: responses.length },
	};
};

/** Whether a response is for another page: from `<link rel=prefetch>`, or another page's data. */
const isPrefetch = (route) => {
	const own = new Set(["/page-data/app-data.json", getPageDataPath(route), `/page-data${getAddress(route)}/page-data.json`]);
	return ({ path, prefetch }) => prefetch || (path.startsWith("/page-data/") && path.endsWith("/page-data.json") && !own.has(path));
};

/** Characters of script that didn't run. For each character, the innermost range counts. */
const countUnused = (entries) =>
	entries.reduce(
		({ all, unused }, { source = "", functions }) => {
			const ran = new Uint8Array(source.length).fill(1);
			const ranges = functions.flatMap((each) => each.ranges).sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
			for (const { count, startOffset, endOffset } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
			return { all: all + source.length, unused: unused + ran.reduce((total, one) => total + (one ? 0 : 1), 0) };
		},
		{ all: 0, unused: 0 },
	);

/** Paths of the pictures that are visible without scrolling. Runs in the page. */
const findVisiblePictures = () =>
	[...document.images]
		.filter((image) => {
			const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
			return image.currentSrc && width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
		})
		.map((image) => new URL(image.currentSrc).pathname);

/** What's requested once the page is idle (src/browser/prefetch.ts: 2 s, then 1 s), and when it's opened again. */
const measureLater = async (page, server, address) => {
	await page.waitForTimeout(3500);
	const later = server.seen();
	await page.goto("about:blank");
	await page.goto(address, { waitUntil: "load" });
	await settled(page);
	return { later, again: server.seen() };
};

/**
 * One route as a phone loads it: with an empty cache, then again. Bodies as they're sent, without headers.
 * `cold`: what the page requests until it has loaded and hydrated and is idle; `ahead`: what it then prefetches for other pages; `warm`: what it
 * requests when it's opened again; `firstView`: bytes of the pictures in the first view; `scripts`: paths of the cold load's scripts; `unused`:
 * characters of script, all and not run; `failed`: responses with an error, except the not-found page itself.
 * @param {import("@playwright/test").Browser} browser
 * @param {{ coldOnly: boolean }} options only the first load: `ahead`, `warm` and `unused` are then empty
 */
export const weigh = async (browser, server, route, { coldOnly }) => {
	const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
	const page = await context.newPage();
	const requested = new Set();
	page.on("request", (request) => requested.add(request.url()));
	const address = server.url + getAddress(route);
	server.seen();
	// Coverage slows every script down, and only the tables show it.
	if (!coldOnly) await page.coverage.startJSCoverage({ resetOnNavigation: false });
	await page.goto(address, { waitUntil: "load" });
	await settled(page);
	const unused = countUnused(coldOnly ? [] : await page.coverage.stopJSCoverage());
	const seen = server.seen();
	const inView = new Set(await page.evaluate(findVisiblePictures));
	const { later, again } = coldOnly ? { later: [], again: [] } : await measureLater(page, server, address);
	await context.close();

	const ahead = isPrefetch(route);
	const first = seen.filter((response) => !ahead(response));
	return {
		route,
		cold: byKind(first),
		warm: byKind(again.filter((response) => !ahead(response))),
		ahead: byKind([...seen, ...later].filter(ahead)),
		firstView: sum(first.filter(({ path }) => inView.has(path))),
		scripts: first.filter((response) => getKind(response) === "script").map(({ path }) => path),
		failed: first.filter(({ status, path }) => status >= 400 && path !== getAddress(route)).map(({ status, path }) => `${status} ${path}`),
		thirdParty: [...requested].filter((url) => /^https?:/.test(url) && new URL(url).origin !== server.url),
		unused,
	};
};
