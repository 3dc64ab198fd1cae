import { createHmac, randomUUID } from "node:crypto";
import { sign, verify } from "hono/jwt";
import type { SiteContent } from "../content";
import { log } from "../log";
import type { Draft } from "../mail/mail";
import { listEmails, type Settings } from "../settings";
import { deskPath } from "./paths";

/**
 * The mailed link, the cookie of the browser that asked for it, or the one that keeps somebody
 * signed in. None is accepted for another.
 */
type Purpose = "sign-in" | "asked" | "session";

/** Texts say 15 minutes, too. */
export const linkSeconds = 900;
export const sessionSeconds = 30 * 86_400;

/**
 * A link and the cookie of the browser that asked for it have the same id. A link without a browser
 * works in any.
 */
type Claims = Record<"email" | "id" | "reference" | "name" | "browser", string>;
type NewClaims = Partial<Claims> & Pick<Claims, "email">;

/**
 * The addresses in SMTP_TO or, without it, the spa's own may sign in. A new LINK_SECRET signs
 * everybody out.
 * @returns undefined without LINK_SECRET
 */
export const createSignIn = ({
	settings,
	content,
	sendNow,
}: {
	settings: Pick<Settings, "linkSecret" | "siteUrl" | "smtp">;
	content: () => SiteContent;
	/** Undefined if nothing is mailed: then the log gets the link. */
	sendNow: ((to: string, draft: Draft) => Promise<void>) | undefined;
}) => {
	const { linkSecret, smtp } = settings;
	if (!linkSecret) return undefined;
	const keyOf = (purpose: string): string => `${purpose}\n${linkSecret}`;
	const make = (purpose: Purpose, token: NewClaims, seconds: number): Promise<string> => {
		const exp = Math.floor(Date.now() / 1000) + seconds;
		const claims: Claims = { id: randomUUID(), reference: "", name: "", browser: "", ...token };
		return sign({ ...claims, exp }, keyOf(purpose), "HS256");
	};
	/** @returns undefined if the token is forged, expired or for something else */
	const open = (purpose: Purpose, token = "") =>
		verify(token, keyOf(purpose), "HS256").catch(() => undefined) as Promise<Claims | undefined>;
	const findDeskEmail = (email: string) =>
		listEmails(smtp?.to ?? content().business.email).find(
			(each) => each.toLowerCase() === email.trim().toLowerCase(),
		);
	/** @returns undefined also for somebody who has left the desk */
	const read = async (purpose: Purpose, token?: string): Promise<Claims | undefined> => {
		const found = await open(purpose, token);
		const email = found && findDeskEmail(found.email);
		return email ? { ...found, email } : undefined;
	};
	const makeToken = (asked: NewClaims) => make("sign-in", asked, linkSeconds);
	const makeHref = async (asked: NewClaims): Promise<string> =>
		`${settings.siteUrl ?? content().business.url}${deskPath}?${new URLSearchParams({ "sign-in": await makeToken(asked) })}`;
	/** It never throws, so that whoever asks learns nothing. */
	const mailLink = async (asked: NewClaims): Promise<void> => {
		const { email } = asked;
		const href = await makeHref(asked);
		if (!sendNow) return log(`A link to sign in as ${email}, good once, for 15 minutes: ${href}`);
		const text =
			"This link signs you in, once, within 15 minutes, in the browser where you asked for it. Anywhere else it shows a code to type there. If you didn’t ask for it, ignore this email, and give the code to nobody.";
		const subject = "Sign in to the inbox";
		await sendNow(email, { subject, parts: [text, { label: subject, href }] }).catch((error) =>
			log(`A link to sign in wasn't mailed: ${error.message}`, "warn"),
		);
	};
	return {
		read,
		makeToken,
		/** A link for any browser. @throws Error if it isn't one of the desk's addresses */
		makeLink: (address: string): Promise<string> => {
			const email = findDeskEmail(address);
			if (!email)
				throw new Error(
					"That isn't an address of the front desk. Expected one of SMTP_TO or, without it, the one in content/site.json.",
				);
			return makeHref({ email });
		},
		/**
		 * Mails a link if the address is one of the desk's.
		 * @param cookie what this browser has from an earlier call
		 * @returns a cookie for the browser, the same for every address
		 */
		ask: async (address: string, reference: string, cookie?: string): Promise<string> => {
			const browser = (await open("asked", cookie))?.browser ?? randomUUID();
			const asked = { email: address, id: randomUUID(), reference, browser };
			const email = findDeskEmail(address);
			if (email) void mailLink({ ...asked, email });
			return make("asked", asked, linkSeconds);
		},
		/** Whoever can read a link can't make the cookie of the browser it names. */
		isFrom: async ({ browser }: Claims, cookie?: string): Promise<boolean> =>
			!browser || browser === (await open("asked", cookie))?.browser,
		/** Six digits for the browser that asked, if its link was opened somewhere else. */
		makeCode: ({ id }: Claims): string => {
			const digest = createHmac("sha256", keyOf("code")).update(id).digest();
			return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
		},
		makeSession: (email: string, name: string) => make("session", { email, name }, sessionSeconds),
	};
};
export type SignIn = NonNullable<ReturnType<typeof createSignIn>>;
