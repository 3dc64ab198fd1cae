import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page, PageLayout } from "./layout";
import { dropRest, wantsPage } from "./request";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A response before it's sent: JSON for scripts, HTML for people. */
export interface Answer {
	readonly status: number;
	readonly json: unknown;
	readonly page: () => Page;
	readonly headers?: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string>>;

/** Ends a response with a body that no cache keeps and no browser guesses at. @param headers replace the usual ones */
export const end = (request: IncomingMessage, response: ServerResponse, status: number, text: string, headers: Headers): void => {
	const body = Buffer.from(text);
	response.statusCode = status;
	const all = {
		"Content-Length": String(body.length),
		"Cache-Control": "no-store",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "same-origin",
		"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
		...headers,
	};
	for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
	void dropRest(request).then(() => response.end(request.method === "HEAD" ? undefined : body));
};

export const endWithPage = (request: IncomingMessage, response: ServerResponse, status: number, page: Page, layout: PageLayout, headers: Headers = {}): void =>
	end(request, response, status, layout.render(page), { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": layout.policy, ...headers });

/** Sends an answer in the form that the request asks for. */
export const respond = (request: IncomingMessage, response: ServerResponse, { status, json, page, headers = {} }: Answer, layout: PageLayout): void => {
	const all = { Vary: "Accept, Content-Type, Origin, Sec-Fetch-Site", ...headers };
	if (wantsPage(request.headers)) endWithPage(request, response, status, page(), layout, all);
	else end(request, response, status, JSON.stringify(json), { "Content-Type": "application/json; charset=utf-8", ...all });
};
