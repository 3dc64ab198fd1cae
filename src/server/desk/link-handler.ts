import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page } from "../../lib/http/page-frame";
import type { SiteContent } from "../content";
import { describeError } from "../describe-error";
import { maxBytes, readBody, readMediaType } from "../http/request";
import { end, endWithPage, type Handler } from "../http/respond";
import type { Layout } from "../http/response-pages";
import type { Change, Outbox } from "../outbox/outbox";
import type { Entry } from "../requests/entry";
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

const send = (request: IncomingMessage, response: ServerResponse, answer: LinkAnswer, layout: Layout): void => {
	if ("page" in answer) endWithPage(request, response, answer.status, answer.page, layout, privacy);
	else if ("seeOther" in answer) end(request, response, 303, "", { ...privacy, Location: answer.seeOther });
	else end(request, response, 200, answer.calendar, { ...privacy, ...calendarFile });
};

/** What didn't work, for a page. */
interface Problem {
	readonly status: number;
	readonly title: string;
	readonly text: string;
}

const unsaved = (status: number, text: string): Problem => ({ status, title: "It wasn’t saved", text });

/**
 * The fields of a form that was posted, or why they can't be had; "gone" if the sender has hung up. It isn't asked where the post comes from: another
 * site doesn't have the signature, and our page hides its address, so that some browsers send "null" as its Origin.
 */
const readFields = async (request: IncomingMessage): Promise<Readonly<Record<string, string>> | { readonly problem: Problem } | "gone"> => {
	if (readMediaType(request.headers) !== "application/x-www-form-urlencoded" || request.headers["content-encoding"])
		return { problem: unsaved(415, "Send the page’s form as application/x-www-form-urlencoded, without Content-Encoding.") };
	const read = await readBody(request);
	if (read === "gone") return read;
	const limits = `The form has to arrive within 10 seconds, in UTF-8, with at most ${maxBytes / 1024} kB. Go back and send it again.`;
	return "status" in read ? { problem: unsaved(read.status, limits) } : Object.fromEntries(new URLSearchParams(read.text));
};

const hasProblem = (read: object): read is { readonly problem: Problem } => "problem" in read && typeof read.problem === "object";

/** The handler of signed links: GET and HEAD show, POST acts. */
export const createLinkHandler = (purpose: LinkPurpose, target: LinkTarget, { outbox, content, layout, links, wake, log }: LinkDependencies): Handler => {
	const refuse = ({ status, title, text }: Problem): LinkAnswer => ({ status, page: problemPage(title, text, content()) });
	const refuseLink = (): LinkAnswer =>
		refuse({
			status: 404,
			title: "This link doesn’t work",
			text: "Part of it is missing, or what it led to isn’t kept anymore. Check that you have all of it, or call us.",
		});

	const receive = async (request: IncomingMessage, store: Outbox, entry: Entry, path: string): Promise<LinkAnswer | undefined> => {
		const fields = await readFields(request);
		if (fields === "gone") return undefined;
		if (hasProblem(fields)) return refuse(fields.problem);
		const answer = await target.act(entry, path, fields, (change) => store.change(entry.key, change));
		wake();
		return answer ?? refuseLink();
	};

	/** @returns undefined if the sender has hung up */
	const answer = async (request: IncomingMessage): Promise<LinkAnswer | undefined> => {
		const query = new URL(request.url ?? "/", "http://localhost").searchParams;
		const reference = query.get("reference") ?? "";
		if (!links?.check(purpose, reference, query.get("signature") ?? "")) return refuseLink();
		const store = await outbox();
		const entry = await store.findByReference(reference);
		if (!entry) return refuseLink();
		const path = links.path(purpose, reference);
		return request.method === "POST" ? receive(request, store, entry, path) : target.show(entry, path, query);
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
			log(`${purpose} link: ${describeError(error)}`);
			result = refuse({ status: 503, title: "We can’t show this right now", text: "Try again in a minute, or call us." });
		}
		if (result) send(request, response, result, layout);
	};
};
