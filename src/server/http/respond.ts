import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page, SendPage } from "./layout";
import { wantsPage } from "./request";

const usual = {
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "same-origin",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Of endpoints: no cache keeps an answer, no browser guesses at it, and it runs nothing. A handler may replace these headers. */
export const withUsualHeaders: MiddlewareHandler = (c, next) => {
	for (const [name, value] of Object.entries(usual)) c.header(name, value);
	return next();
};

/** Sends JSON to scripts, and a page to people. */
export const respond = (c: Context, status: ContentfulStatusCode, json: object, page: () => Page, sendPage: SendPage): Response => {
	c.header("Vary", "Accept, Content-Type, Origin, Sec-Fetch-Site");
	return wantsPage(c) ? sendPage(c, status, page()) : c.json(json, status);
};
