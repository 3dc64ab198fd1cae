import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page, PageLayout } from "../http/layout";
import { maxBytes, readBody, readMediaType } from "../http/request";
import type { HandlerDependencies } from "../http/request-handler";
import { end, endWithPage, type Handler } from "../http/respond";
import { problemPage } from "../http/response-pages";
import { describeError, log } from "../log";
import type { Change } from "../outbox/outbox";
import type { Entry } from "../requests/entry";
import type { LinkPurpose, Links } from "./links";

export interface LinkDependencies extends HandlerDependencies {
	/** Undefined if there are none: then every link is a wrong one. */
	readonly links: Links | undefined;
}

/** The answer to a right link: a page, another address to go to (after something was done), or a calendar file. */
export type LinkAnswer = { readonly status: number; readonly page: Page } | { readonly seeOther: string } | { readonly calendar: string };

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

const send = (request: IncomingMessage, response: ServerResponse, answer: LinkAnswer, layout: PageLayout): void => {
	if ("page" in answer) endWithPage(request, response, answer.status, answer.page, layout, privacy);
	else if ("seeOther" in answer) end(request, response, 303, "", { ...privacy, Location: answer.seeOther });
	else end(request, response, 200, answer.calendar, { ...privacy, ...calendarFile });
};

const wrongLink = [
	"This link doesn’t work",
	"Part of it is missing, or what it led to isn’t kept anymore. Check that you have all of it, or call us.",
] as const;
const notSaved = "It wasn’t saved";
const limits = `The form has to arrive within 10 seconds, in UTF-8, with at most ${maxBytes / 1024} kB. Go back and send it again.`;

/** The handler of signed links: GET and HEAD show, POST acts. */
export const createLinkHandler = (purpose: LinkPurpose, target: LinkTarget, { outbox, content, layout, links, wake }: LinkDependencies): Handler => {
	const explain = (status: number, title: string, text: string): LinkAnswer => ({ status, page: problemPage(title, text, content()) });

	/** @returns undefined if the sender has hung up */
	const answer = async (request: IncomingMessage): Promise<LinkAnswer | undefined> => {
		const query = new URL(request.url ?? "/", "http://localhost").searchParams;
		const reference = query.get("reference") ?? "";
		const isRight = links?.check(purpose, reference, query.get("signature") ?? "");
		const store = isRight ? await outbox() : undefined;
		const entry = await store?.findByReference(reference);
		if (!(links && store && entry)) return explain(404, ...wrongLink);
		const path = links.path(purpose, reference);
		if (request.method !== "POST") return target.show(entry, path, query);
		// It isn't asked where the post comes from: another site doesn't have the signature, and our page hides its address, so that some browsers send
		// "null" as its Origin.
		if (readMediaType(request.headers) !== "application/x-www-form-urlencoded" || request.headers["content-encoding"])
			return explain(415, notSaved, "Send the page’s form as application/x-www-form-urlencoded, without Content-Encoding.");
		const read = await readBody(request);
		if (read === "gone") return undefined;
		if ("status" in read) return explain(read.status, notSaved, limits);
		const fields = Object.fromEntries(new URLSearchParams(read.text));
		const acted = await target.act(entry, path, fields, (change) => store.change(entry.key, change));
		wake();
		return acted ?? explain(404, ...wrongLink);
	};

	return async (request, response) => {
		if (!["GET", "HEAD", "POST"].includes(request.method ?? "")) return end(request, response, 405, "", { Allow: "GET, HEAD, POST" });
		const result = await answer(request).catch((error) => {
			log(`${purpose} link: ${describeError(error)}`);
			return explain(503, "We can’t show this right now", "Try again in a minute, or call us.");
		});
		if (result) send(request, response, result, layout);
	};
};
