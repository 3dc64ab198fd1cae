import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { identifyClient, isSameOrigin, maxBytes, readBody, wantsPage } from "./request";

const host = "www.elm.example";

test.each<[Record<string, string>, boolean]>([
	[{ host, origin: "https://www.elm.example" }, true],
	[{ host: "127.0.0.1:9000", origin: "http://127.0.0.1:9000" }, true],
	[{ host: "127.0.0.1", origin: "https://127.0.0.1:9210", "sec-fetch-site": "same-origin" }, true],
	[{ host }, true],
	[{ host, origin: "null", "sec-fetch-site": "same-origin" }, true],
	[{ host, origin: "null" }, false],
	[{ host, origin: "https://elm.example" }, false],
	[{ host, origin: "https://www.elm.example.evil.example" }, false],
	[{ host: "127.0.0.1:9000", origin: "http://127.0.0.1:9001" }, false],
	[{ host, origin: "https://www.elm.example", "sec-fetch-site": "cross-site" }, false],
	[{ host, "sec-fetch-site": "same-site" }, false],
])("%j is ours: %s", (headers, ours) => expect(isSameOrigin(headers)).toBe(ours));

const from = (remoteAddress: string, forwarded?: string) => ({
	headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
	socket: { remoteAddress },
});

test("a client is who is connected; X-Forwarded-For counts as far as proxies are trusted", () => {
	expect(identifyClient(from("203.0.113.1", "6.6.6.6"), 0)).toBe("203.0.113.1");
	expect(identifyClient(from("127.0.0.1", "6.6.6.6, 203.0.113.1"), 1)).toBe("203.0.113.1");
	expect(identifyClient(from("127.0.0.1", "6.6.6.6, 203.0.113.1, 10.0.0.1"), 2)).toBe("203.0.113.1");
	expect(identifyClient(from("127.0.0.1"), 1)).toBe("127.0.0.1");
});

test("an IPv6 household is one client, an IPv4 address in IPv6 is itself", () => {
	expect(identifyClient(from("2001:db8:1:2:3:4:5:6"), 0)).toBe(identifyClient(from("2001:db8:1:2::9"), 0));
	expect(identifyClient(from("2001:db8:1:3::9"), 0)).not.toBe(identifyClient(from("2001:db8:1:2::9"), 0));
	expect(identifyClient(from("::ffff:203.0.113.1"), 0)).toBe("203.0.113.1");
});

test("a person gets a page, a script JSON", () => {
	expect(wantsPage({ "content-type": "application/x-www-form-urlencoded" })).toBe(true);
	expect(wantsPage({ accept: "text/html,*/*" })).toBe(true);
	expect(wantsPage({ "content-type": "application/json; charset=utf-8", accept: "text/html" })).toBe(false);
	expect(wantsPage({ accept: "*/*" })).toBe(false);
});

const body = (parts: (string | Buffer)[], headers: Record<string, string> = {}) =>
	readBody(Object.assign(Readable.from(parts.map((part) => Buffer.from(part))), { headers }) as unknown as IncomingMessage);

test("a body is read up to its limit, as UTF-8 alone", async () => {
	expect(await body(["Zo", "ë"])).toEqual({ text: "Zoë" });
	expect(await body(["x".repeat(maxBytes)])).toEqual({ text: "x".repeat(maxBytes) });
	expect(await body(["x".repeat(maxBytes), "x"])).toEqual({ status: 413 });
	expect(await body([], { "content-length": String(maxBytes + 1) })).toEqual({ status: 413 });
	expect(await body([Buffer.of(0xff)])).toEqual({ status: 400 });
});

test("a body that Gatsby has parsed is read like any other", async () => {
	const parsed = (type: string, value: unknown) => readBody({ headers: { "content-type": type }, body: value } as unknown as IncomingMessage);
	expect(await parsed("application/json", { name: "Zoë" })).toEqual({ text: '{"name":"Zoë"}' });
	expect(await parsed("application/x-www-form-urlencoded", { name: "A & B", note: "" })).toEqual({ text: "name=A+%26+B&note=" });
});
