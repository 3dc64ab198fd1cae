import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forms } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import { toLocalDate } from "../../lib/time/time-zone";
import type { Dependencies } from "../dependencies";
import { figuresPage } from "../figures/figures-page";
import { createFormRoutes } from "../http/form-routes";
import {
	isSameOrigin,
	readFields,
	refusal,
	type ServerEnv,
	takeBody,
	withHeaders,
} from "../http/request";
import { setStatus } from "../inquiries/desk-actions";
import { isUndoable } from "../inquiries/lifecycle";
import { getWaitingSince } from "../inquiries/open-inquiry";
import { createExplain } from "../pages/response-pages";
import { decide } from "./decide";
import { formatAge } from "./inbox";
import { inboxPage } from "./inbox-page";
import { inquiryPage } from "./inquiry-page";
import {
	describeClosed,
	describeErrors,
	notices,
	outdatedNotice,
	refusalNotices,
	signedOutNotice,
} from "./notices";
import { deskPath, getInquiryPath, newPath } from "./paths";
import { dayPage } from "./schedule";
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
	if (!signIn)
		return new Hono<ServerEnv>().all("/", (c) =>
			explain(
				c,
				404,
				"There’s no inbox here",
				"The site’s server has no LINK_SECRET. Whoever runs it can set one.",
			),
		);

	const { findUser, askForLink, openLink, takeCode, enter, leave } = createSignInHandlers(
		dependencies,
		signIn,
	);

	const signedIn =
		(show: (c: Context, user: string) => Promise<Response>) =>
		(c: Context<ServerEnv>): Response | Promise<Response> => {
			const { reference = "", done = "" } = c.req.query();
			const user = c.get("user");
			return user
				? show(c, user.name)
				: sendPage(c, 200, signInPage(reference, notices[done], done === "asked"));
		};

	const showInbox = async (c: Context, user: string): Promise<Response> => {
		const store = await outbox();
		const query = c.req.query("found") ? (getCookie(c, searchCookie) ?? "") : "";
		const { list = "", page = "", closed } = c.req.query();
		const view = { user, query, list, page: Math.max(0, Math.floor(Number(page)) || 0) };
		const inbox = inboxPage(await store.list(), view, content().business);
		return sendPage(c, 200, closed ? { ...inbox, notice: describeClosed(Number(closed)) } : inbox);
	};

	const closeSpam = async (c: Context, shown: string, user: string): Promise<Response> => {
		const store = await outbox();
		const close = async (reference: string) => {
			const inquiry = await store.findByReference(reference);
			return (
				inquiry &&
				store.change(inquiry.key, (current, at) =>
					current.status === "held" ? setStatus(current, at, "closed", user, "Spam") : current,
				)
			);
		};
		const all = await Promise.all(shown.split(" ").map(close));
		const { length } = all.filter((each) => each?.status === "closed");
		return c.redirect(`${deskPath}?list=held&closed=${length}`, 303);
	};

	const showDay = async (c: Context): Promise<Response> =>
		sendPage(c, 200, dayPage(await (await outbox()).list(), c.req.query("day"), content()));

	const showFigures = async (c: Context): Promise<Response> => {
		const today = toLocalDate(content().business.timeZone, new Date());
		return sendPage(c, 200, figuresPage(await (await outbox()).listCounts(), today));
	};

	const showInquiry = async (c: Context, user: string): Promise<Response> => {
		const { reference, done = "" } = c.req.query();
		const all = await (await outbox()).list();
		const inquiry = all.find((each) => each.reference === reference);
		if (!inquiry) return notHere(c);
		const isTooLate = done === "undo" && !isUndoable(inquiry, Date.now(), user);
		const notice = notices[isTooLate ? "saved" : done];
		return sendPage(c, 200, inquiryPage(inquiry, all, content(), user, notice));
	};

	const save = async (c: Context, fields: FormValues, user: string): Promise<Response> => {
		const store = await outbox();
		const all = await store.list();
		const inquiry = all.find(({ reference }) => reference === c.req.query("reference"));
		if (!inquiry) return notHere(c);
		const decided = decide(fields, user, {
			now: Date.now(),
			inquiry,
			inquiries: all,
			content: content(),
		});
		if ("errors" in decided)
			return sendPage(
				c,
				400,
				inquiryPage(inquiry, all, content(), user, describeErrors(decided.errors), fields),
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
			return sendPage(c, 409, inquiryPage(changed, all, content(), user, notice, fields));
		}
		const since = getWaitingSince(before);
		if (since && !getWaitingSince(changed) && changed.status !== "held")
			await count("answer", `answered after ${formatAge(Date.now() - since)}`);
		if (changed.booking && !before.booking) await count("answer", "booked");
		return c.redirect(`${getInquiryPath(inquiry.reference)}&done=${decided.done}`, 303);
	};

	const signedOut = (c: Context): Response =>
		sendPage(c, 403, signInPage(c.req.query("reference") ?? "", signedOutNotice));

	const routes = new Hono<ServerEnv>()
		.onError(onError)
		.use(withHeaders({ "X-Robots-Tag": "noindex" }), async (c, next) => {
			c.set("user", await findUser(c));
			await next();
		})
		.use("/new/*", async (c, next) => (c.get("user") ? next() : signedOut(c)))
		.get("/", (c) => {
			const { reference, "sign-in": token } = c.req.query();
			return token ? openLink(c, token) : signedIn(reference ? showInquiry : showInbox)(c);
		})
		.get("/today", signedIn(showDay))
		.get("/figures", signedIn(showFigures))
		.post("/", takeBody("application/x-www-form-urlencoded"), (c) => {
			// Another site can't act for somebody who is signed in here.
			if (!isSameOrigin(c))
				throw refusal(403, "This came from another website. Open the inbox and do it there.");
			const fields = readFields(c.get("body"));
			if (fields.do === "ask") return askForLink(c, fields);
			if (fields.do === "code") return takeCode(c, fields);
			if (fields.do === "enter") return enter(c, fields);
			const user = c.get("user");
			if (!user) return signedOut(c);
			if (fields.do === "leave") return leave(c, user);
			if (fields.do === "spam") return closeSpam(c, fields.shown ?? "", user.name);
			if (fields.do !== "search") return save(c, fields, user.name);
			setCookie(c, searchCookie, (fields.query ?? "").trim().slice(0, 200), cookieOptions);
			return c.redirect(`${deskPath}?found=1`, 303);
		})
		.get("/new", (c) => c.redirect(`${newPath}/appointment`))
		.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }));
	for (const form of Object.values(forms))
		routes.route(`/new/${form.id}`, createFormRoutes(form, dependencies));
	return routes;
};
