import { addressLine } from "../../lib/content/facts";
import { escapeHtml } from "../../lib/http/page-frame";
import { createBookingFile } from "../desk/booking-file";
import { forms } from "../form-definitions";
import { type Entry, formatMessageId } from "../requests/entry";
import { getBooking } from "../requests/lifecycle";
import { formatBooking } from "../requests/moments";
import { type Attachment, type Composer, getDomain, type Mail, type MailContext, oneLine } from "./mail";

/** A part of a mail to a visitor: a paragraph, or a link on a line of its own. */
type Part = string | { readonly label: string; readonly href: string };

const asText = (part: Part): string => (typeof part === "string" ? part : `${part.label}:\n${part.href}`);
const asHtml = (part: Part): string =>
	`<p>${typeof part === "string" ? escapeHtml(part) : `<a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a>`}</p>`;

const renderHtml = (subject: string, parts: readonly Part[]): string =>
	`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
	`<body style="max-width:36rem;margin:0 auto;padding:1rem;font-family:sans-serif;font-size:1rem;line-height:1.6">${parts.map(asHtml).join("")}</body></html>`;

/**
 * A mail to whoever sent the request. It says nothing of what they asked for, and nothing they wrote: anybody may enter anybody's address in a form, and
 * mail is read over shoulders. Other mail programs don't answer it.
 */
const toVisitor = (
	entry: Entry,
	index: number,
	{ from, business }: MailContext,
	{ subject, parts, attachments }: { readonly subject: string; readonly parts: readonly Part[]; readonly attachments?: Attachment[] },
): Mail => {
	const signed = [...parts, `${business.name}, ${addressLine(business.address)}`];
	return {
		from,
		to: entry.replyTo,
		replyTo: business.email,
		subject: oneLine(subject),
		messageId: formatMessageId(entry, index, getDomain(business)),
		date: new Date(entry.mails[index]?.dueFrom ?? entry.acceptedAt),
		headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
		text: `${signed.map(asText).join("\n\n")}\n`,
		html: renderHtml(subject, signed),
		...(attachments ? { attachments } : {}),
	};
};

const changeLink = ({ reference }: Entry, { links }: MailContext, label: string): Part[] =>
	links ? [{ label, href: links.address("visitor", reference) }] : [];

/** That the request has arrived, and what happens next. */
export const composeAcknowledgment: Composer = (entry, index, context) => {
	const { heading, points } = context.sent[entry.form];
	return toVisitor(entry, index, context, {
		subject: `${heading} (${entry.reference})`,
		parts: [
			`${heading}. Your reference is ${entry.reference}.`,
			...(entry.form === "appointment" ? ["This is not an appointment yet."] : []),
			...points.map(({ title, text }) => `${title}. ${text}`),
			`If you have a question, call or text ${context.business.phone.display}.`,
			...changeLink(entry, context, `Change or withdraw this ${forms[entry.form].noun}`),
			"You’re getting this because somebody entered this address in a form on our site. If that wasn’t you, ignore it.",
		],
	});
};

/** The time that's booked, with a calendar file. @throws if none is */
export const composeConfirmation: Composer = (entry, index, context) => {
	const { business } = context;
	const booking = getBooking(entry);
	if (!booking) throw new Error(`No time is booked for ${entry.reference}.`);
	const moved = booking.sequence > 0;
	return toVisitor(entry, index, context, {
		subject: `${moved ? "Your new appointment time" : "Your appointment"} (${entry.reference})`,
		parts: [
			`${moved ? "Your appointment has a new time" : "Your appointment is booked"}: ${formatBooking(booking, business.timeZone)}.`,
			`Your reference is ${entry.reference}.`,
			"The attached file puts it into your calendar.",
			`If it doesn’t work for you, call or text ${business.phone.display}.`,
			...changeLink(entry, context, "See, change or withdraw it"),
		],
		attachments: [
			{
				filename: "appointment.ics",
				content: createBookingFile(entry, booking, business),
				contentType: "text/calendar; charset=utf-8; method=PUBLISH",
			},
		],
	});
};
