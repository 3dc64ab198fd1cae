import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { FormValues } from "../../lib/forms/fields";
import type { Dependencies } from "../dependencies";
import { identifyClient, refuseTooMany, type ServerEnv } from "../http/request";
import type { Page } from "../pages/layout";
import { checkPerson } from "./desk-form";
import { codeWrongNotice, describeErrors, linkExpiredNotice, linkUsedNotice } from "./notices";
import { deskPath, getInquiryPath } from "./paths";
import { linkSeconds, type SignIn, sessionSeconds } from "./sign-in";
import { codePage, enterPage, signInPage } from "./sign-in-pages";

/**
 * The last search term. As it may be a visitor's name, it's kept out of addresses, which browsers
 * and proxies store.
 */
export const searchCookie = "desk-search";
const sessionCookie = "desk";
/** Which browser asked for a link, and for whom. */
const askedCookie = "desk-asked";
export const cookieOptions = {
	path: deskPath,
	httpOnly: true,
	secure: true,
	sameSite: "Lax",
} as const;

/** What each step of signing in and out answers. */
export const createSignInHandlers = (
	{ outbox, sendDeskPage: sendPage, limit, trustedProxies }: Dependencies,
	signIn: SignIn,
) => {
	const refuse = (c: Context, notice: Page["notice"]) => sendPage(c, 400, signInPage("", notice));
	const isUsed = async (id: string) => (await outbox()).isClaimed(id);

	const findUser = async (c: Context) => {
		const user = await signIn.read("session", getCookie(c, sessionCookie));
		return user && !(await isUsed(user.id)) ? user : undefined;
	};

	const askForLink = async (c: Context<ServerEnv>, { email = "", reference = "" }: FormValues) => {
		refuseTooMany(c, await limit.takeSignIn(identifyClient(c, trustedProxies)));
		const asked = await signIn.ask(email.slice(0, 254), reference, getCookie(c, askedCookie));
		setCookie(c, askedCookie, asked, { ...cookieOptions, maxAge: linkSeconds });
		return c.redirect(`${deskPath}?${new URLSearchParams({ reference, done: "asked" })}`, 303);
	};

	const enter = async (c: Context, { token = "", name = "" }: FormValues) => {
		const asked = await signIn.read("sign-in", token);
		if (!asked || !(await signIn.isFrom(asked, getCookie(c, askedCookie))))
			return refuse(c, linkExpiredNotice);
		const checked = checkPerson(name);
		if (!checked.ok)
			return sendPage(c, 400, enterPage(token, asked.email, describeErrors(checked.errors)));
		if (!(await (await outbox()).claimOnce(asked.id))) return refuse(c, linkExpiredNotice);
		const session = await signIn.makeSession(asked.email, checked.values.name ?? "");
		setCookie(c, sessionCookie, session, { ...cookieOptions, maxAge: sessionSeconds });
		return c.redirect(asked.reference ? getInquiryPath(asked.reference) : deskPath, 303);
	};

	const openLink = async (c: Context, token: string) => {
		const asked = await signIn.read("sign-in", token);
		if (!asked) return refuse(c, linkExpiredNotice);
		if (await isUsed(asked.id)) return refuse(c, linkUsedNotice);
		const isTheirs = await signIn.isFrom(asked, getCookie(c, askedCookie));
		return sendPage(
			c,
			200,
			isTheirs ? enterPage(token, asked.email) : codePage(signIn.makeCode(asked)),
		);
	};

	const takeCode = async (c: Context, { code = "" }: FormValues) => {
		const asked = await signIn.read("asked", getCookie(c, askedCookie));
		const isAllowed = asked && (await limit.takeCode(asked.id)) === 0;
		return isAllowed && code.replace(/\D/g, "") === signIn.makeCode(asked)
			? sendPage(c, 200, enterPage(await signIn.makeToken(asked), asked.email))
			: refuse(c, codeWrongNotice);
	};

	const leave = async (c: Context, { id }: { readonly id: string }) => {
		await (await outbox()).claimOnce(id);
		for (const name of [sessionCookie, searchCookie]) deleteCookie(c, name, cookieOptions);
		return c.redirect(`${deskPath}?done=left`, 303);
	};

	return { findUser, askForLink, openLink, takeCode, enter, leave };
};
