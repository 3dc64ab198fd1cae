import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { forms } from "../../forms";
import { formatDuration } from "../../lib/forms/failure";
import type { FormValues } from "../../lib/forms/fields";
import type { Dependencies } from "../dependencies";
import {
	identifyClient,
	isSameOrigin,
	refusal,
	type ServerEnv,
	takeBody,
	withHeaders,
} from "../http/request";
import { createExplain } from "../http/response-pages";
import { isUndoable } from "../inquiries/desk-actions";
import { deskAddress, deskPath } from "./address";
import { decide } from "./decide";
import { checkPerson } from "./desk-form";
import { inboxPage } from "./inbox-page";
import { inquiryPage } from "./inquiry-page";
import {
	codeWrong,
	linkExpired,
	linkUsed,
	notices,
	outdated,
	refused,
	signedOut,
	wrong,
} from "./notices";
import { linkSeconds, type SignIn, sessionSeconds } from "./sign-in";
import { codePage, enterPage, signInPage } from "./sign-in-pages";

const sessionCookie = "desk";
/**
 * The last search term. As it may be a visitor's name, it's kept out of addresses, which browsers
 * and proxies store.
 */
const searchCookie = "desk-search";
/** Which browser asked for a link, and for whom. */
const askedCookie = "desk-asked";
const cookie = { path: deskPath, httpOnly: true, secure: true, sameSite: "Lax" } as const;

/** GET changes nothing, because mail programs open links. POST acts for whoever is signed in. */
export const createDeskRoutes = ({
	outbox,
	content,
	sendPage,
	signIn,
	limit,
	trustedProxies,
	wake,
}: Dependencies) => {
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

	const findUser = async (c: Context): ReturnType<SignIn["read"]> => {
		const user = await signIn.read("session", getCookie(c, sessionCookie));
		return user?.id && (await (await outbox()).isMarked(user.id)) ? undefined : user;
	};

	const showInbox = async (c: Context, user: string): Promise<Response> => {
		const store = await outbox();
		const query = c.req.query("found") ? (getCookie(c, searchCookie) ?? "") : "";
		const { timeZone } = content().business;
		return sendPage(c, 200, inboxPage(await store.list(), query, user, timeZone));
	};

	const askForLink = async (
		c: Context<ServerEnv>,
		{ email = "", reference = "" }: FormValues,
	): Promise<Response> => {
		const wait = await limit.takeSignIn(identifyClient(c, trustedProxies));
		if (wait > 0)
			throw refusal(
				429,
				`Too many links were requested. You can ask for another one in ${formatDuration(wait * 1000)}.`,
			);
		const asked = await signIn.ask(email.slice(0, 254), reference, getCookie(c, askedCookie));
		setCookie(c, askedCookie, asked, { ...cookie, maxAge: linkSeconds });
		return c.redirect(`${deskPath}?${new URLSearchParams({ reference, done: "asked" })}`, 303);
	};

	const enter = async (c: Context, { token = "", name = "" }: FormValues): Promise<Response> => {
		const asked = await signIn.read("sign-in", token);
		const isTheirs = asked && (await signIn.isFrom(asked, getCookie(c, askedCookie)));
		const checked = checkPerson(name);
		if (isTheirs && !checked.ok)
			return sendPage(c, 400, enterPage(token, asked.email, wrong(checked.errors)));
		if (!isTheirs || !checked.ok || !(await (await outbox()).markOnce(asked.id)))
			return sendPage(c, 400, signInPage("", linkExpired));
		setCookie(c, sessionCookie, await signIn.makeSession(asked.email, checked.values.name ?? ""), {
			...cookie,
			maxAge: sessionSeconds,
		});
		return c.redirect(asked.reference ? deskAddress(asked.reference) : deskPath, 303);
	};

	const openLink = async (c: Context, token: string): Promise<Response> => {
		const asked = await signIn.read("sign-in", token);
		if (!asked) return sendPage(c, 400, signInPage("", linkExpired));
		if (await (await outbox()).isMarked(asked.id))
			return sendPage(c, 400, signInPage("", linkUsed));
		return (await signIn.isFrom(asked, getCookie(c, askedCookie)))
			? sendPage(c, 200, enterPage(token, asked.email))
			: sendPage(c, 200, codePage(signIn.makeCode(asked)));
	};

	const takeCode = async (c: Context, { code = "" }: FormValues): Promise<Response> => {
		const asked = await signIn.read("asked", getCookie(c, askedCookie));
		const isAllowed = asked && (await limit.takeCode(asked.id)) === 0;
		return isAllowed && code.replace(/\D/g, "") === signIn.makeCode(asked)
			? sendPage(c, 200, enterPage(await signIn.makeToken(asked), asked.email))
			: sendPage(c, 400, signInPage("", codeWrong));
	};

	const leave = async (c: Context, { id }: { readonly id: string }): Promise<Response> => {
		if (id) await (await outbox()).markOnce(id);
		for (const name of [sessionCookie, searchCookie]) deleteCookie(c, name, cookie);
		return c.redirect(`${deskPath}?done=left`, 303);
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
			return sendPage(c, 400, inquiryPage(inquiry, content(), user, wrong(decided.errors), fields));
		let before = inquiry;
		const changed = await store.change(inquiry.key, (current, at) => {
			before = current;
			return decided.work(current, at);
		});
		wake();
		if (!changed) return notHere(c);
		if (changed === before) {
			const notice = refused[decided.done] ?? outdated;
			return sendPage(c, 409, inquiryPage(changed, content(), user, notice, fields));
		}
		return c.redirect(`${deskAddress(inquiry.reference)}&done=${decided.done}`, 303);
	};

	return new Hono<ServerEnv>()
		.onError(onError)
		.use(withHeaders({ "X-Robots-Tag": "noindex" }))
		.get("/", async (c) => {
			const { reference = "", done = "", "sign-in": token } = c.req.query();
			if (token) return openLink(c, token);
			const user = await findUser(c);
			if (!user) return sendPage(c, 200, signInPage(reference, notices[done], done === "asked"));
			if (!reference) return showInbox(c, user.name);
			const inquiry = await (await outbox()).findByReference(reference);
			if (!inquiry) return notHere(c);
			const isTooLate = done === "undo" && !isUndoable(inquiry, Date.now(), user.name);
			const notice = notices[isTooLate ? "saved" : done];
			return sendPage(c, 200, inquiryPage(inquiry, content(), user.name, notice));
		})
		.post("/", takeBody("application/x-www-form-urlencoded"), async (c) => {
			// Another site can't act for somebody who is signed in here.
			if (!isSameOrigin(c))
				throw refusal(403, "This came from another website. Open the inbox and do it there.");
			const fields = Object.fromEntries(new URLSearchParams(c.get("body")));
			if (fields.do === "ask") return askForLink(c, fields);
			if (fields.do === "code") return takeCode(c, fields);
			if (fields.do === "enter") return enter(c, fields);
			const user = await findUser(c);
			if (!user) return sendPage(c, 403, signInPage(c.req.query("reference") ?? "", signedOut));
			if (fields.do === "leave") return leave(c, user);
			if (fields.do !== "search") return save(c, fields, user.name);
			setCookie(c, searchCookie, (fields.query ?? "").trim().slice(0, 200), cookie);
			return c.redirect(`${deskPath}?found=1`, 303);
		})
		.all("/", (c) => c.body(null, 405, { Allow: "GET, HEAD, POST" }));
};
