import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createLayout, type Page, type PageLayout, plainFrame } from "../http/layout";
import { type ServerEnv, takeBody } from "../http/request";
import type { HandlerDependencies } from "../http/request-handler";
import { sendPage } from "../http/respond";
import { problemPage } from "../http/response-pages";
import { describeError, log } from "../log";
import type { Change, Outbox } from "../outbox/outbox";
import type { Entry } from "../requests/entry";
import type { LinkPurpose, Links } from "./links";

export interface LinkDependencies extends HandlerDependencies {
	/** Undefined if there are none: then every link is a wrong one. */
	readonly links: Links | undefined;
}

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

const privacy = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
const calendarFile = { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'attachment; filename="appointment.ics"' };

const send = (c: Context, answer: LinkAnswer, layout: PageLayout): Response => {
	if ("page" in answer) return sendPage(c, answer.status, answer.page, layout);
	return "seeOther" in answer ? c.redirect(answer.seeOther, 303) : c.body(answer.calendar, 200, calendarFile);
};

/** What a right link is of. */
interface Found {
	readonly entry: Entry;
	readonly path: string;
	readonly store: Outbox;
}
type LinkEnv = ServerEnv & { readonly Variables: { found: Found } };

/** The routes of signed links: GET and HEAD show, POST acts. */
export const createLinkRoutes = (purpose: LinkPurpose, target: LinkTarget, { outbox, content, layout, links, wake }: LinkDependencies) => {
	const explain = (c: Context, status: ContentfulStatusCode, title: string, text: string, surround = layout): Response =>
		send(c, { status, page: problemPage(title, text, content()) }, surround);

	/** Anybody can send any number of wrong links: their page is small, and quick to make. */
	const plain = createLayout(content().business.name, plainFrame);
	const refuse = (c: Context): Response =>
		explain(c, 404, "This link doesn’t work", "Part of it is missing, or what it led to isn’t kept anymore. Check that you have all of it, or call us.", plain);

	const find = createMiddleware<LinkEnv>(async (c, next) => {
		const { reference = "", signature = "" } = c.req.query();
		const store = links?.check(purpose, reference, signature) ? await outbox() : undefined;
		const entry = await store?.findByReference(reference);
		if (!(links && store && entry)) return refuse(c);
		c.set("found", { entry, path: links.path(purpose, reference), store });
		await next();
	});

	return (
		new Hono<LinkEnv>()
			.onError((error, c) => {
				if (error instanceof HTTPException) return explain(c, error.status as ContentfulStatusCode, "It wasn’t saved", error.message);
				log(`${purpose} link: ${describeError(error)}`);
				return explain(c, 503, "We can’t show this right now", "Try again in a minute, or call us.");
			})
			.use((c, next) => {
				for (const [name, value] of Object.entries(privacy)) c.header(name, value);
				return next();
			})
			.get("/", find, (c) => {
				const { entry, path } = c.get("found");
				return send(c, target.show(entry, path, new URL(c.req.url).searchParams), layout);
			})
			// It isn't asked where the post comes from: another site doesn't have the signature, and our page hides its address, so that some browsers send
			// "null" as its Origin.
			.post("/", find, takeBody("application/x-www-form-urlencoded"), async (c) => {
				const { entry, path, store } = c.get("found");
				const fields = Object.fromEntries(new URLSearchParams(c.get("body")));
				const acted = await target.act(entry, path, fields, (change) => store.change(entry.key, change));
				wake();
				return acted ? send(c, acted, layout) : refuse(c);
			})
			.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }))
	);
};
