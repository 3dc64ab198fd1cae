import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forms } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import { toLocalDate } from "../../lib/time/time-zone";
import type { Dependencies } from "../dependencies";
import { figuresPage } from "../figures/figures-page";
import {
	isSameOrigin,
	readFields,
	refusal,
	type ServerEnv,
	takeBody,
	withHeaders,
} from "../http/request";
import { getWaitingSince } from "../inquiries/open-inquiry";
import { isUndoable } from "../inquiries/undo";
import { createExplain } from "../pages/response-pages";
import { decide } from "./decide";
import { formatAge } from "./inbox";
import { inboxPage } from "./inbox-page";
import { inquiryPage } from "./inquiry-page";
import {
	describeErrors,
	notices,
	outdatedNotice,
	refusalNotices,
	signedOutNotice,
} from "./notices";
import { deskPath, getInquiryPath } from "./paths";
import { cookieOptions, createSignInHandlers, searchCookie } from "./sign-in-handlers";
import { signInPage } from "./sign-in-pages";

/** GET changes nothing, because mail programs open links. POST acts for whoever is signed in. */
export const createDeskRoutes = (dependencies: Dependencies) => {
	const { outbox, content, sendDeskPage: sendPage, signIn, wake, count } = dependencies;
	const { explain, onError } = createExplain("inbox", sendPage, content);
	const notHere = (c: Context): Response =>
		explain(
			c,
			404,
			"This request isn’t here",
			"It may have been deleted, or the reference may be wrong.",
		);
	const off = (c: Context): Response =>
		explain(
			c,
			404,
			"There’s no inbox here",
			"The site’s server has no LINK_SECRET. Whoever runs it can set one.",
		);
	if (!signIn) return new Hono<ServerEnv>().all("/", off);

	const { findUser, askForLink, openLink, takeCode, enter, leave } = createSignInHandlers(
		dependencies,
		signIn,
	);

	const signedIn =
		(show: (c: Context, user: string) => Promise<Response>) =>
		async (c: Context): Promise<Response> => {
			const { reference = "", done = "" } = c.req.query();
			const user = await findUser(c);
			return user
				? show(c, user.name)
				: sendPage(c, 200, signInPage(reference, notices[done], done === "asked"));
		};

	const showInbox = async (c: Context, user: string): Promise<Response> => {
		const store = await outbox();
		const query = c.req.query("found") ? (getCookie(c, searchCookie) ?? "") : "";
		const { list = "", page = "" } = c.req.query();
		const view = { query, list, page: Math.max(0, Math.floor(Number(page)) || 0) };
		return sendPage(c, 200, inboxPage(await store.list(), view, user, content().business));
	};

	const showFigures = async (c: Context): Promise<Response> => {
		const today = toLocalDate(content().business.timeZone, new Date());
		return sendPage(c, 200, figuresPage(await (await outbox()).listCounts(), today));
	};

	const showInquiry = async (c: Context, user: string): Promise<Response> => {
		const { reference = "", done = "" } = c.req.query();
		const inquiry = await (await outbox()).findByReference(reference);
		if (!inquiry) return notHere(c);
		const isTooLate = done === "undo" && !isUndoable(inquiry, Date.now(), user);
		const notice = notices[isTooLate ? "saved" : done];
		return sendPage(c, 200, inquiryPage(inquiry, content(), user, notice));
	};

	const save = async (c: Context, fields: FormValues, user: string): Promise<Response> => {
		const store = await outbox();
		const inquiry = await store.findByReference(c.req.query("reference") ?? "");
		if (!inquiry) return notHere(c);
		const { business } = content();
		const decided = decide(inquiry, fields, user, {
			now: Date.now(),
			timeZone: business.timeZone,
			calendar: business,
			country: business.address.country,
			usualMinutes: forms[inquiry.form].suggestTime(inquiry.fields, content()).minutes,
		});
		if ("errors" in decided)
			return sendPage(
				c,
				400,
				inquiryPage(inquiry, content(), user, describeErrors(decided.errors), fields),
			);
		let before = inquiry;
		const changed = await store.change(inquiry.key, (current, at) => {
			before = current;
			return decided.work(current, at);
		});
		wake();
		if (!changed) return notHere(c);
		if (changed === before) {
			const notice = refusalNotices[decided.done] ?? outdatedNotice;
			return sendPage(c, 409, inquiryPage(changed, content(), user, notice, fields));
		}
		const since = getWaitingSince(before);
		if (since && !getWaitingSince(changed) && changed.status !== "held")
			await count("answer", `answered after ${formatAge(Date.now() - since)}`);
		if (changed.booking && !before.booking) await count("answer", "booked");
		return c.redirect(`${getInquiryPath(inquiry.reference)}&done=${decided.done}`, 303);
	};

	return new Hono<ServerEnv>()
		.onError(onError)
		.use(withHeaders({ "X-Robots-Tag": "noindex" }))
		.get("/", (c) => {
			const { reference, "sign-in": token } = c.req.query();
			if (token) return openLink(c, token);
			return signedIn(reference ? showInquiry : showInbox)(c);
		})
		.get("/figures", signedIn(showFigures))
		.post("/", takeBody("application/x-www-form-urlencoded"), async (c) => {
			// Another site can't act for somebody who is signed in here.
			if (!isSameOrigin(c))
				throw refusal(403, "This came from another website. Open the inbox and do it there.");
			const fields = readFields(c.get("body"));
			if (fields.do === "ask") return askForLink(c, fields);
			if (fields.do === "code") return takeCode(c, fields);
			if (fields.do === "enter") return enter(c, fields);
			const user = await findUser(c);
			if (!user)
				return sendPage(c, 403, signInPage(c.req.query("reference") ?? "", signedOutNotice));
			if (fields.do === "leave") return leave(c, user);
			if (fields.do !== "search") return save(c, fields, user.name);
			setCookie(c, searchCookie, (fields.query ?? "").trim().slice(0, 200), cookieOptions);
			return c.redirect(`${deskPath}?found=1`, 303);
		})
		.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }));
};
