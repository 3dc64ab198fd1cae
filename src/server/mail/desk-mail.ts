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

/** One line without control characters, for a header: a character that would end it becomes a space. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** "Term: value"; a value of several lines is indented below its term, so that none of its lines passes for a term. */
const rowAsText = ({ term, detail }: Entry["rows"][number]): string =>
	detail.includes("\n") ? `${term}:\n  ${detail.replace(/\n/g, "\n  ")}` : `${term}: ${detail}`;

/**
 * The mail to the desk about an entry.
 * @param timeZone the spa's, for the time it came in
 * @param domain of the spa's email address, for the Message-ID
 */
export const composeMail = (entry: Entry, { from, to }: { from: string; to: string }, timeZone: string, domain: string): Mail => {
	const received = new Date(entry.acceptedAt).toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "short" }).replace("\u202f", " ");
	const about = entry.rows[0]?.detail ?? "";
	const { title } = forms[entry.form];
	return {
		from,
		to,
		...(entry.replyTo && z.regexes.email.test(entry.replyTo) ? { replyTo: entry.replyTo } : {}),
		subject: oneLine(`${title} ${entry.reference}${about ? `: ${about}` : ""}`).slice(0, 150),
		messageId: formatMessageId(entry, domain),
		date: new Date(entry.acceptedAt),
		text: [`${title} ${entry.reference}`, `Received ${received}.`, "", ...filledRows(entry.rows).map(rowAsText), ""].join("\n"),
	};
};
