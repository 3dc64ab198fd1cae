import * as z from "zod/mini";
import { filledRows } from "../../lib/forms/summary";
import { appointment, message } from "../form-definitions";
import { type Entry, formatMessageId } from "../outbox/entry";

const forms = { appointment, message };

/** A mail for nodemailer. Only text, so nothing that a visitor wrote becomes markup. */
export interface Mail {
	readonly from: string;
	readonly to: string;
	readonly replyTo?: string;
	readonly subject: string;
	readonly messageId: string;
	readonly date: Date;
	readonly text: string;
}

/** What every mail of the site is written with. */
export interface MailContext {
	readonly from: string;
	/** The front desk's address. */
	readonly to: string;
	/** The spa's, for the times in a mail. */
	readonly timeZone: string;
	/** Of the spa's email address, for Message-IDs. */
	readonly domain: string;
}

/** One line without control characters, for a header: a character that would end it becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** "Term: value"; a value of several lines is indented below its term, so that none of its lines passes for a term. */
const rowAsText = ({ term, detail }: Entry["rows"][number]): string =>
	detail.includes("\n") ? `${term}:\n  ${detail.replace(/\n/g, "\n  ")}` : `${term}: ${detail}`;

/** The mail to the desk about an entry. Its subject names no treatment: subjects are shown where anybody may look. */
export const composeDeskMail = (entry: Entry, index: number, { from, to, timeZone, domain }: MailContext): Mail => {
	const received = new Date(entry.acceptedAt).toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "short" }).replace("\u202f", " ");
	const { title } = forms[entry.form];
	return {
		from,
		to,
		...(entry.replyTo && z.regexes.email.test(entry.replyTo) ? { replyTo: entry.replyTo } : {}),
		subject: oneLine(`${title} ${entry.reference}`),
		messageId: formatMessageId(entry, index, domain),
		date: new Date(entry.acceptedAt),
		text: [`${title} ${entry.reference}`, `Received ${received}.`, "", ...filledRows(entry.rows).map(rowAsText), ""].join("\n"),
	};
};
