import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { finished } from "node:stream/promises";

/** Bytes a body may have: the longest message twice over, each character as nine bytes ("%E2%80%99"). What's too long by less gets an error at its field. */
export const maxBytes = 64 * 1024;
const bodyTimeLimit = 10_000;

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join(",") : (value ?? "")).trim();

/** "application/json" of a Content-Type, in lower case. */
export const readMediaType = (headers: IncomingHttpHeaders): string => (one(headers["content-type"]).split(";")[0] ?? "").trim().toLowerCase();

/** True if a browser loads the answer as a page. */
export const wantsPage = (headers: IncomingHttpHeaders): boolean => {
	const accepts = one(headers.accept).toLowerCase();
	return readMediaType(headers) !== "application/json" && (accepts.includes("text/html") || readMediaType(headers) === "application/x-www-form-urlencoded");
};

/**
 * Whether a request comes from a page of this site. Browsers say so in Sec-Fetch-Site, older ones in Origin; a request with neither isn't
 * from a browser, so no page can have sent it.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders): boolean => {
	const site = one(headers["sec-fetch-site"]);
	if (site !== "" && site !== "same-origin" && site !== "none") return false;
	const origin = one(headers.origin);
	// A page whose address is hidden sends "null"; Sec-Fetch-Site has vouched for it.
	if (origin === "" || (origin === "null" && site === "same-origin")) return true;
	if (!URL.canParse(origin)) return false;
	const { host, hostname } = new URL(origin);
	const own = one(headers.host).toLowerCase();
	// nginx passes the host on without its port.
	return own === host || (own === hostname && !own.includes(":"));
};

/** The network of an address: an IPv6 household has 2^64 addresses. */
const findNetwork = (address: string): string => {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	if (!isIPv6(plain)) return plain;
	const [head = "", tail = ""] = plain.split("::");
	const groups = head.split(":").filter(Boolean);
	const rest = tail.split(":").filter(Boolean);
	const filled = plain.includes("::") ? [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest] : groups;
	return `${filled.slice(0, 4).join(":")}::/64`;
};

/**
 * Identifies a client for the rate limits only: it is neither kept nor logged.
 * @param trustedProxies so many entries at the end of X-Forwarded-For are our own proxies'; 0: it is not read at all
 */
export const identifyClient = (request: Pick<IncomingMessage, "headers"> & { socket?: { remoteAddress?: string } }, trustedProxies: number): string => {
	const forwarded = one(request.headers["x-forwarded-for"])
		.split(",")
		.map((entry) => entry.trim())
		.filter(Boolean);
	const claimed = trustedProxies > 0 ? forwarded[Math.max(0, forwarded.length - trustedProxies)] : undefined;
	return findNetwork(claimed ?? request.socket?.remoteAddress ?? "unknown");
};

/** A body as text, or the status it is refused with; "gone" if the sender has hung up. */
export type ReadBody = { readonly text: string } | { readonly status: 400 | 408 | 413 } | "gone";

/** A body that was parsed before us, as in Gatsby Functions, turned back into text so that both are read the same way. */
const parsedText = ({ body, headers }: IncomingMessage & { body?: unknown }): string | undefined => {
	if (body === undefined) return undefined;
	return readMediaType(headers) === "application/json" ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString();
};

/** Milliseconds a sender may go on sending what isn't read. */
const restTimeLimit = 2000;

/**
 * Drops what is left of a request. An answer to somebody who is still sending gets lost with the connection.
 * @returns when all of it has come, the sender has hung up, or two seconds have passed
 */
export const dropRest = async (request: IncomingMessage): Promise<void> => {
	if (request.complete || request.readableEnded || request.destroyed) return;
	request.resume();
	await finished(request, { signal: AbortSignal.timeout(restTimeLimit) }).catch(() => undefined);
};

/** Reads a body of at most `maxBytes`. */
export const readBody = (request: IncomingMessage): Promise<ReadBody> =>
	new Promise((done) => {
		const parsed = parsedText(request);
		if (parsed !== undefined) return done({ text: parsed });
		// The sender may have hung up before we came to read.
		if (request.destroyed) return done("gone");
		if (Number(request.headers["content-length"] ?? 0) > maxBytes) return done({ status: 413 });
		const parts: Buffer[] = [];
		let size = 0;
		const finish = (result: ReadBody): void => {
			clearTimeout(timer);
			request.off("data", onData);
			request.resume();
			done(result);
		};
		const onData = (part: Buffer | string): void => {
			const bytes = typeof part === "string" ? Buffer.from(part) : part;
			size += bytes.length;
			if (size > maxBytes) finish({ status: 413 });
			else parts.push(bytes);
		};
		const timer = setTimeout(() => finish({ status: 408 }), bodyTimeLimit);
		request.on("data", onData);
		request.once("end", () => {
			const body = Buffer.concat(parts);
			finish(isUtf8(body) ? { text: new TextDecoder().decode(body) } : { status: 400 });
		});
		request.once("error", () => finish("gone"));
		request.once("close", () => finish("gone"));
	});
