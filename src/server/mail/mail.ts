import type { Site } from "../../content/schemas/site";
import type { SummaryRow } from "../../lib/forms/summary";
import type { SiteContent } from "../content";
import type { LinkPurpose, Links } from "../desk/links";
import type { Entry, QueuedMail } from "../requests/entry";

/** A part of a mail: a paragraph, a link on a line of its own, what was sent, or a text in the visitor's words. */
export type Part = string | { readonly label: string; readonly href: string } | { readonly rows: readonly SummaryRow[] } | { readonly quote: string };

/** What each kind of mail says. */
export interface Draft {
	readonly subject: string;
	readonly parts: readonly Part[];
	readonly attachments?: { readonly filename: string; readonly content: string; readonly contentType: string }[];
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
	/** The instant at which it's sent. */
	readonly now: number;
}

/** Writes one kind of mail. @param mail which of the entry's it is */
export type Composer = (entry: Entry, context: MailContext, mail: QueuedMail) => Draft;

/** A link to a request, if links can be signed. */
export const linkTo = (purpose: LinkPurpose, { reference }: Entry, { links }: MailContext, label: string): Part[] =>
	links ? [{ label, href: links.address(purpose, reference) }] : [];

/** One line without control characters, for a header: a character that would end it becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
