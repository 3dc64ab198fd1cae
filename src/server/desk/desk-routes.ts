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
import type { Inquiry } from "../inquiries/inquiry";
import { isUndoable } from "../inquiries/lifecycle";
import { getWaitingSince } from "../inquiries/open-inquiry";
import type { Change } from "../outbox/outbox";
import type { Page } from "../pages/layout";
import { createExplain } from "../pages/response-pages";
import { decide } from "./decide";
import { formatAge } from "./inbox";
import { inboxPage } from "./inbox-page";
import { inquiryPage } from "./inquiry-page";
import { describeErrors, notices } from "./notices";
import { deskPath, getInquiryPath } from "./paths";
import { dayPage } from "./schedule";
import { cookieOptions, createSignInSteps, searchCookie, signInPage } from "./sign-in-steps";

const signedOut = {
	title: "You’re signed out",
	text: "Nothing was saved. After you sign in, your browser’s Back button takes you back to what you typed.",
};

/** GET changes nothing, because mail programs open links. POST acts for whoever is signed in. */
export const createDeskRoutes = (dependencies: Dependencies) => {
	const { outbox, content, sendDeskPage: sendPage, signIn, wake, count } = dependencies;
	const { explain, onError } = createExplain("inbox", sendPage, content);
	const notHere = (c: Context): Response => {
		const why = "It may have been deleted, or the reference may be wrong.";
		return explain(c, 404, "This request isn’t here", why);
	};
	if (!signIn) {
		const why = "The site’s server has no LINK_SECRET. Whoever runs it can set one.";
		return new Hono<ServerEnv>().all("/", (c) => explain(c, 404, "There’s no inbox here", why));
	}

	const steps = createSignInSteps(dependencies, signIn);
	const nameUser = (c: Context<ServerEnv>): string => c.get("user")?.name ?? "";

	const showInbox = async (c: Context<ServerEnv>): Promise<Response> => {
		const { list = "", page = "", found, closed } = c.req.query();
		const view = {
			user: nameUser(c),
			query: found ? (getCookie(c, searchCookie) ?? "") : "",
			list,
			page: Math.max(0, Math.floor(Number(page)) || 0),
		};
		const notice = closed
			? {
					title: `${Number(closed)} closed as spam`,
					text: "Nobody was emailed. For ten seconds you can undo each on its page.",
				}
			: undefined;
		const all = await (await outbox()).list();
		return sendPage(c, 200, { ...inboxPage(all, view, content().business), notice });
	};

	const closeSpam = async (c: Context<ServerEnv>, { shown = "" }: FormValues) => {
		const store = await outbox();
		const isSpam = ({ status, reference }: Inquiry): boolean =>
			status === "held" && shown.includes(reference);
		const spam = (await store.list()).filter(isSpam);
		const close: Change = (current, at) =>
			isSpam(current) ? setStatus(current, at, "closed", nameUser(c), "Spam") : current;
		await Promise.all(spam.map(({ key }) => store.change(key, close)));
		return c.redirect(`${deskPath}?list=held&closed=${spam.length}`, 303);
	};

	/** @param posted what the desk says it did */
	const showInquiry = async (c: Context<ServerEnv>, posted?: FormValues): Promise<Response> => {
		const { reference, done = "" } = c.req.query();
		const user = nameUser(c);
		const store = await outbox();
		const inquiries = await store.list();
		const inquiry = inquiries.find((each) => each.reference === reference);
		if (!inquiry) return notHere(c);
		const show = (status: 200 | 400 | 409, notice: Page["notice"], current = inquiry) =>
			sendPage(c, status, inquiryPage(current, inquiries, content(), user, notice, posted));
		if (!posted) {
			const isTooLate = done === "undo" && !isUndoable(inquiry, Date.now(), user);
			return show(200, notices[isTooLate ? "saved" : done]);
		}
		const context = { now: Date.now(), inquiry, inquiries, content: content() };
		const decided = decide(posted, user, context);
		if ("errors" in decided) return show(400, describeErrors(decided.errors));
		let before = inquiry;
		const changed = await store.change(inquiry.key, (current, at) => {
			before = current;
			return decided.work(current, at);
		});
		wake();
		if (!changed) return notHere(c);
		if (changed === before) return show(409, decided.refusal, changed);
		const since = getWaitingSince(before);
		if (since && !getWaitingSince(changed) && changed.status !== "held")
			await count("answer", `answered after ${formatAge(Date.now() - since)}`);
		if (changed.booking && !before.booking) await count("answer", "booked");
		return c.redirect(`${getInquiryPath(inquiry.reference)}&done=${decided.done}`, 303);
	};

	const routes = new Hono<ServerEnv>()
		.onError(onError)
		.use(withHeaders({ "X-Robots-Tag": "noindex" }))
		.get("/", (c, next) => {
			const token = c.req.query("sign-in");
			return token ? steps.openLink(c, token) : next();
		})
		.post("/", takeBody("application/x-www-form-urlencoded"), (c, next) => {
			// Another site can't act for somebody who is signed in here.
			if (!isSameOrigin(c))
				throw refusal(403, "This came from another website. Open the inbox and do it there.");
			const fields = readFields(c.get("body"));
			if (fields.do === "ask") return steps.askForLink(c, fields);
			if (fields.do === "code") return steps.takeCode(c, fields);
			if (fields.do === "enter") return steps.openLink(c, fields.token ?? "", fields.name ?? "");
			return next();
		})
		// Whatever follows is for whoever is signed in.
		.on(["GET", "POST"], "*", async (c, next) => {
			const { reference = "", done = "" } = c.req.query();
			c.set("user", await steps.findUser(c));
			if (c.get("user")) return next();
			return c.req.method === "POST"
				? sendPage(c, 403, signInPage(reference, signedOut))
				: sendPage(c, 200, signInPage(reference, notices[done], done === "asked"));
		})
		.get("/", (c) => (c.req.query("reference") ? showInquiry(c) : showInbox(c)))
		.get("/today", async (c) =>
			sendPage(c, 200, dayPage(await (await outbox()).list(), c.req.query("day"), content())),
		)
		.get("/figures", async (c) => {
			const today = toLocalDate(content().business.timeZone, new Date());
			return sendPage(c, 200, figuresPage(await (await outbox()).listCounts(), today));
		})
		.post("/", (c) => {
			const fields = readFields(c.get("body"));
			if (fields.do === "leave") return steps.leave(c);
			if (fields.do === "spam") return closeSpam(c, fields);
			if (fields.do !== "search") return showInquiry(c, fields);
			setCookie(c, searchCookie, (fields.query ?? "").trim().slice(0, 200), cookieOptions);
			return c.redirect(`${deskPath}?found=1`, 303);
		})
		.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }));
	for (const form of Object.values(forms))
		routes.route(`/new/${form.id}`, createFormRoutes(form, dependencies));
	return routes;
};
