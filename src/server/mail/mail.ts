import type { Site } from "../../content/schemas/site";
import type { SiteContent } from "../content";
import type { Links } from "../desk/links";
import type { Entry } from "../requests/entry";

/** A file that comes with a mail. */
export interface Attachment {
	readonly filename: string;
	readonly content: string;
	readonly contentType: string;
}

/** A mail for nodemailer. Mail to the desk is only text, so nothing that a visitor wrote becomes markup. */
export interface Mail {
	readonly from: string;
	readonly to: string;
	readonly replyTo?: string;
	readonly subject: string;
	readonly messageId: string;
	readonly date: Date;
	readonly headers?: Readonly<Record<string, string>>;
	readonly text: string;
	readonly html?: string;
	readonly attachments?: Attachment[];
}

/** What every mail of the site is written with. */
export interface MailContext {
	readonly from: string;
	/** The front desk's address. */
	readonly to: string;
	readonly business: Site;
	/** The text of the confirmations, which acknowledgments repeat. */
	readonly sent: SiteContent["sent"];
	/** Undefined if links can't be signed. */
	readonly links: Links | undefined;
	/** Requests that are held as likely spam. */
	readonly held: number;
}

/** Writes one kind of mail. @param index the mail's place in `entry.mails` */
export type Composer = (entry: Entry, index: number, context: MailContext) => Mail;

/** The domain of the spa's email address, for Message-IDs. */
export const getDomain = ({ email }: Site): string => email.split("@")[1] ?? "localhost";

/** One line without control characters, for a header: a character that would end it becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
