import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { FormValues } from "../../lib/forms/fields";
import type { Dependencies } from "../dependencies";
import { identifyClient, refuseTooMany, type ServerEnv } from "../http/request";
import type { Page } from "../pages/layout";
import { PageField, PageForm } from "../pages/page-form";
import { Paragraphs } from "../pages/page-text";
import { homeLink } from "../pages/response-pages";
import { checkPerson } from "./desk-form";
import { describeErrors } from "./notices";
import { deskPath, getInquiryPath } from "./paths";
import { linkSeconds, type SignIn, sessionSeconds } from "./sign-in";

/** It may be a visitor's name, so it's kept out of addresses, which browsers store. */
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

/** @param reference of the inquiry to show after signing in, or "" */
export const signInPage = (reference: string, notice?: Page["notice"], withCode = false): Page => ({
	title: "Sign in",
	notice,
	main: (
		<>
			{withCode && (
				<PageForm action={deskPath} hidden={{ do: "code" }} send="Continue" variant="secondary">
					<PageField
						name="code"
						label="Code"
						hint="Six digits, only if the link was opened in another browser."
						autoComplete="one-time-code"
					/>
				</PageForm>
			)}
			<Paragraphs
				texts={[
					"For our front desk: enter your work email address, and we’ll email you a link that signs you in.",
				]}
			/>
			<PageForm action={deskPath} hidden={{ do: "ask", reference }} send="Send the link">
				<PageField name="email" label="Email" type="email" autoComplete="email" />
			</PageForm>
		</>
	),
	links: [homeLink],
});

/** It asks for a name, because mail programs open links and some press buttons. */
const enterPage = (token: string, email: string, notice?: Page["notice"]): Page => ({
	title: "Who is at the desk?",
	notice,
	main: (
		<>
			<Paragraphs texts={[`You’re signing in as ${email}, for 30 days on this device.`]} />
			<PageForm
				action={deskPath}
				hidden={{ do: "enter", token }}
				errors={notice?.errors}
				send="Sign in"
			>
				<PageField
					name="name"
					label="Your name"
					hint="It goes into the history of the requests you answer."
					autoComplete="name"
				/>
			</PageForm>
		</>
	),
});

/** For a browser that didn't ask for the link, such as a program that checks mails. */
const codePage = (code: string): Page => ({
	title: "Type this code",
	main: (
		<>
			<p className="mt-6 figures font-display text-display-3 font-medium">{code}</p>
			<Paragraphs
				texts={[
					"You asked for this link in another browser. Type the code there, below “Check your email”. If you didn’t ask for it, close this page, and give the code to nobody.",
				]}
			/>
		</>
	),
	links: [homeLink],
});

export const createSignInSteps = (
	{ outbox, sendDeskPage: sendPage, limit, trustedProxies }: Dependencies,
	signIn: SignIn,
) => {
	const refuse = (c: Context, title: string, text: string) =>
		sendPage(c, 400, signInPage("", { title, text }));
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

	/** Where the mailed link leads. @param name what was entered there; undefined before */
	const openLink = async (c: Context, token: string, name?: string) => {
		const asked = await signIn.read("sign-in", token);
		if (!asked)
			return refuse(
				c,
				"This link doesn’t work anymore",
				"A link works once, within 15 minutes. Ask for a new one.",
			);
		if (await isUsed(asked.id))
			return refuse(
				c,
				"This link has been used",
				"If it wasn’t you who used it, tell whoever runs the site. Ask for a new one.",
			);
		if (!(await signIn.isFrom(asked, getCookie(c, askedCookie))))
			return sendPage(c, name === undefined ? 200 : 400, codePage(signIn.makeCode(asked)));
		if (name === undefined) return sendPage(c, 200, enterPage(token, asked.email));
		const checked = checkPerson(name);
		if (!checked.ok)
			return sendPage(c, 400, enterPage(token, asked.email, describeErrors(checked.errors)));
		// A second click is led to where the first one has signed in.
		if (!(await (await outbox()).claimOnce(asked.id))) return c.redirect(deskPath, 303);
		const session = await signIn.makeSession(asked.email, checked.values.name ?? "");
		setCookie(c, sessionCookie, session, { ...cookieOptions, maxAge: sessionSeconds });
		return c.redirect(asked.reference ? getInquiryPath(asked.reference) : deskPath, 303);
	};

	const takeCode = async (c: Context, { code = "" }: FormValues) => {
		const asked = await signIn.read("asked", getCookie(c, askedCookie));
		const isAllowed = asked && (await limit.takeCode(asked.id)) === 0;
		return isAllowed && code.replace(/\D/g, "") === signIn.makeCode(asked)
			? sendPage(c, 200, enterPage(await signIn.makeToken(asked), asked.email))
			: refuse(
					c,
					"That code isn’t right",
					"Type the six digits that the newest link shows, or ask for another link.",
				);
	};

	const leave = async (c: Context<ServerEnv>) => {
		await (await outbox()).claimOnce(c.get("user")?.id ?? "");
		for (const name of [sessionCookie, searchCookie]) deleteCookie(c, name, cookieOptions);
		return c.redirect(`${deskPath}?done=left`, 303);
	};

	return { findUser, askForLink, openLink, takeCode, leave };
};
