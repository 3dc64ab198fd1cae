import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { expandIPv6 } from "hono/utils/ipaddr";

/** What a handler knows of a request besides the request itself. */
export interface ServerEnv {
	/** Node's request, whose socket knows who is connected. On Netlify it has none. */
	readonly Bindings: { readonly incoming?: Partial<Pick<IncomingMessage, "socket">> };
	/** The body's text, once `takeBody` has read it. */
	readonly Variables: { body: string };
}

/** Bytes a body may have: the longest message twice over, each character as nine bytes ("%E2%80%99"). What's too long by less gets an error at its field. */
export const maxBytes = 64 * 1024;
/** Milliseconds a body may take. */
const bodyTimeLimit = 10_000;

/** "application/json" of a Content-Type, in lower case. */
export const readMediaType = (c: Context): string => (c.req.header("content-type")?.split(";")[0] ?? "").trim().toLowerCase();

/** True if a browser loads the answer as a page. */
export const wantsPage = (c: Context): boolean => {
	const type = readMediaType(c);
	const [json, page] = ["application/json", "text/html"];
	const isAsked = accepts(c, { header: "Accept", supports: [json, page], default: json }) === page;
	return type !== json && (isAsked || type === "application/x-www-form-urlencoded");
};

/**
 * Whether a request comes from a page of this site. Browsers say so in Sec-Fetch-Site, older ones in Origin; a request with neither isn't
 * from a browser, so no page can have sent it. Hono's csrf() would refuse that one, and let JSON pass.
 */
export const isSameOrigin = (c: Context): boolean => {
	const site = c.req.header("sec-fetch-site");
	if (site && site !== "same-origin" && site !== "none") return false;
	const origin = c.req.header("origin");
	// A page whose address is hidden sends "null"; Sec-Fetch-Site has vouched for it.
	if (!origin || (origin === "null" && site === "same-origin")) return true;
	if (!URL.canParse(origin)) return false;
	const { host, hostname } = new URL(origin);
	const own = c.req.header("host")?.toLowerCase();
	// nginx passes the host on without its port.
	return own === host || own === hostname;
};

/** The network of an address: an IPv6 household has 2^64 addresses. */
const findNetwork = (address: string): string => {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	return isIPv6(plain) ? `${expandIPv6(plain).split(":").slice(0, 4).join(":")}::/64` : plain;
};

/**
 * Identifies a client for the rate limits only: it is neither kept nor logged.
 * @param trustedProxies so many entries at the end of X-Forwarded-For are our own proxies'; 0: it is not read at all
 */
export const identifyClient = (c: Context<ServerEnv>, trustedProxies: number): string => {
	const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
	const entries = forwarded.map((entry) => entry.trim()).filter(Boolean);
	const claimed = trustedProxies > 0 ? entries[Math.max(0, entries.length - trustedProxies)] : undefined;
	return findNetwork(claimed ?? c.env.incoming?.socket?.remoteAddress ?? "unknown");
};

const refuse = (status: 400 | 408 | 413 | 415, message: string) => new HTTPException(status, { message });

/**
 * Reads a body. Hono's bodyLimit() would close the connection of a sender who is still sending, and the answer would be lost: here the rest is read and
 * dropped meanwhile.
 */
const readBody = (body: ReadableStream<Uint8Array>, length: number): Promise<Buffer> =>
	new Promise((done, fail) => {
		const parts: Uint8Array[] = [];
		let size = 0;
		const refuseLong = () => fail(refuse(413, `The form is longer than ${maxBytes / 1024} kB. Shorten the longest field and send it again.`));
		const write = (part: Uint8Array): void => {
			size += part.length;
			if (size > maxBytes) refuseLong();
			else parts.push(part);
		};
		const timer = setTimeout(() => fail(refuse(408, "The form didn’t arrive within 10 seconds. Send it again.")), bodyTimeLimit);
		if (length > maxBytes) refuseLong();
		body
			.pipeTo(new WritableStream({ write }))
			.then(() => done(Buffer.concat(parts)))
			.catch(() => fail(refuse(400, "The form broke off. Send it again.")))
			.finally(() => clearTimeout(timer));
	});

/**
 * Reads a body of at most `maxBytes` within ten seconds.
 * @param types the media types that are taken
 * @throws HTTPException with a message for its sender: 415, 413, 408, or 400 if it isn't UTF-8 or breaks off
 */
export const takeBody = (...types: readonly string[]) =>
	createMiddleware<ServerEnv>(async (c, next) => {
		if (!types.includes(readMediaType(c))) throw refuse(415, `Send the form as ${types.join(" or ")}, and name the type in Content-Type.`);
		const encoding = c.req.header("content-encoding");
		if (encoding && encoding !== "identity") throw refuse(415, "Send the form without Content-Encoding.");
		const bytes = c.req.raw.body ? await readBody(c.req.raw.body, Number(c.req.header("content-length") ?? 0)) : new Uint8Array();
		if (!isUtf8(bytes)) throw refuse(400, "The form isn’t readable as UTF-8. Send it in that encoding.");
		c.set("body", new TextDecoder().decode(bytes));
		await next();
	});
