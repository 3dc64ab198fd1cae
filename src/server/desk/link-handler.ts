import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteContent } from "../content";
import { isSameOrigin, maxBytes, readBody, readMediaType } from "../http/request";
import { end, endWithPage, type Handler } from "../http/respond";
import type { Layout, Page } from "../http/response-pages";
import type { Entry } from "../outbox/entry";
import type { Change, Outbox } from "../outbox/outbox";
import type { LinkPurpose, Links } from "./links";
import { problemPage } from "./page-parts";

export interface LinkDependencies {
	readonly outbox: () => Promise<Outbox>;
	readonly content: () => SiteContent;
	readonly layout: Layout;
	/** Undefined if there are none: then every link is a wrong one. */
	readonly links: Links | undefined;
	/** Says that something may be waiting for delivery. */
	readonly wake: () => void;
	readonly now: () => number;
	/** For the people who run the site; never with anything a visitor has sent. */
	readonly log: (line: string) => void;
}

/** The answer to a right link: a page, another address to go to (after something was done), or a calendar file. */
export type LinkAnswer = { readonly status: number; readonly page: Page } | { readonly seeOther: string } | { readonly calendar: string };

/** What a right link leads to. @param path of the link itself */
export interface LinkTarget {
	/** Changes nothing: mail programs open links to check them. */
	readonly show: (entry: Entry, path: string, query: URLSearchParams) => LinkAnswer;
	/** @returns undefined if the entry isn't here any more */
	readonly act: (
		entry: Entry,
		path: string,
		fields: Readonly<Record<string, string>>,
		change: (change: Change) => Promise<Entry | undefined>,
	) => Promise<LinkAnswer | undefined>;
}

const calendarFile = { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'attachment; filename="appointment.ics"' };
const privacy = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

/** The handler of signed links: GET and HEAD show, POST acts. */
export const createLinkHandler = (purpose: LinkPurpose, target: LinkTarget, dependencies: LinkDependencies): Handler => {
	const { outbox, content, layout, links, wake, log } = dependencies;
	const problem = (status: number, title: string, text: string): LinkAnswer => ({ status, page: problemPage(title, text, content()) });
	const call = (): string => `call or text ${content().business.phone.display}`;
	const wrong = (): LinkAnswer =>
		problem(404, "This link doesn’t work", `Part of it is missing, or what it led to isn’t kept anymore. Check that you have all of it, or ${call()}.`);

	/** Refuses some posts before their body is read. */
	const refuse = (request: IncomingMessage): LinkAnswer | undefined => {
		if (!isSameOrigin(request.headers)) return problem(403, "It wasn’t saved", "This came from another website. Open the link again and save it from there.");
		if (readMediaType(request.headers) !== "application/x-www-form-urlencoded" || request.headers["content-encoding"])
			return problem(415, "It wasn’t saved", "Send the page’s form as application/x-www-form-urlencoded, without Content-Encoding.");
		return undefined;
	};

	const receive = async (request: IncomingMessage, store: Outbox, entry: Entry, path: string): Promise<LinkAnswer | undefined> => {
		const refusal = refuse(request);
		if (refusal) return refusal;
		const read = await readBody(request);
		if (read === "gone") return undefined;
		if ("status" in read) {
			const size = `The form has to arrive within 10 seconds, in UTF-8, with at most ${maxBytes / 1024} kB. Go back and send it again, or ${call()}.`;
			return problem(read.status, "It wasn’t saved", size);
		}
		const fields = Object.fromEntries(new URLSearchParams(read.text));
		const answer = await target.act(entry, path, fields, (change) => store.change(entry.key, change));
		if (answer) wake();
		return answer ?? wrong();
	};

	/** @returns undefined if the sender has hung up */
	const answer = async (request: IncomingMessage): Promise<LinkAnswer | undefined> => {
		const query = new URL(request.url ?? "/", "http://localhost").searchParams;
		const reference = query.get("reference") ?? "";
		if (!links?.check(purpose, reference, query.get("signature") ?? "")) return wrong();
		const store = await outbox();
		const entry = await store.findByReference(reference);
		if (!entry) return wrong();
		const path = links.path(purpose, reference);
		return request.method === "POST" ? receive(request, store, entry, path) : target.show(entry, path, query);
	};

	const send = (request: IncomingMessage, response: ServerResponse, result: LinkAnswer): void => {
		if ("page" in result) endWithPage(request, response, result.status, result.page, layout, privacy);
		else if ("seeOther" in result) end(request, response, 303, "", { ...privacy, Location: result.seeOther });
		else end(request, response, 200, result.calendar, { ...privacy, ...calendarFile });
	};

	return async (request, response) => {
		if (!["GET", "HEAD", "POST"].includes(request.method ?? "")) {
			end(request, response, 405, "", { Allow: "GET, HEAD, POST" });
			return;
		}
		let result: LinkAnswer | undefined;
		try {
			result = await answer(request);
		} catch (error) {
			log(`${purpose} link: ${error instanceof Error ? error.message : "unknown failure"}`);
			result = problem(503, "We can’t show this right now", `Try again in a minute, or ${call()}.`);
		}
		if (result) send(request, response, result);
	};
};
