/** What the build writes for search engines, feed readers and language models, against its pages. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../public", import.meta.url));
const read = (path) => readFileSync(`${folder}${path}`, "utf8");
const decode = (text) => text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const findAll = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => decode(found));

/** The HTML of every page, by its address. */
const pages = new Map(
	readdirSync(folder, { recursive: true })
		.filter((file) => /(?:^|\/)index\.html$/.test(file))
		.map((file) => [`/${file.replace(/\/?index\.html$/, "")}`, read(`/${file}`)]),
);
const isNoindex = (html) => /<meta name="robots" content="[^"]*noindex/.test(html);
/** Gatsby's own, for gatsby-plugin-offline. Nothing links to it. */
const shell = "/offline-plugin-app-shell-fallback";
/** What search engines may list. */
const listedPages = [...pages].filter(([path, html]) => path !== shell && !isNoindex(html)).map(([path]) => path);

/** The address of the site as this build was given it. */
const siteUrl = new URL(/^Sitemap: (.+)$/m.exec(read("/robots.txt"))[1]).origin;
const toPath = (url) => {
	const { origin, pathname, hash } = new URL(url);
	assert.equal(origin, siteUrl, url);
	return pathname + hash;
};
/** The address of a page, or of an anchor on it, is right. */
const assertExists = (address) => {
	const [path, anchor] = address.split("#");
	assert.ok(listedPages.includes(path) || existsSync(`${folder}${path}`), `${address}: no page and no file`);
	if (anchor) assert.match(pages.get(path), new RegExp(` id="${anchor}"`), address);
};

test("nothing of the form editor is on the site", () => {
	// A folder may be called like a file: page-data/404.html.
	const scripts = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css|html)$/.test(file) && statSync(`${folder}/${file}`).isFile());
	assert.ok(scripts.length > 0);
	assert.deepEqual(
		scripts.filter((file) => /sveltia/i.test(file + read(`/${file}`))),
		[],
	);
});

/** The entries of the sitemap: path and pictures. */
let entries;
before(() => {
	const files = findAll(read("/sitemap-index.xml"), /<loc>([^<]+)<\/loc>/g).map(toPath);
	assert.deepEqual(files, ["/sitemap-0.xml"]);
	entries = findAll(read("/sitemap-0.xml"), /<url>([\s\S]*?)<\/url>/g).map((xml) => ({
		path: toPath(/<loc>([^<]+)<\/loc>/.exec(xml)[1]),
		pictures: findAll(xml, /<image:loc>([^<]+)<\/image:loc>/g).map(toPath),
	}));
});

test("the XML sitemap has exactly the pages that aren't noindex", () => {
	assert.ok(listedPages.length > 0);
	assert.deepEqual(entries.map(({ path }) => path).sort(), listedPages.sort());
});

test("the page /sitemap links to the same pages", () => {
	const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(pages.get("/sitemap"));
	const links = new Set(findAll(main, /<a [^>]*href="(\/[^"#?]*)"/g));
	assert.deepEqual([...links].sort(), listedPages.sort());
});

test("every picture in the sitemap is a file of the build that its page shows", () => {
	for (const { path, pictures } of entries)
		for (const picture of pictures) {
			assert.ok(existsSync(`${folder}${picture}`), picture);
			assert.ok(pages.get(path).includes(`src="${picture}"`), `${path} doesn't show ${picture}`);
		}
	for (const { path, pictures } of entries.filter((entry) => entry.path.startsWith("/services/"))) assert.ok(pictures.length > 0, path);
});

test("every link of the feed and of llms.txt leads to a page, to its place on one, or to a file", () => {
	const links = findAll(read("/rss.xml"), /<item>[\s\S]*?<link>([^<]+)<\/link>/g);
	assert.ok(links.length > 0);
	for (const url of [...links, ...findAll(read("/llms.txt"), /(https?:\/\/[^\s)]+)/g)]) assertExists(toPath(url));
});

test("the service worker keeps none of these files, and hosts get their compressed copies", () => {
	const worker = read("/sw.js");
	for (const path of ["/robots.txt", "/rss.xml", "/llms.txt", "/.well-known/security.txt", "/sitemap-index.xml", "/sitemap-0.xml"]) {
		assert.ok(!worker.includes(`"${path}"`), path);
		const compressed = existsSync(`${folder}${path}.br`) && existsSync(`${folder}${path}.gz`);
		assert.equal(compressed, statSync(`${folder}${path}`).size >= 512, path);
	}
});
