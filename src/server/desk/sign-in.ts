import { randomUUID } from "node:crypto";
import { sign, verify } from "hono/jwt";
import { z } from "zod";
import { findSiteUrl, type SiteContent } from "../content";
import { log } from "../log";
import type { Draft } from "../mail/mail";
import { listAddresses, type Settings } from "../settings";
import { deskPath } from "./address";

/**
 * The mailed link, or the cookie that keeps somebody signed in. One isn't accepted for the other.
 */
type Purpose = "sign-in" | "session";

const linkMinutes = 15;
export const sessionSeconds = 30 * 86_400;

const claims = z.object({
	email: z.email(),
	id: z.string(),
	reference: z.string(),
	name: z.string(),
});
type Claims = z.infer<typeof claims>;

interface SignInOptions {
	readonly settings: Pick<Settings, "linkSecret" | "siteUrl" | "smtp">;
	readonly content: () => SiteContent;
	/** Undefined if nothing is mailed: then the log gets the link. */
	readonly sendNow: ((to: string, draft: Draft) => Promise<void>) | undefined;
}

/**
 * The addresses in SMTP_TO or, without it, the spa's own may sign in. A new LINK_SECRET signs
 * everybody out.
 * @returns undefined without LINK_SECRET
 */
export const createSignIn = ({ settings, content, sendNow }: SignInOptions) => {
	const { linkSecret, smtp } = settings;
	if (!linkSecret) return undefined;
	const keyOf = (purpose: Purpose): string => `${purpose}\n${linkSecret}`;
	const make = (purpose: Purpose, token: Claims, seconds: number): Promise<string> =>
		sign({ ...token, exp: Math.floor(Date.now() / 1000) + seconds }, keyOf(purpose), "HS256");
	const findAddress = (email: string): string | undefined =>
		listAddresses(smtp?.to ?? content().business.email).find(
			(each) => each.toLowerCase() === email.trim().toLowerCase(),
		);
	/** @throws Error if it isn't one of the desk's addresses */
	const makeLink = async (address: string, reference = ""): Promise<string> => {
		const email = findAddress(address);
		if (!email)
			throw new Error(
				"That address isn't one of the front desk's. Expected one of SMTP_TO or, without it, the email address in content/site.json.",
			);
		const token = await make(
			"sign-in",
			{ email, id: randomUUID(), reference, name: "" },
			linkMinutes * 60,
		);
		return `${findSiteUrl(settings, content().business)}${deskPath}?${new URLSearchParams({ "sign-in": token })}`;
	};
	return {
		makeLink,
		/**
		 * Mails a link if the address is one of the desk's. It never throws, so that whoever asks
		 * learns nothing.
		 */
		mailLink: async (address: string, reference: string): Promise<void> => {
			const email = findAddress(address);
			if (!email) return;
			const href = await makeLink(email, reference);
			if (!sendNow)
				return log(
					`The link to sign in as ${email}, which works once, within ${linkMinutes} minutes: ${href}`,
				);
			const text = `This link signs you in. It works once, within ${linkMinutes} minutes. If you didn’t ask for it, ignore this email.`;
			const parts = [text, { label: "Sign in to the inbox", href }];
			await sendNow(email, { subject: "Sign in to the inbox", parts }).catch((error) =>
				log(`A link to sign in wasn't mailed: ${error.message}`, "warn"),
			);
		},
		makeSession: (email: string, name: string): Promise<string> =>
			make("session", { email, name, id: "", reference: "" }, sessionSeconds),
		/**
		 * @returns undefined if the token is forged, expired, for something else, or of somebody who
		 * has left the desk
		 */
		read: async (purpose: Purpose, token = ""): Promise<Claims | undefined> => {
			const { data } = claims.safeParse(
				await verify(token, keyOf(purpose), "HS256").catch(() => undefined),
			);
			return data && findAddress(data.email) ? data : undefined;
		},
	};
};
export type SignIn = NonNullable<ReturnType<typeof createSignIn>>;
