/** The built site as its own server sends it, without nginx: files, addresses, how it starts and how it ends. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask } from "../hosting/ask.mjs";
import { startFreezableProxy } from "../support/freezable-proxy.mjs";
import { startPostgres } from "../support/postgres.mjs";
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
let site;
before(async () => {
	site = await startServer(env);
});
after(async () => {
	await site?.stop();
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
	for (const path of ["/about/?a=1", "/about/index.html?a=1"])
		assert.deepEqual([(await get(path)).status, (await get(path)).headers.location], [301, "/about?a=1"]);
});

it("files are sent as the build compressed them; only hashed ones are kept", async () => {
	for (const path of ["/about", chunk]) {
		const plain = (await get(path)).body;
		const brotli = await get(path, { headers: { "accept-encoding": "gzip, deflate, br" } });
		const gzip = await get(path, { headers: { "accept-encoding": "gzip" } });
		assert.deepEqual(brotliDecompressSync(brotli.body), plain);
		assert.deepEqual(gunzipSync(gzip.body), plain);
		assert.match(brotli.headers.vary, /accept-encoding/i);
	}
	assert.equal((await get(chunk)).headers["cache-control"], "public, max-age=31536000, immutable");
	for (const path of ["/page-data/app-data.json", "/sw.js"]) assert.equal((await get(path)).headers["cache-control"], "no-cache");
});

it("every redirect leads straight to what answers 200, with its query", () => assertRedirects(get));

it("robots.txt, the feed, the sitemap and security.txt are sent with their types", async () => {
	for (const [path, type] of Object.entries(contentTypes)) {
		const { status, headers } = await get(path);
		assert.equal(status, 200, path);
		assert.match(headers["content-type"], type, path);
	}
});

for (const path of [
	"/no/such/page",
	"/404",
	"/404.html",
	"/.nginx/headers.conf",
	"/_headers",
	"/static/..%2f..%2fpackage.json",
	"/../package.json",
	"//evil.example/",
])
	it(`${path} is the not-found page, with its status`, async () => {
		const { status, body } = await get(path);
		assert.equal(status, 404);
		assert.deepEqual(body, publicFile("/404.html"));
	});

it("a page takes no other method, and a range that makes no sense hurts nobody", async () => {
	assert.equal((await get("/about", { method: "DELETE" })).status, 405);
	assert.equal((await get("/about", { headers: { range: "bytes=9-1" } })).status, 200);
});

/** Stops a server while half of a post has come. What has begun is answered and stored, then the process ends by itself. @param stop sends it signals */
const stopDuringPost = async (stop) => {
	const own = temporaryOutbox();
	try {
		const ending = await startServer({ ...env, OUTBOX_DIR: own.folder });
		const begun = await beginPost(ending.url, message());
		await stop(ending);
		await begun.finish();
		assert.equal(await begun.over, 202);
		assert.equal(await ending.ended, 0);
		assert.equal((await readEntries(own.folder)).length, 1);
	} finally {
		own.remove();
	}
};

it("SIGTERM: what has begun is answered and stored, then the process ends by itself", () =>
	stopDuringPost(async ({ pid, url }) => {
		process.kill(pid, "SIGTERM");
		await assert.rejects(async () => {
			for (;;) await ask(`${url}/about`);
		}, /ECONNREFUSED/);
	}));

it("a second signal changes nothing: what has begun is still answered and stored", () =>
	stopDuringPost(async ({ pid, output }) => {
		for (const signal of ["SIGTERM", "SIGINT", "SIGTERM"]) {
			process.kill(pid, signal);
			await until("the signal is heard", () => output().includes("SIGTERM: nothing new is taken"));
		}
	}));

it("a mail that's on its way when the server is stopped arrives, and once", async () => {
	const own = temporaryOutbox();
	const mail = await startMailServer();
	try {
		mail.setMode("hold");
		const ending = await startServer({ ...env, OUTBOX_DIR: own.folder, ...mail.env });
		assert.equal((await post(ending.url, message())).status, 202);
		await until("the mail is on its way", () => mail.seen.length === 1);
		process.kill(ending.pid, "SIGTERM");
		await until("the signal is heard", () => ending.output().includes("SIGTERM: nothing new is taken"));
		mail.setMode("right");
		assert.equal(await ending.ended, 0);
		const [entry] = await readEntries(own.folder);
		assert.deepEqual([entry.mails[0].state, entry.lease, mail.seen.length], ["sent", undefined, 1]);
	} finally {
		await mail.remove();
		own.remove();
	}
});

// Each waits ten seconds for the database, so they wait together.
describe("a database that hangs", { concurrency: 2 }, () => {
	let database;
	before(async () => {
		database = await startPostgres();
	});
	after(() => database?.remove());

	for (const [when, hangs] of [
		["while the server starts", (proxy) => proxy.freeze()],
		["when the server is to end", () => undefined],
	])
		it(`${when}: SIGTERM ends it all the same`, async () => {
			const proxy = await startFreezableProxy(database.port);
			try {
				const address = new URL(await database.createDatabase());
				address.port = String(proxy.port);
				hangs(proxy);
				const ending = await startServer({ ...env, OUTBOX_URL: address.href });
				if (!proxy.isFrozen()) {
					assert.equal((await post(ending.url, message())).status, 202);
					proxy.freeze();
				}
				process.kill(ending.pid, "SIGTERM");
				assert.equal(await ending.ended, 0);
			} finally {
				await proxy.remove();
			}
		});
});

const startOnce = (changes, cwd = ".") =>
	spawnSync(process.execPath, [join(process.cwd(), "dist/server.mjs")], { cwd, env: { ...process.env, ...env, ...changes }, encoding: "utf8" });

it("a port that is used, and a folder without a site, are said with the way out", async () => {
	const holder = createServer();
	await new Promise((listening) => holder.listen(0, "127.0.0.1", listening));
	try {
		const { status, stderr } = startOnce({ PORT: String(holder.address().port) });
		assert.equal(status, 1);
		assert.match(stderr, /^Port \d+ of 127\.0\.0\.1 is in use .* Set PORT/m);
	} finally {
		holder.close();
	}
	const empty = mkdtempSync(join(tmpdir(), "elm-place-empty-"));
	try {
		const { status, stderr } = startOnce({ PORT: "0" }, empty);
		assert.equal(status, 1);
		assert.match(stderr, /npm run build/);
	} finally {
		rmSync(empty, { recursive: true });
	}
});
