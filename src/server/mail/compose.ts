import { forms } from "../../forms";
import { filledRows } from "../../lib/forms/summary";
import { getInquiryPath } from "../desk/paths";
import {
	type Event,
	formatMoment,
	type Inquiry,
	isToVisitor,
	type MailKind,
} from "../inquiries/inquiry";
import { hasEmail } from "../inquiries/mail-queue";
import { type Composer, type Draft, type MailContext, renderHtml, renderText } from "./mail";
import { composeAcknowledgment, composeCancellation, composeConfirmation } from "./visitor-mail";

/**
 * "Appointment request K7QM-4XPD". It names no treatment, because subjects show up on locked
 * screens.
 */
export const nameInquiry = ({ form, reference }: Inquiry): string =>
	`${forms[form].title} ${reference}`;

const describe = (inquiry: Inquiry, { links, siteUrl }: MailContext) => {
	const href = siteUrl + getInquiryPath(inquiry.reference);
	return [
		{ rows: filledRows(inquiry.rows) },
		...(links ? [{ label: "See it, and say what you did about it", href }] : []),
	];
};

const composeDeskMail: Composer = (inquiry, context) => {
	const subject = nameInquiry(inquiry);
	const { held, business } = context;
	const received = `Received ${formatMoment(inquiry.acceptedAt, business.timeZone)}.`;
	return {
		subject,
		parts: [
			`${subject}\n${received}`,
			...describe(inquiry, context),
			...(held > 0 ? [`Held as likely spam: ${held}. Look at them in the inbox.`] : []),
		],
	};
};

const reportEvent = (
	inquiry: Inquiry,
	context: MailContext,
	{ note }: Partial<Event>,
	what: string,
	text: string,
): Draft => ({
	subject: `${what}: ${nameInquiry(inquiry)}`,
	parts: [text, ...(note ? [{ quote: note }] : []), "The request:", ...describe(inquiry, context)],
});

const composeChange: Composer = (inquiry, context, { event: place = -1 }) => {
	const name = nameInquiry(inquiry);
	const event: Partial<Event> = inquiry.history[place] ?? {};
	if (event.status !== "closed")
		return reportEvent(inquiry, context, event, "Changed", `The visitor wants to change ${name}:`);
	const wasBooked = inquiry.history[place - 1]?.status === "booked";
	const gap = wasBooked ? "\nA time was booked: take it off the schedule." : "";
	const text = `The visitor has canceled ${name}.${gap}`;
	return reportEvent(inquiry, context, event, "Canceled", text);
};

const composeUndelivered: Composer = (inquiry, context, { event: place = -1 }) => {
	const text = `A mail about ${nameInquiry(inquiry)} didn’t get to the visitor, so they don’t know. Please call or text them.`;
	return reportEvent(inquiry, context, inquiry.history[place] ?? {}, "Call them", text);
};

const composers: Readonly<Record<MailKind, Composer>> = {
	desk: composeDeskMail,
	change: composeChange,
	undelivered: composeUndelivered,
	acknowledgment: composeAcknowledgment,
	confirmation: composeConfirmation,
	cancellation: composeCancellation,
};

/**
 * A draft for nodemailer. The headers keep other programs from answering by themselves (RFC 3834).
 */
export const composeDraft = ({ subject, parts, ...attachments }: Draft) => ({
	...attachments,
	headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
	subject,
	text: renderText(parts),
	html: renderHtml(parts),
});

/** @param index a place in `inquiry.mails` @throws Error if there's no mail at it */
export const composeMail = (inquiry: Inquiry, index: number, context: MailContext) => {
	const mail = inquiry.mails[index];
	if (!mail) throw new Error(`The inquiry ${inquiry.reference} has no mail ${index}.`);
	const { from, to, business } = context;
	const toDesk = hasEmail(inquiry) ? { to, replyTo: inquiry.replyTo } : { to };
	return {
		from,
		...(isToVisitor(mail.kind) ? { to: inquiry.replyTo, replyTo: business.email } : toDesk),
		// The same at every attempt, so that a mail which arrives twice is recognized (RFC 5322, §3.6.4).
		messageId: `<${inquiry.key.slice(0, 40)}.${index}@${business.email.split("@")[1]}>`,
		...composeDraft(composers[mail.kind](inquiry, context, mail)),
	};
};
