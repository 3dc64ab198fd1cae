/**
 * Every address and anchor that the site links to exists on its own server. No other host is asked.
 */
import { existsSync, readFileSync } from "node:fs";
import { loadContent } from "../../src/content/load";
import { listAnchors } from "../../src/content/shared/anchors";
import { builtPages } from "../support/built-pages";
import { noMail, startServer, temporaryOutbox } from "../support/serve.mjs";

const read = (path) => readFileSync(`public${path}`, "utf8");
/** The pages that have an address of their own. */
const paths = [...builtPages.keys()].filter((path) => !["/404", "/offline.html"].includes(path));
/** The site's public address, as canonical links, the feed and social pictures name it. */
const { origin: siteUrl } = new URL(/^Sitemap: (.+)$/m.exec(read("/robots.txt"))[1]);

/** Whether the page has the anchor exactly once. */
const hasPlace = (path, id) => builtPages.get(path).split(` id="${id}"`).length === 2;

test("no link, picture or file that a page names is dead", async () => {
	// A library of ES modules, which Jest can't load.
	const { LinkChecker } = await globalThis.importFromOutside("linkinator");
	const { folder, remove } = temporaryOutbox();
	const site = await startServer({ OUTBOX_DIR: folder, ...noMail });
	const { links } = await new LinkChecker().check({
		path: paths.map((path) => site.url + path),
		urlRewriteExpressions: [
			{ pattern: new RegExp(`^${siteUrl.replaceAll(".", "\\.")}(?=/|$)`), replacement: site.url },
		],
		// /admin/media links to the not-found page, which answers with its status.
		linksToSkip: [`^(?!${site.url}/)`, `^${site.url}/404$`],
	});
	await site.stop();
	remove();
	expect(
		links
			.filter(({ state }) => state === "BROKEN")
			.map(({ url, status, parent }) => `${url}: ${status}, named by ${parent}`),
	).toEqual([]);
	expect(links.filter(({ state }) => state === "OK").length).toBeGreaterThan(paths.length);
});

test("every anchor that a link may have exists once on its page", () => {
	const named = paths.flatMap((path) =>
		[...builtPages.get(path).matchAll(/<a [^>]*href="([^"]*#[^"]*)"/g)].map(
			([, href]) => new URL(href, siteUrl + path),
		),
	);
	// linkinator 7.6 checks anchors itself, but its result depends on the order of the pages.
	const linked = named.filter(
		({ origin, pathname, hash }) => origin === siteUrl && hash && builtPages.has(pathname),
	);
	const allowed = [...listAnchors(loadContent(process.cwd()).content)].flatMap(([path, places]) =>
		places.map(({ id }) => `${path}#${id}`),
	);
	const addresses = new Set([
		...linked.map(({ pathname, hash }) => pathname + decodeURIComponent(hash)),
		...allowed,
	]);
	expect([...addresses].filter((address) => !hasPlace(...address.split("#")))).toEqual([]);
	expect([linked, allowed].filter(({ length }) => length < paths.length)).toEqual([]);
});

test("every search result and every link of the feed and of llms.txt works", () => {
	const { documents, suggestions } = JSON.parse(read("/search-index.json"));
	const items = [...read("/rss.xml").matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(
		([, url]) => url,
	);
	const urls = [...items, ...(read("/llms.txt").match(/https?:\/\/[^\s)]+/g) ?? [])];
	expect([documents, items].filter(({ length }) => length === 0)).toEqual([]);
	const dead = [
		...documents.map(({ href }) => href),
		...suggestions.map(({ href }) => href),
		...urls,
	].filter((href) => {
		const { origin, pathname, hash } = new URL(href, siteUrl);
		const exists = builtPages.has(pathname)
			? !hash || hasPlace(pathname, hash.slice(1))
			: /\.\w+$/.test(pathname) && existsSync(`public${pathname}`);
		return origin !== siteUrl || !exists;
	});
	expect(dead).toEqual([]);
});
