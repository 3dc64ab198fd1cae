import { type Context, Hono } from "hono";
import { identifyClient, isSameOrigin, type ServerEnv, wantsPage } from "./request";

/** What a function says of a request with these headers. */
const askOf = async (say: (c: Context<ServerEnv>) => unknown, headers: HeadersInit, remoteAddress = "") => {
	const app = new Hono<ServerEnv>().get("/", (c) => c.json([say(c)]));
	const incoming = { socket: { remoteAddress } } as ServerEnv["Bindings"]["incoming"];
	const [said] = await (await app.request("/", { headers }, { incoming })).json();
	return said;
};

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
])("%j is ours: %s", async (headers, ours) => expect(await askOf(isSameOrigin, headers)).toBe(ours));

const identify = (trustedProxies: number, address: string, forwarded?: string) =>
	askOf((c) => identifyClient(c, trustedProxies), forwarded === undefined ? {} : { "x-forwarded-for": forwarded }, address);

test("a client is who is connected; X-Forwarded-For counts as far as proxies are trusted", async () => {
	expect(await identify(0, "203.0.113.1", "6.6.6.6")).toBe("203.0.113.1");
	expect(await identify(1, "127.0.0.1", "6.6.6.6, 203.0.113.1")).toBe("203.0.113.1");
	expect(await identify(2, "127.0.0.1", "6.6.6.6, 203.0.113.1, 10.0.0.1")).toBe("203.0.113.1");
	expect(await identify(1, "127.0.0.1")).toBe("127.0.0.1");
});

test("an IPv6 household is one client, an IPv4 address in IPv6 is itself", async () => {
	const household = await identify(0, "2001:db8:1:2:3:4:5:6");
	expect(await identify(0, "2001:db8:1:2::9")).toBe(household);
	expect(await identify(0, "2001:db8:1:3::9")).not.toBe(household);
	expect(await identify(0, "::ffff:203.0.113.1")).toBe("203.0.113.1");
});

test("a person gets a page, a script JSON", async () => {
	expect(await askOf(wantsPage, { "content-type": "application/x-www-form-urlencoded" })).toBe(true);
	expect(await askOf(wantsPage, { accept: "text/html,*/*" })).toBe(true);
	expect(await askOf(wantsPage, { "content-type": "application/json; charset=utf-8", accept: "text/html" })).toBe(false);
	expect(await askOf(wantsPage, { accept: "*/*" })).toBe(false);
});
