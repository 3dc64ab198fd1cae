/** The built site as its server sends it: files, addresses, headers, how it starts and how it ends. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask } from "../support/ask.mjs";
import { during, startOwn } from "../support/during.mjs";
import { assertRedirects, contentTypes } from "../support/redirects.mjs";
import { noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { beginPost, message, post } from "../support/server-forms.mjs";
import { readEntries } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

const { folder, remove } = temporaryOutbox();
const env = { OUTBOX_DIR: folder, ...noMail };
const publicFile = (path) => readFileSync(`public${path}`);
const chunk = `/${readdirSync("public").find((file) => /^app-[0-9a-f]{20}\.js$/.test(file))}`;
const site = await startServer(env);
after(async () => {
	await site.stop();
	remove();
});
const get = (path, options) => ask(site.url + path, options);

it("a page is sent at its address without a slash, revalidated by its ETag", async () => {
	const { status, headers, body } = await get("/about");
	assert.equal(status, 200);
	assert.deepEqual(body, publicFile("/about/index.html"));
	assert.match(headers["content-type"], /^text\/html; ?charset=utf-8$/);
	assert.equal(headers["cache-control"], "no-cache");
	assert.equal((await get("/about", { headers: { "if-none-match": headers.etag } })).status, 304);
	assert.equal((await get("/index.html")).headers.location, "/");
	for (const path of ["/about/?a=1", "/about/index.html?a=1"])
		assert.deepEqual([(await get(path)).status, (await get(path)).headers.location], [301, "/about?a=1"]);
});

it("files are sent as the build compressed them; only hashed ones are kept", async () => {
	for (const path of ["/about", "/no/such/page", "/page-data/about/page-data.json", chunk, "/manifest.webmanifest", "/rss.xml", "/llms.txt"]) {
		const plain = (await get(path)).body;
		const brotli = await get(path, { headers: { "accept-encoding": "gzip, deflate, br" } });
		const gzip = await get(path, { headers: { "accept-encoding": "gzip" } });
		assert.deepEqual([brotli.headers["content-encoding"], gzip.headers["content-encoding"]], ["br", "gzip"], path);
		assert.deepEqual(brotliDecompressSync(brotli.body), plain);
		assert.deepEqual(gunzipSync(gzip.body), plain);
		assert.match(brotli.headers.vary, /accept-encoding/i);
	}
	const [picture] = /\/static\/[^" ]+\.avif/.exec(publicFile("/index.html"));
	const [font] = /\/static\/[^"]+\.woff2/.exec(publicFile("/index.html"));
	for (const path of [chunk, picture, font]) assert.equal((await get(path)).headers["cache-control"], "public, max-age=31536000, immutable", path);
	for (const path of ["/page-data/app-data.json", "/sw.js", "/icon.svg", "/sitemap-index.xml", "/no/such/page"])
		assert.equal((await get(path)).headers["cache-control"], "no-cache");
});

it("every redirect leads straight to what answers 200, with its query", () => assertRedirects(get));

it("robots.txt, the feed, the sitemap and security.txt are sent with their types", async () => {
	for (const [path, type] of Object.entries(contentTypes)) {
		const { status, headers } = await get(path);
		assert.equal(status, 200, path);
		assert.match(headers["content-type"], type, path);
	}
});

it("what isn't there, can't be decoded or isn't for visitors is the not-found page, with its status; no other method, and no range that makes no sense", async () => {
	const hidden = ["/.headers.json", "/404", "/404.html", "/webpack.stats.json", "/static/..%2f..%2fpackage.json", "/../package.json"];
	const malformed = ["/%", "/%E0%A4%A", "/50%25", "/%00", "/services/%FF", `/${"a".repeat(8000)}`, "/:path", "/*", "/%E0%A4%A?service=%E0%A4%A"];
	for (const path of ["/no/such/page", "//evil.example/", ...malformed, ...hidden]) {
		const { status, body } = await get(path);
		assert.equal(status, 404, path);
		assert.deepEqual(body, publicFile("/404.html"), path);
	}
	const data = await get("/page-data/no/such/page/page-data.json");
	assert.deepEqual([data.status, data.headers["cache-control"]], [404, "no-cache"]);
	assert.ok(data.body.length < 300, "a script needs no page");
	for (const path of ["/about?%", "/schedule?service=%E0%A4%A&with=%"]) assert.equal((await get(path)).status, 200, path);
	assert.equal((await get("/about", { method: "DELETE" })).status, 405);
	assert.equal((await get("/about", { headers: { range: "bytes=9-1" } })).status, 200);
});

const findHashes = (html, pattern) => new Set([...html.matchAll(pattern)].map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`));
/** The hashes that a page's policy has to name, by directive: those of what is inline in its HTML, and no others. */
const inlineHashes = (html) => ({
	"script-src": findHashes(html, /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
	"style-src": findHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
	"style-src-attr": findHashes(html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"), /<[a-z][^>]*\sstyle="([^"]*)"/g),
});
const hashesIn = (policy, directive) => new Set(policy.match(new RegExp(`(?:^|; )${directive} ([^;]*)`))?.[1].match(/'sha256-[^']+'/g) ?? []);

it("every page has a policy that names exactly what is inline in it", async () => {
	const built = readdirSync("public", { recursive: true }).filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:\.|404\/)/.test(file));
	const paths = built.map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
	for (const file of readdirSync("content/pages")) {
		const { path } = JSON.parse(readFileSync(`content/pages/${file}`, "utf8"));
		if (path !== "/404") assert.ok(paths.includes(path), `${path} wasn't built`);
	}
	for (const path of [...paths, "/no/such/page", "/schedule?service=hydrafacial"]) {
		const { status, headers, body } = await get(path);
		assert.equal(status, path === "/no/such/page" ? 404 : 200, path);
		for (const [directive, hashes] of Object.entries(inlineHashes(body.toString())))
			assert.deepEqual(hashesIn(headers["content-security-policy"], directive), hashes, `${path}, ${directive}`);
	}
});

it("every answer has the security headers: HSTS if a trusted proxy says https", async (test) => {
	const { url } = await startOwn(test, { TRUST_PROXY: "1" });
	const ofAll = {
		"x-content-type-options": "nosniff",
		"referrer-policy": "same-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"strict-transport-security": "max-age=300; includeSubDomains",
	};
	for (const path of ["/", "/about/", chunk, "/icon.svg", "/no/such/page", "/schedule?service=hydrafacial", "/api/health"]) {
		const { headers } = await ask(url + path, { headers: { "x-forwarded-proto": "https" } });
		for (const [name, value] of Object.entries(ofAll)) assert.equal(headers[name], value, path);
		assert.match(headers["permissions-policy"], /camera=\(\).*geolocation=\(\)/, path);
		assert.match(headers["content-security-policy"], path === "/icon.svg" ? /^default-src 'none'/ : /frame-ancestors 'none'/, path);
	}
	assert.equal((await ask(`${url}/`)).headers["strict-transport-security"], undefined, "over HTTP");
	assert.equal((await get("/", { headers: { "x-forwarded-proto": "https" } })).headers["strict-transport-security"], undefined);
});

/** Sends a server of its own a signal. @param begin begins something before it @param go goes on with it @returns what the server has stored at the end */
const stopDuring = async (test, changes, begin, go) => {
	const ending = await startOwn(test, changes);
	const begun = await begin(ending);
	process.kill(ending.pid, "SIGTERM");
	await until("the signal is heard", () => ending.output().includes("SIGTERM: nothing new is taken"));
	await go(ending, begun);
	assert.equal(await ending.ended, 0);
	return readEntries(ending.folder);
};

it("SIGTERM, and more signals: nothing new is taken, what has begun is answered and stored, then the process ends by itself", async (test) => {
	const finish = async ({ pid, url }, begun) => {
		await assert.rejects(async () => {
			for (;;) await ask(`${url}/about`);
		}, /ECONNREFUSED|ECONNRESET/);
		for (const signal of ["SIGINT", "SIGTERM"]) process.kill(pid, signal);
		await begun.finish();
		assert.equal(await begun.over, 202);
	};
	assert.equal((await stopDuring(test, {}, ({ url }) => beginPost(url, message()), finish)).length, 1);
});

it("a mail that's on its way when the server is stopped arrives, and once", async (test) => {
	const mail = during(test, await startMailServer());
	mail.setMode("hold");
	const send = async ({ url }) => {
		assert.equal((await post(url, message())).status, 202);
		await until("the mail is on its way", () => mail.seen.length === 1);
	};
	const [entry] = await stopDuring(test, mail.env, send, () => mail.setMode("right"));
	assert.deepEqual([entry.mails[0].state, entry.lease, mail.seen.length], ["sent", undefined, 1]);
});

it("a port that is used, and a folder without a site, are said with the way out", async (test) => {
	const holder = createServer();
	await once(holder.listen(0, "127.0.0.1"), "listening");
	const empty = mkdtempSync(join(tmpdir(), "elm-place-empty-"));
	during(test, { stop: () => holder.close() });
	during(test, { stop: () => rmSync(empty, { recursive: true }) });
	for (const [PORT, cwd, says] of [
		[String(holder.address().port), ".", /address already in use 127\.0\.0\.1:\d+/],
		["0", empty, /npm run build/],
	]) {
		const { status, stderr } = spawnSync(process.execPath, [resolve("dist/server.mjs")], { cwd, env: { ...process.env, ...env, PORT }, encoding: "utf8" });
		assert.equal(status, 1);
		assert.match(stderr, says);
	}
});
