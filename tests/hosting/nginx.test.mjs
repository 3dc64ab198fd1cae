/** Real nginx with deploy/nginx.conf over the built site: addresses, compression, caching, headers, functions, limits. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { after, afterEach, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { assertRedirects, contentTypes } from "../support/redirects.mjs";
import { until } from "../support/server-until.mjs";
import { ask } from "./ask.mjs";
import { startSite } from "./site-on-nginx.mjs";

const publicFile = (path) => readFileSync(new URL(`../../public${path}`, import.meta.url));
const pages = readdirSync(new URL("../../public", import.meta.url), { recursive: true })
	.filter((file) => /(?:^|\/)index\.html$/.test(file) && !file.startsWith(".") && !file.startsWith("404/"))
	.map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
const chunk = `/${readdirSync(new URL("../../public", import.meta.url)).find((file) => /^app-[0-9a-f]{20}\.js$/.test(file))}`;

const findHashes = (html, pattern) => new Set([...html.matchAll(pattern)].map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`));
/** The hashes that a page's policy has to name, by directive: those of what is inline in its HTML, and no others. */
const inlineHashes = (html) => ({
	"script-src": findHashes(html, /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
	"style-src": findHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
	"style-src-attr": findHashes(html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"), /<[a-z][^>]*\sstyle="([^"]*)"/g),
});
const hashesIn = (policy, directive) => new Set(policy.match(new RegExp(`(?:^|; )${directive} ([^;]*)`))?.[1].match(/'sha256-[^']+'/g) ?? []);

let site;
let nginx;
let get;
before(async () => {
	site = await startSite({ hstsMaxAge: 604800 });
	({ nginx, get } = site);
});
afterEach(() => site.answerWith());
after(() => site.stop());

test("every page answers at its address without a slash, under a policy that names exactly what is inline in it", async () => {
	for (const file of readdirSync(new URL("../../content/pages", import.meta.url))) {
		const { path } = JSON.parse(readFileSync(new URL(`../../content/pages/${file}`, import.meta.url)));
		if (path !== "/404") assert.ok(pages.includes(path), `${path} was not built`);
	}
	for (const path of pages) {
		const { status, headers, body } = await get(path);
		assert.equal(status, 200, path);
		assert.deepEqual(body, publicFile(`${path}/index.html`), path);
		assert.equal(headers["content-type"], "text/html; charset=utf-8");
		for (const [directive, hashes] of Object.entries(inlineHashes(body.toString())))
			assert.deepEqual(hashesIn(headers["content-security-policy"], directive), hashes, `${path}, ${directive}`);
	}
});

test("other forms of a page's address lead to it, with their query, and never to another host", async () => {
	for (const [path, to] of [
		["/about/?a=1&b=%20", "/about?a=1&b=%20"],
		["/about/index.html", "/about"],
		["/index.html", "/"],
		["/services/microneedling/", "/services/microneedling"],
		["//evil.example/", "/evil.example"],
	]) {
		const { status, headers } = await get(path);
		assert.deepEqual([status, headers.location], [301, to]);
	}
});

test("every redirect leads straight to what answers 200, with its query", () => assertRedirects(get));

test("robots.txt, the feed, the sitemap and security.txt are sent with their types", async () => {
	for (const [path, type] of Object.entries(contentTypes)) {
		const { status, headers } = await get(path);
		assert.equal(status, 200, path);
		assert.match(headers["content-type"], type, path);
	}
});

test("what isn't there or isn't for visitors is the not-found page, with its status and its policy", async () => {
	const hidden = ["/404", "/404.html", "/404/", "/static/", "/webpack.stats.json", "/.nginx/headers.conf"];
	const pagesOfErrors = readdirSync(new URL("../../public/.nginx", import.meta.url)).map((file) => `/.nginx/${file}`);
	for (const path of ["/no/such/page", ...hidden, ...pagesOfErrors, "/app-00000000000000000000.js", "/%5Cevil.example/", "/%0d%0aX-Bad:1/"]) {
		const { status, headers, body } = await get(path);
		assert.equal(status, 404, path);
		assert.deepEqual(body, publicFile("/404.html"), path);
		assert.match(headers["content-security-policy"], /script-src 'self' 'sha256-/);
		assert.equal(headers["cache-control"], "no-cache");
		assert.equal(headers["x-bad"], undefined);
	}
	assert.equal((await get("/../etc/passwd")).status, 400);
});

test("the data of a page that is not there is a short 404, not the page of it", async () => {
	const { status, headers, body } = await get("/page-data/no/such/page/page-data.json");
	assert.equal(status, 404);
	assert.ok(body.length < 300, `${body.length} bytes`);
	assert.match(headers["content-security-policy"], /default-src 'none'/);
	assert.equal(headers["cache-control"], "no-cache");
});

test("files are sent as the build compressed them", async () => {
	for (const path of ["/about", "/page-data/about/page-data.json", chunk, "/manifest.webmanifest", "/rss.xml", "/llms.txt"]) {
		const plain = (await get(path)).body;
		const brotli = await get(path, { headers: { "accept-encoding": "gzip, deflate, br" } });
		const gzip = await get(path, { headers: { "accept-encoding": "gzip" } });
		assert.deepEqual([brotli.headers["content-encoding"], gzip.headers["content-encoding"]], ["br", "gzip"], path);
		assert.deepEqual(brotliDecompressSync(brotli.body), plain);
		assert.deepEqual(gunzipSync(gzip.body), plain);
		assert.match(brotli.headers.vary, /accept-encoding/i);
	}
});

test("hashed files are kept for a year, everything else is revalidated", async () => {
	const picture = /\/static\/[^" ]+\.avif/.exec(publicFile("/index.html").toString())?.[0];
	const font = /\/static\/[^"]+\.woff2/.exec(publicFile("/index.html").toString())?.[0];
	for (const path of [chunk, picture, font]) assert.equal((await get(path)).headers["cache-control"], "public, max-age=31536000, immutable", path);
	for (const path of ["/", "/about", "/page-data/about/page-data.json", "/page-data/app-data.json", "/icon.svg", "/manifest.webmanifest", "/sitemap-index.xml"])
		assert.equal((await get(path)).headers["cache-control"], "no-cache", path);
});

test("a page that is revalidated and unchanged is 304", async () => {
	const { headers } = await get("/about", { headers: { "accept-encoding": "br" } });
	const again = await get("/about", { headers: { "accept-encoding": "br", "if-none-match": headers.etag } });
	assert.deepEqual([again.status, again.body.length, again.headers.etag], [304, 0, headers.etag]);
});

/** Headers that have one value for all answers. The site's server says them, too. */
const headersOfAll = {
	"strict-transport-security": "max-age=604800; includeSubDomains",
	"x-content-type-options": "nosniff",
	"referrer-policy": "same-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
};

test("every answer carries the security headers", async () => {
	for (const path of ["/", "/about/", "/nowhere", chunk, "/icon.svg", "/api/contact-messages"]) {
		const { headers } = await get(path);
		for (const [name, value] of Object.entries(headersOfAll)) assert.equal(headers[name], value, path);
		assert.match(headers["permissions-policy"], /camera=\(\).*geolocation=\(\)/, path);
		assert.match(headers["content-security-policy"], /frame-ancestors 'none'/, path);
		assert.equal(headers.server, "nginx", path);
	}
});

test("plain HTTP is sent to HTTPS, on its own port and on the one for TLS, and promises no HSTS", async () => {
	const plain = await ask(`${nginx.httpAddress}/about?a=1`);
	assert.deepEqual([plain.status, plain.headers.location], [301, "https://127.0.0.1/about?a=1"]);
	assert.equal(plain.headers["strict-transport-security"], undefined);
	const mistaken = await ask(`http://127.0.0.1:${site.port}/about?a=1`);
	assert.deepEqual([mistaken.status, mistaken.headers.location], [301, "https://127.0.0.1/about?a=1"]);
	const other = await ask(`${nginx.httpAddress}/about`, { headers: { host: "localhost:8080" } });
	assert.equal(other.headers.location, "https://127.0.0.1/about", "the first of the machine's names, whatever Host says");
});

test("a host the machine doesn't name gets no site and isn't passed on", async () => {
	let asked = 0;
	site.answerWith((_, response) => {
		asked += 1;
		response.end();
	});
	const headers = { host: "evil.example", origin: "https://evil.example" };
	// The certificate isn't for that name either, which a browser would stop at.
	const other = { headers, checkServerIdentity: () => undefined };
	for (const path of ["/", "/about", "/faq", chunk, "/.well-known/x", "/api/contact-messages"]) {
		const { status, headers: answered, body } = await get(path, other);
		assert.deepEqual([status, answered["content-type"], answered.location], [421, "text/plain; charset=utf-8", undefined], path);
		assert.ok(body.length < 200, path);
	}
	assert.equal((await get("/api/contact-messages", { method: "POST", body: "a=b", ...other })).status, 421);
	const plain = await ask(`${nginx.httpAddress}/about`, { headers });
	assert.deepEqual([plain.status, plain.headers.location], [421, undefined]);
	assert.notEqual((await ask(`http://127.0.0.1:${site.port}/about`, { headers })).status, 301);
	assert.equal(asked, 0);
});

test("what a page is never asked is refused", async () => {
	assert.equal((await get("/about", { method: "DELETE" })).status, 405);
	assert.equal((await get("/about", { method: "POST", body: "x" })).status, 405);
	// Before the functions are asked: without one, any other answer would be 503.
	for (const method of ["DELETE", "PUT", "OPTIONS"]) assert.equal((await get("/api/contact-messages", { method })).status, 405, method);
	assert.equal((await get("/about", { headers: { cookie: "x".repeat(9000) } })).status, 400);
	assert.equal((await get("/about", { method: "POST", body: "x".repeat(2000) })).status, 413);
	assert.equal((await get("/api/contact-messages", { method: "POST", body: "x".repeat(100_000) })).status, 413);
	assert.equal((await get("/api/contact-messages", { method: "POST", body: "x", headers: { "transfer-encoding": "chunked" } })).status, 411);
});

test("if the server breaks off, the forms are told so at once", async () => {
	const { status, headers, body } = await get("/api/contact-messages");
	assert.deepEqual([status, headers["content-type"], body.toString()], [503, "application/json; charset=utf-8", '{"ok":false}']);
	assert.equal(headers["cache-control"], "no-store");
});

const { phone } = JSON.parse(readFileSync(new URL("../../content/site.json", import.meta.url)));
/** What a browser sends with a form, or with a link that's followed. */
const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const assertPage = ({ status, headers, body }, file, expected) => {
	assert.deepEqual([status, headers["content-type"]], [expected, "text/html; charset=utf-8"]);
	assert.deepEqual([headers["retry-after"], headers["cache-control"]], ["60", "no-store"]);
	assert.deepEqual(body, publicFile(`/.nginx/${file}`));
	const html = body.toString();
	assert.ok(html.includes(`href="tel:${phone.e164}"`) && html.includes(phone.display), "how to reach the spa instead");
	assert.ok(html.includes("<header") && html.includes("<footer"), "the site's own header and footer");
	for (const [directive, hashes] of Object.entries(inlineHashes(html)))
		assert.deepEqual(hashesIn(headers["content-security-policy"], directive), hashes, directive);
};

test("a visitor without script gets a page if the server breaks off", async () => {
	assertPage(await get("/api/contact-messages", { method: "POST", body: "name=x", headers: { accept } }), "unavailable.html", 503);
	const compressed = await get("/api/request?token=x", { headers: { accept, "accept-encoding": "br" } });
	assert.deepEqual([compressed.status, compressed.headers["content-encoding"]], [503, "br"]);
	assert.deepEqual(brotliDecompressSync(compressed.body), publicFile("/.nginx/unavailable.html"));
});

test("functions are asked with the visitor's address as nginx saw it, and their answers are never kept", async () => {
	const seen = [];
	site.answerWith((request, response) => {
		seen.push(request.headers);
		const own = request.url.includes("page") ? { "content-security-policy": "default-src 'none'; style-src 'sha256-x'" } : {};
		const others = { "x-powered-by": "Express", "cache-control": "public" };
		response.writeHead(201, { "content-type": "application/json", ...headersOfAll, ...others, ...own }).end('{"ok":true}');
	});
	// The failed process is asked again after fail_timeout: 10 s, nginx's default, does not apply to a single server.
	const first = await get("/api/contact-messages", { method: "POST", body: "{}", headers: { "x-forwarded-for": "203.0.113.9" } });
	assert.deepEqual([first.status, first.body.toString()], [201, '{"ok":true}']);
	assert.deepEqual([first.headers["cache-control"], first.headers["x-powered-by"]], ["no-store", undefined]);
	assert.deepEqual([seen[0]["x-forwarded-for"], seen[0]["x-forwarded-proto"], seen[0].host], ["127.0.0.1", "https", "127.0.0.1"]);
	for (const [name, value] of Object.entries(headersOfAll)) assert.equal(first.headers[name], value, "once");
	assert.match(first.headers["content-security-policy"], /^default-src 'none'/, "a policy if the server brings none");
	const page = await get("/api/contact-messages?page", { method: "POST", body: "{}" });
	assert.equal(page.headers["content-security-policy"], "default-src 'none'; style-src 'sha256-x'", "the function's own, alone");
});

test("of one visitor's requests eight are answered at a time, the others are refused", async () => {
	const waiting = [];
	site.answerWith((_, response) => waiting.push(response));
	const asked = Array.from({ length: 9 }, () => get("/api/contact-messages"));
	// Eight wait for the functions, so it's the ninth that is answered.
	const refused = await Promise.race(asked);
	assert.equal(refused.status, 429);
	assert.deepEqual([refused.headers["content-type"], refused.body.toString()], ["application/json; charset=utf-8", '{"ok":false}']);
	await until("eight requests wait for the server", () => waiting.length === 8);
	for (const response of waiting) response.writeHead(200).end();
	assert.deepEqual((await Promise.all(asked)).map(({ status }) => status).sort(), [...Array(8).fill(200), 429]);
});

test("one household cannot flood the functions, however many addresses it has, and others notice nothing of the attempt", async () => {
	site.answerWith((_, response) => response.writeHead(201).end());
	// A household of its own: how much of the allowance the tests above have used depends on the machine's speed.
	const from = (address) => ({ headers: { accept, "x-real-ip": address } });
	const post = (visitor) => get("/api/contact-messages", { method: "POST", body: "{}", ...visitor });
	let answered = 0;
	// One request in two seconds is allowed for ever; a machine that is slower than that floods nobody.
	while (answered < 1000 && (await post(from(`2001:db8:0:7:${answered}::1`))).status === 201) answered += 1;
	assert.ok(answered >= 20, `${answered} requests of a visitor in a hurry were answered, expected at least 20`);
	assert.ok(answered < 1000, `${answered} requests were answered before one was refused`);
	const refused = await Promise.all(Array.from({ length: 4 }, () => post(from("2001:db8:0:7::2"))));
	assertPage(
		refused.find(({ status }) => status === 429),
		"too-many.html",
		429,
	);
	const others = ["2001:db8:0:8::2", ...Array.from({ length: 30 }, (_, index) => `::ffff:203.0.113.${index}`)];
	for (const other of others) assert.equal((await post(from(other))).status, 201, other);
	for (const path of ["/about", "/api/health"]) assert.notEqual((await get(path, from("2001:db8:0:7::2"))).status, 429, path);
});
