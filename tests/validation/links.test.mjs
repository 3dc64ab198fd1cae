/** Every link, picture and file that a page names exists on the site's own server, and so does every anchor. No other host is asked. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import { LinkChecker } from "linkinator";
import { builtPages } from "../support/built-pages.mjs";
import { noMail, startServer, temporaryOutbox } from "../support/serve.mjs";

// linkinator would send its requests to a proxy, and a proxy can't reach this server.
for (const variable of ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"]) delete process.env[variable];

/** The addresses of all built pages. The not-found page has none of its own. */
const paths = builtPages()
	.filter((file) => file.endsWith("/index.html") && file !== "public/404/index.html")
	.map((file) => file.replace(/^public|index\.html$/g, "").replace(/(.)\/$/, "$1"));
/** The site's public address, as canonical links and social pictures name it. */
const [, siteUrl] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(readFileSync("public/index.html", "utf8")) ?? [];

/**
 * Asks a server for everything that its pages name.
 * @param publicUrl in an address, the server takes the place of this one
 * @returns the dead addresses, each with its status or "no such anchor", and how many others were asked
 */
const findDead = async (origin, pages, publicUrl = origin) => {
	const { links } = await new LinkChecker().check({
		path: pages.map((path) => origin + path),
		urlRewriteExpressions: [{ pattern: new RegExp(`^${publicUrl.replaceAll(".", "\\.")}(?=/|$)`), replacement: origin }],
		// /admin/media links to the not-found page, which answers with its status.
		linksToSkip: [`^(?!${origin}/)`, `^${origin}/404$`],
	});
	const dead = links.filter(({ state }) => state === "BROKEN").map(({ url, status }) => `${url.slice(origin.length)}: ${status}`);
	dead.push(...(await findDeadAnchors(origin, pages)));
	return { dead: [...new Set(dead)].sort(), found: links.filter(({ state }) => state === "OK").length };
};

/** linkinator's own check of anchors depends on the order in which it reads the pages (7.6). */
const findDeadAnchors = async (origin, pages) => {
	const documents = new Map();
	for (const path of pages) documents.set(path, new JSDOM(await (await fetch(origin + path)).text(), { url: origin + path }).window.document);
	const dead = [];
	for (const document of documents.values())
		for (const { pathname, hash } of document.querySelectorAll("a[href*='#']")) {
			const target = documents.get(pathname.replace(/(.)\/$/, "$1"));
			if (hash && target && !target.getElementById(decodeURIComponent(hash.slice(1)))) dead.push(`${pathname}${hash}: no such anchor`);
		}
	return dead;
};

/** The pages that name an address. */
const whoNames = (address) => builtPages().filter((file) => readFileSync(file, "utf8").includes(`"${address}"`));

test("a dead link, a missing picture and missing anchors are found, and another host isn't asked", async () => {
	const pages = {
		"/": '<p id="here"><a href="/about#team">Team</a><a href="/gone">Gone</a><a href="#here">Here</a>',
		"/about":
			'<p id="us"><a href="/#prices">Prices</a><a href="/#here">Here</a><a href="#us">Us</a><a href="#them">Them</a><img src="/gone.jpg"><a href="http://127.0.0.1:1/">Away</a>',
	};
	const server = createServer(({ url }, response) => {
		const html = pages[url.replace(/(.)\/$/, "$1")];
		response.writeHead(html ? 200 : 404, { "content-type": "text/html" }).end(html ?? "");
	});
	await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
	const { dead } = await findDead(`http://127.0.0.1:${server.address().port}`, Object.keys(pages));
	server.close();
	assert.deepEqual(dead, ["/#prices: no such anchor", "/about#team: no such anchor", "/about#them: no such anchor", "/gone.jpg: 404", "/gone: 404"]);
});

test("no link and no anchor of the site is dead", async () => {
	const { folder, remove } = temporaryOutbox();
	const site = await startServer({ OUTBOX_DIR: folder, ...noMail });
	const { dead, found } = await findDead(site.url, paths, siteUrl);
	await site.stop();
	remove();
	const described = dead.map((each) => `${each}, named by ${whoNames(each.replace(/: [^:]*$/, "")).join(", ") || "the page itself"}`);
	assert.ok(dead.length === 0, described.join("\n"));
	assert.ok(found > paths.length, `only ${found} addresses were found on ${paths.length} pages`);
});
