/** Every link, picture and file that a page names exists on the site's own server, and so does every anchor. No other host is asked. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import { LinkChecker } from "linkinator";
import { builtPages, readBuiltPage } from "../support/built-pages.mjs";
import { noMail, startServer, temporaryOutbox } from "../support/serve.mjs";

// linkinator would send its requests to a proxy, and a proxy can't reach this server.
for (const variable of ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"]) delete process.env[variable];

/** The addresses of all built pages. The not-found page has none of its own. */
const paths = builtPages()
	.filter((file) => file.endsWith("/index.html") && file !== "public/404/index.html")
	.map((file) => file.replace(/^public|index\.html$/g, "").replace(/(.)\/$/, "$1"));
/** The site's public address, as canonical links and social pictures name it. */
const [, siteUrl] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(readFileSync("public/index.html", "utf8")) ?? [];

/** Asks a server for everything that the pages name. @returns the dead addresses, each with its status or "no such anchor", and how many others were asked */
const findDead = async (origin) => {
	const { links } = await new LinkChecker().check({
		path: paths.map((path) => origin + path),
		urlRewriteExpressions: [{ pattern: new RegExp(`^${siteUrl.replaceAll(".", "\\.")}(?=/|$)`), replacement: origin }],
		// /admin/media links to the not-found page, which answers with its status.
		linksToSkip: [`^(?!${origin}/)`, `^${origin}/404$`],
	});
	const dead = links.filter(({ state }) => state === "BROKEN").map(({ url, status }) => `${url.slice(origin.length)}: ${status}`);
	dead.push(...findDeadAnchors(origin));
	return { dead: [...new Set(dead)].sort(), found: links.filter(({ state }) => state === "OK").length };
};

/** linkinator's own check of anchors depends on the order in which it reads the pages (7.6). The files are enough for it, however long they take to read. */
const findDeadAnchors = (origin) => {
	const documents = new Map(paths.map((path) => [path, new JSDOM(readBuiltPage(path), { url: origin + path }).window.document]));
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

test("no link and no anchor of the site is dead", async () => {
	const { folder, remove } = temporaryOutbox();
	const site = await startServer({ OUTBOX_DIR: folder, ...noMail });
	const { dead, found } = await findDead(site.url);
	await site.stop();
	remove();
	const described = dead.map((each) => `${each}, named by ${whoNames(each.replace(/: [^:]*$/, "")).join(", ") || "the page itself"}`);
	assert.ok(dead.length === 0, described.join("\n"));
	assert.ok(found > paths.length, `only ${found} addresses were found on ${paths.length} pages`);
});
