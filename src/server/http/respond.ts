import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page, PageLayout } from "./layout";
import { wantsPage } from "./request";

/** An answer before it's sent: JSON for scripts, HTML for people. */
export interface Answer {
	readonly status: ContentfulStatusCode;
	readonly json: object;
	readonly page: () => Page;
	readonly headers?: Readonly<Record<string, string>>;
}

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

/** A page with its layout's policy. */
export const sendPage = (c: Context, status: ContentfulStatusCode, page: Page, layout: PageLayout, headers: Answer["headers"] = {}): Response =>
	c.html(layout.render(page), status, { "Content-Security-Policy": layout.policy, ...headers });

/** Sends an answer in the form that the request asks for. */
export const respond = (c: Context, { status, json, page, headers }: Answer, layout: PageLayout): Response => {
	c.header("Vary", "Accept, Content-Type, Origin, Sec-Fetch-Site");
	return wantsPage(c) ? sendPage(c, status, page(), layout, headers) : c.json(json, status, headers);
};
