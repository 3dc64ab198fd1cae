/** The built site as its server sends it: files, addresses, how it starts and how it ends. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import redirects from "../../content/redirects.json";
import { ask } from "../support/ask.mjs";
import { during, startOwn, throughout } from "../support/during.mjs";
import { beginPost, message } from "../support/server-forms.mjs";
import { readInquiries } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

const publicFile = (path) => readFileSync(`public${path}`);
const chunk = `/${readdirSync("public").find((file) => /^app-[0-9a-f]{20}\.js$/.test(file))}`;
const notFound = publicFile("/404.html");
let site;
let get;
/** What an answer says of an address, for comparing. */
const read = async (path, options) => {
	const { status, headers } = await get(path, options);
	return {
		path,
		status,
		location: headers.location,
		type: headers["content-type"],
		cache: headers["cache-control"],
	};
};
beforeAll(async () => {
	site = await startOwn(throughout);
	get = (path, options) => ask(site.url + path, options);
});

test("a page is sent at its address without a slash, revalidated by its ETag", async () => {
	const { status, headers, body } = await get("/about");
	expect([status, headers["cache-control"], headers["content-type"]]).toEqual([
		200,
		"no-cache",
		expect.stringMatching(/^text\/html; ?charset=utf-8$/),
	]);
	expect(body.equals(publicFile("/about/index.html"))).toBe(true);
	expect((await get("/about", { headers: { "if-none-match": headers.etag } })).status).toBe(304);
	for (const [path, location] of Object.entries({
		"/index.html": "/",
		"/about/?a=1": "/about?a=1",
		"/about/index.html?a=1": "/about?a=1",
	}))
		expect(await read(path)).toMatchObject({ path, status: 301, location });
});

test("files are sent as the build compressed them; only hashed ones are kept", async () => {
	for (const path of [
		"/about",
		"/no/such/page",
		"/page-data/about/page-data.json",
		chunk,
		"/rss.xml",
	]) {
		const plain = (await get(path)).body;
		for (const [encoding, unpack] of Object.entries({
			br: brotliDecompressSync,
			gzip: gunzipSync,
		})) {
			const { headers, body } = await get(path, { headers: { "accept-encoding": encoding } });
			expect({ path, ...headers }).toMatchObject({
				path,
				"content-encoding": encoding,
				vary: expect.stringMatching(/accept-encoding/i),
			});
			expect(unpack(body).equals(plain)).toBe(true);
		}
	}
	const home = publicFile("/index.html").toString();
	for (const path of [
		chunk,
		/\/static\/[^" ]+\.avif/.exec(home)[0],
		/\/static\/[^"]+\.woff2/.exec(home)[0],
	])
		expect(await read(path)).toMatchObject({ path, cache: "public, max-age=31536000, immutable" });
	for (const path of [
		"/page-data/app-data.json",
		"/sw.js",
		"/icon.svg",
		"/sitemap-index.xml",
		"/no/such/page",
	])
		expect(await read(path)).toMatchObject({ path, cache: "no-cache" });
});

test("every redirect leads straight to what answers 200, with its query", async () => {
	expect(redirects).not.toEqual([]);
	for (const { from, to } of redirects) {
		const [target, anchor] = to.split("#");
		const withQuery = `${target}?a=1&b=%20${anchor ? `#${anchor}` : ""}`;
		for (const [path, location] of Object.entries({
			[from]: to,
			[`${from}/`]: to,
			[`${from}?a=1&b=%20`]: withQuery,
		}))
			expect(await read(path)).toMatchObject({ path, status: 301, location });
		expect(await read(target)).toMatchObject({ status: 200 });
	}
});

test.each([
	["/.well-known/security.txt", "text/plain"],
	["/rss.xml", "(text|application)/xml"],
	["/contact-cards/elm-place-med-spa.vcf", "text/vcard"],
])("%s is sent as %s", async (path, type) => {
	expect(await read(path)).toMatchObject({
		status: 200,
		type: expect.stringMatching(new RegExp(`^${type}(; ?charset=utf-8)?$`)),
	});
});

test("what isn't there, can't be decoded or isn't for visitors is the not-found page, with its status", async () => {
	const hidden = [
		"/.headers.json",
		"/404.html",
		"/webpack.stats.json",
		"/static/..%2f..%2fpackage.json",
		"/../package.json",
	];
	const malformed = [
		"/%",
		"/%E0%A4%A?service=%E0%A4%A",
		"/%00",
		"/services/%FF",
		`/${"a".repeat(8000)}`,
		"/:path",
	];
	for (const path of ["/no/such/page", "//evil.example/", ...malformed, ...hidden]) {
		const { status, body } = await get(path);
		expect({ path, status, isPage: body.equals(notFound) }).toEqual({
			path,
			status: 404,
			isPage: true,
		});
	}
	const data = await get("/page-data/no/such/page/page-data.json");
	expect([data.status, data.headers["cache-control"]]).toEqual([404, "no-cache"]);
	// A script needs no page.
	expect(data.body.length).toBeLessThan(300);
	expect(await read("/schedule?service=%E0%A4%A&with=%")).toMatchObject({ status: 200 });
	expect((await get("/about", { method: "DELETE" })).status).toBe(405);
	expect((await get("/about", { headers: { range: "bytes=9-1" } })).status).toBe(200);
});

test("SIGTERM, and more signals: nothing new is taken, what has begun is answered and stored, then the process ends by itself", async () => {
	const { url, pid, output, ended, folder } = await startOwn(during);
	const begun = await beginPost(url, message());
	process.kill(pid, "SIGTERM");
	await until("the signal is heard", () => output().includes("SIGTERM: nothing new is taken"));
	const isRefused = () =>
		ask(`${url}/about`).then(
			() => false,
			({ code }) => /ECONNREFUSED|ECONNRESET/.test(code),
		);
	await until("nothing new is taken", isRefused);
	for (const signal of ["SIGINT", "SIGTERM"]) process.kill(pid, signal);
	await begun.finish();
	expect([await begun.over, await ended]).toEqual([202, 0]);
	expect(await readInquiries(folder)).toHaveLength(1);
});

test("a folder without a site is said with the way out", () => {
	const empty = mkdtempSync(join(tmpdir(), "elm-place-empty-"));
	during({ stop: () => rmSync(empty, { recursive: true }) });
	const { status, stderr } = spawnSync(process.execPath, [resolve("dist/server.mjs")], {
		cwd: empty,
		encoding: "utf8",
	});
	expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/npm run build/) });
});
