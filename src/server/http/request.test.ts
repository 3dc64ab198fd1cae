import { type Context, Hono } from "hono";
import { identifyClient, isSameOrigin, type ServerEnv } from "./request";

const askOf = async (
	say: (c: Context<ServerEnv>) => unknown,
	headers: HeadersInit,
	remoteAddress = "",
) => {
	const app = new Hono<ServerEnv>().get("/", (c) => c.json([say(c)]));
	const [said] = await (
		await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } })
	).json();
	return said;
};

const host = "www.elm.example";
test.each<[Record<string, string>, boolean]>([
	[{ host }, true],
	[{ host, origin: `https://${host}` }, true],
	[{ host: "127.0.0.1", origin: "https://127.0.0.1:9210" }, true],
	[{ host, origin: "null", "sec-fetch-site": "same-origin" }, true],
	[{ host, origin: "null" }, false],
	[{ host, origin: "https://elm.example" }, false],
	[{ host, origin: `https://${host}.evil.example` }, false],
	[{ host, origin: `https://${host}`, "sec-fetch-site": "cross-site" }, false],
	[{ host, "sec-fetch-site": "same-site" }, false],
])("%j is ours: %s", async (headers, ours) =>
	expect(await askOf(isSameOrigin, headers)).toBe(ours),
);

test.each([
	["who is connected", 0, "203.0.113.1", "6.6.6.6", "203.0.113.1"],
	[
		"who the first of our two proxies names",
		2,
		"127.0.0.1",
		"6.6.6.6, 203.0.113.1, 10.0.0.1",
		"203.0.113.1",
	],
	["the proxy, if it names nobody", 1, "127.0.0.1", "", "127.0.0.1"],
	["an IPv6 household", 0, "2001:db8:1:2:3:4:5:6", "", "2001:0db8:0001:0002::/64"],
	["an IPv4 address in IPv6", 0, "::ffff:203.0.113.1", "", "203.0.113.1"],
])("a client is %s", async (_who, trustedProxies, address, forwarded, client) => {
	expect(
		await askOf(
			(c) => identifyClient(c, trustedProxies),
			{ "x-forwarded-for": forwarded },
			address,
		),
	).toBe(client);
});
