import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createLayout, type Page, plainFrame } from "../http/layout";
import { type ServerEnv, takeBody, withHeaders } from "../http/request";
import type { Dependencies } from "../http/request-handler";
import { problemPage } from "../http/response-pages";
import { describeError, log } from "../log";
import type { Change } from "../outbox/outbox";
import type { Entry } from "../requests/entry";
import type { LinkPurpose } from "./links";

/** The answer to a right link: a page, another address to go to (after something was done), or a calendar file. */
export type LinkAnswer = { readonly status: ContentfulStatusCode; readonly page: Page } | { readonly seeOther: string } | { readonly calendar: string };

/** What a right link leads to. @param path of the link itself */
export interface LinkTarget {
	/** Changes nothing: mail programs open links to check them. */
	readonly show: (entry: Entry, path: string, query: URLSearchParams) => LinkAnswer;
	/** @returns undefined if the entry isn't here anymore */
	readonly act: (
		entry: Entry,
		path: string,
		fields: Readonly<Record<string, string>>,
		change: (change: Change) => Promise<Entry | undefined>,
	) => Promise<LinkAnswer | undefined>;
}

const calendarFile = { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'attachment; filename="appointment.ics"' };

/**
 * The routes of signed links: GET and HEAD show, POST acts. It isn't asked where a post comes from: another site doesn't have the signature, and our page
 * hides its address, so that some browsers send "null" as its Origin.
 */
export const createLinkRoutes = (purpose: LinkPurpose, target: LinkTarget, { outbox, content, sendPage, links, wake }: Dependencies) => {
	/** Anybody can send any number of wrong links: what they get is small, and quick to make. */
	const sendSmallPage = createLayout(content().business.name, plainFrame);
	const explain = (c: Context, status: ContentfulStatusCode, title: string, text: string): Response =>
		sendSmallPage(c, status, problemPage(title, text, content()));
	const refuse = (c: Context): Response =>
		explain(c, 404, "This link doesn’t work", "Part of it is missing, or what it led to isn’t kept anymore. Check that you have all of it, or call us.");

	const send = (c: Context, answer: LinkAnswer): Response => {
		if ("page" in answer) return sendPage(c, answer.status, answer.page);
		return "seeOther" in answer ? c.redirect(answer.seeOther, 303) : c.body(answer.calendar, 200, calendarFile);
	};

	/** What a request's link is of; undefined if it's a wrong one. */
	const find = async (c: Context) => {
		const { reference = "", signature = "" } = c.req.query();
		if (!links?.check(purpose, reference, signature)) return undefined;
		const store = await outbox();
		const entry = await store.findByReference(reference);
		return entry && { entry, path: links.path(purpose, reference), store };
	};

	return new Hono<ServerEnv>()
		.onError((error, c) => {
			if (error instanceof HTTPException) return explain(c, error.status as ContentfulStatusCode, "It wasn’t saved", error.message);
			log(`${purpose} link: ${describeError(error)}`);
			return explain(c, 503, "We can’t show this right now", "Try again in a minute, or call us.");
		})
		.use(withHeaders({ "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" }))
		.get("/", async (c) => {
			const found = await find(c);
			return found ? send(c, target.show(found.entry, found.path, new URL(c.req.url).searchParams)) : refuse(c);
		})
		.post("/", takeBody("application/x-www-form-urlencoded"), async (c) => {
			const found = await find(c);
			if (!found) return refuse(c);
			const { entry, path, store } = found;
			const acted = await target.act(entry, path, Object.fromEntries(new URLSearchParams(c.get("body"))), (change) => store.change(entry.key, change));
			wake();
			return acted ? send(c, acted) : refuse(c);
		})
		.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }));
};
