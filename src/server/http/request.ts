import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { expandIPv6 } from "hono/utils/ipaddr";
import { formatDuration } from "../../lib/forms/failure";
import type { FormValues } from "../../lib/forms/fields";

export interface ServerEnv {
	readonly Bindings: { readonly incoming?: Partial<Pick<IncomingMessage, "socket">> };
	readonly Variables: {
		body: string;
		user?: { readonly name: string; readonly id: string } | undefined;
	};
}

/**
 * Twice the longest message, with nine bytes a character ("%E2%80%99"), so that a text which is
 * somewhat too long gets an error at its field.
 */
export const maxBytes = 64 * 1024;

export const withHeaders =
	(headers: Readonly<Record<string, string>>): MiddlewareHandler =>
	(c, next) => {
		for (const [name, value] of Object.entries(headers)) c.header(name, value);
		return next();
	};

/**
 * Characters that show nothing, or turn the order of others around. The joiners between other
 * characters stay, because some scripts and emoji need them.
 */
const invisible =
	/[\u115f\u1160\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}|(?<![^\s])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s])/gu;

export const cleanFields = (fields: FormValues): FormValues =>
	Object.fromEntries(
		Object.entries(fields).map(([name, value = ""]) => [name, value.replace(invisible, "")]),
	);

/** The fields of a form that a browser has posted by itself. */
export const readFields = (body: string): FormValues =>
	cleanFields(Object.fromEntries(new URLSearchParams(body)));

export const readMediaType = (c: Context): string =>
	(c.req.header("content-type")?.split(";")[0] ?? "").trim().toLowerCase();

export const wantsPage = (c: Context): boolean => {
	const [json, page, type] = ["application/json", "text/html", readMediaType(c)];
	const best = accepts(c, { header: "Accept", supports: [json, page], default: json });
	return type !== json && (best === page || type === "application/x-www-form-urlencoded");
};

/**
 * Browsers say in Sec-Fetch-Site, older ones in Origin, which site's page sent a request. With
 * neither, no page has sent it.
 */
export const isSameOrigin = (c: Context): boolean => {
	const site = c.req.header("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = c.req.header("origin");
	if (!origin) return true;
	if (!URL.canParse(origin)) return false;
	const { host, hostname } = new URL(origin);
	// Some proxies pass the host on without its port.
	return [host, hostname].includes(c.req.header("host") ?? "");
};

/** An IPv6 household has 2^64 addresses, which count as one client. */
const findNetwork = (address: string) => {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	return isIPv6(plain) ? `${expandIPv6(plain).split(":").slice(0, 4).join(":")}::/64` : plain;
};

/**
 * Only for the rate limits: it's neither kept nor logged.
 * @param trustedProxies so many entries at the end of X-Forwarded-For are our own proxies'. With 0,
 * the header isn't read.
 */
export const identifyClient = (c: Context<ServerEnv>, trustedProxies: number): string => {
	const entries = c.req.header("x-forwarded-for")?.match(/[^\s,]+/g) ?? [];
	const claimed =
		trustedProxies > 0 ? entries[Math.max(0, entries.length - trustedProxies)] : undefined;
	return findNetwork(claimed ?? c.env.incoming?.socket?.remoteAddress ?? "unknown");
};

export const refusal = (status: ContentfulStatusCode, message: string) =>
	new HTTPException(status, { message });

/** @param seconds to wait; 0 if the request is within the limit @throws HTTPException 429 */
export const refuseTooMany = (c: Context, seconds: number): void => {
	if (seconds === 0) return;
	c.header("Retry-After", String(seconds));
	throw refusal(
		429,
		`We got too many of these in a short time. Try again in ${formatDuration(seconds * 1000)}, or call or text us.`,
	);
};

const refuseLong = (): never => {
	throw refusal(
		413,
		`The form is longer than ${maxBytes / 1024} kB. Shorten the longest field and send it again.`,
	);
};
const limit = bodyLimit({ maxSize: maxBytes, onError: refuseLong });
const inTime = timeout(10_000, () =>
	refusal(408, "The form didn’t arrive within 10 seconds. Send it again."),
);

/**
 * Reads a body of at most `maxBytes` within ten seconds.
 * @throws HTTPException 415, 413, 408, or 400 if it isn't UTF-8
 */
export const takeBody = (...types: readonly string[]) =>
	createMiddleware<ServerEnv>(async (c, next) => {
		if (!types.includes(readMediaType(c)))
			throw refusal(415, `Send the form with ${types.join(" or ")} as its Content-Type.`);
		if ((c.req.header("content-encoding") ?? "identity") !== "identity")
			throw refusal(415, "Send the form without Content-Encoding.");
		// Before bodyLimit() reads: it would cut the connection of a sender who is still sending, and
		// the answer with it.
		if (Number(c.req.header("content-length") ?? 0) > maxBytes) refuseLong();
		const read = async () =>
			c.set("body", new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer()));
		await inTime(c, async () => void (await limit(c, read))).catch((error) => {
			throw error instanceof HTTPException
				? error
				: refusal(400, "The form isn’t readable as UTF-8. Send it in that encoding.");
		});
		await next();
	});
