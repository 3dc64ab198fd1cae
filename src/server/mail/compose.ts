import { forms } from "../../forms";
import { filledRows } from "../../lib/forms/summary";
import { getInquiryPath } from "../desk/paths";
import {
	formatMessageId,
	formatMoment,
	type Inquiry,
	isToVisitor,
	type MailKind,
} from "../inquiries/inquiry";
import { hasEmail } from "../inquiries/mail-queue";
import {
	type Composer,
	type Draft,
	type MailContext,
	oneLine,
	type Part,
	renderHtml,
	renderText,
} from "./mail";
import { composeAcknowledgment, composeCancellation, composeConfirmation } from "./visitor-mail";

/**
 * "Appointment request K7QM-4XPD". It names no treatment, because subjects show up on locked
 * screens.
 */
export const nameInquiry = ({ form, reference }: Inquiry): string =>
	`${forms[form].title} ${reference}`;
const received = ({ acceptedAt }: Inquiry, { business }: MailContext): string =>
	`Received ${formatMoment(acceptedAt, business.timeZone)}.`;
const describe = (inquiry: Inquiry, { links, siteUrl }: MailContext): Part[] => [
	{ rows: filledRows(inquiry.rows) },
	...(links
		? [
				{
					label: "See it, and say what you did about it",
					href: siteUrl + getInquiryPath(inquiry.reference),
				},
			]
		: []),
];

const composeDeskMail: Composer = (inquiry, context) => {
	const subject = nameInquiry(inquiry);
	const held =
		context.held > 0 ? [`Held as likely spam: ${context.held}. Look at them in the inbox.`] : [];
	return {
		subject,
		parts: [`${subject}\n${received(inquiry, context)}`, ...describe(inquiry, context), ...held],
	};
};

const reportEvent = (
	inquiry: Inquiry,
	context: MailContext,
	what: string,
	...said: readonly Part[]
): Draft => ({
	subject: `${what}: ${nameInquiry(inquiry)}`,
	parts: [...said, "The request:", ...describe(inquiry, context)],
});

const composeChange: Composer = (inquiry, context, { event: place = -1 }) => {
	const name = nameInquiry(inquiry);
	const event = inquiry.history[place];
	const gap =
		inquiry.history[place - 1]?.status === "booked"
			? "\nA time was booked: take it off the schedule."
			: "";
	return event?.status === "closed"
		? reportEvent(
				inquiry,
				context,
				"Canceled",
				`The visitor has canceled ${name}.${gap}`,
				...(event.note ? [{ quote: event.note }] : []),
			)
		: reportEvent(inquiry, context, "Changed", `The visitor wants to change ${name}:`, {
				quote: event?.note ?? "",
			});
};

const composeUndelivered: Composer = (inquiry, context, { event: place = -1 }) => {
	const what = `A mail about ${nameInquiry(inquiry)} didn’t get to the visitor, so they don’t know. Please call or text them.`;
	return reportEvent(inquiry, context, "Call them", what, {
		quote: inquiry.history[place]?.note ?? "",
	});
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
export const composeDraft = (
	draft: Draft,
	submitted: "auto-generated" | "auto-replied" = "auto-generated",
) => ({
	headers: { "Auto-Submitted": submitted, "X-Auto-Response-Suppress": "All" },
	subject: oneLine(draft.subject),
	text: renderText(draft),
	html: renderHtml(draft),
	...(draft.attachments ? { attachments: draft.attachments } : {}),
});

/** @param index a place in `inquiry.mails` @throws Error if there's no mail at it */
export const composeMail = (inquiry: Inquiry, index: number, context: MailContext) => {
	const mail = inquiry.mails[index];
	if (!mail) throw new Error(`The inquiry ${inquiry.reference} has no mail ${index}.`);
	const { from, to, business } = context;
	const answer = hasEmail(inquiry) ? { replyTo: inquiry.replyTo } : {};
	return {
		from,
		...(isToVisitor(mail.kind)
			? { to: inquiry.replyTo, replyTo: business.email }
			: { to, ...answer }),
		messageId: formatMessageId(inquiry, index, business.email.split("@")[1] ?? "localhost"),
		...composeDraft(
			composers[mail.kind](inquiry, context, mail),
			mail.kind === "acknowledgment" ? "auto-replied" : "auto-generated",
		),
	};
};
