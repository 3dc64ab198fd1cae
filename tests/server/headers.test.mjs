/** The headers of the built site: each page's policy, and what every answer has. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { ask } from "../support/ask.mjs";
import { startOwn, throughout } from "../support/during.mjs";

const chunk = `/${readdirSync("public").find((file) => /^app-[0-9a-f]{20}\.js$/.test(file))}`;
/** Two servers: one trusts no proxy, the other one trusts the proxy in front of it. */
let site;
let proxied;
beforeAll(async () => {
	site = await startOwn(throughout);
	proxied = await startOwn(throughout, { TRUST_PROXY: "1" });
});

const findHashes = (html, pattern) =>
	[...html.matchAll(pattern)].map(
		([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
	);
/**
 * The hashes that a page's policy has to name, by directive: those of what is inline in its HTML,
 * and no others.
 */
const inlineHashes = (html) => ({
	"script-src": findHashes(
		html,
		/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
	),
	"style-src": findHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
	"style-src-attr": findHashes(
		html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
		/<[a-z][^>]*\sstyle="([^"]*)"/g,
	),
});
const hashesIn = (policy, directive) =>
	policy.match(new RegExp(`(?:^|; )${directive} ([^;]*)`))?.[1].match(/'sha256-[^']+'/g) ?? [];

test("every page has a policy that names exactly what is inline in it", async () => {
	const built = readdirSync("public", { recursive: true }).filter(
		(file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:\.|404\/)/.test(file),
	);
	const paths = built.map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
	for (const path of [...paths, "/no/such/page", "/schedule?service=hydrafacial"]) {
		const { status, headers, body } = await ask(site.url + path);
		expect({ path, status }).toEqual({ path, status: path === "/no/such/page" ? 404 : 200 });
		for (const [directive, hashes] of Object.entries(inlineHashes(body.toString()))) {
			const named = hashesIn(headers["content-security-policy"], directive);
			expect({ path, directive, named: [...new Set(named)].sort() }).toEqual({
				path,
				directive,
				named: [...new Set(hashes)].sort(),
			});
		}
	}
});

test("every answer has the security headers: HSTS if a trusted proxy says https", async () => {
	const secure = { headers: { "x-forwarded-proto": "https" } };
	for (const path of ["/", "/about/", chunk, "/icon.svg", "/no/such/page", "/api/health"]) {
		const { headers } = await ask(proxied.url + path, secure);
		expect({ path, ...headers }).toMatchObject({
			path,
			"x-content-type-options": "nosniff",
			"referrer-policy": "same-origin",
			"cross-origin-opener-policy": "same-origin",
			"strict-transport-security": "max-age=300; includeSubDomains",
			"permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
			"content-security-policy": expect.stringMatching(
				path === "/icon.svg" ? /^default-src 'none'/ : /frame-ancestors 'none'/,
			),
		});
	}
	for (const { headers } of [await ask(`${proxied.url}/`), await ask(`${site.url}/`, secure)])
		expect(headers["strict-transport-security"]).toBeUndefined();
});
