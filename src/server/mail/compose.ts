import { forms } from "../../forms";
import { filledRows } from "../../lib/forms/summary";
import { deskAddress } from "../desk/address";
import {
	type Entry,
	formatMessageId,
	formatMoment,
	isToVisitor,
	type MailKind,
} from "../inquiries/entry";
import { hasAddress } from "../inquiries/lifecycle";
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
export const nameInquiry = ({ form, reference }: Entry): string =>
	`${forms[form].title} ${reference}`;
const received = ({ acceptedAt }: Entry, { business }: MailContext): string =>
	`Received ${formatMoment(acceptedAt, business.timeZone)}.`;
const describe = (entry: Entry, { links, siteUrl }: MailContext): Part[] => [
	{ rows: filledRows(entry.rows) },
	...(links
		? [
				{
					label: "See it, and say what you did about it",
					href: siteUrl + deskAddress(entry.reference),
				},
			]
		: []),
];

const composeDeskMail: Composer = (entry, context) => {
	const subject = nameInquiry(entry);
	const held =
		context.held > 0 ? [`Held as likely spam: ${context.held}. Look at them in the inbox.`] : [];
	return {
		subject,
		parts: [`${subject}\n${received(entry, context)}`, ...describe(entry, context), ...held],
	};
};

const reportEvent = (
	entry: Entry,
	context: MailContext,
	what: string,
	...said: readonly Part[]
): Draft => ({
	subject: `${what}: ${nameInquiry(entry)}`,
	parts: [...said, "The request:", ...describe(entry, context)],
});

const composeChange: Composer = (entry, context, { event: place = -1 }) => {
	const name = nameInquiry(entry);
	const event = entry.history[place];
	const gap =
		entry.history[place - 1]?.status === "booked"
			? "\nA time was booked: take it off the schedule."
			: "";
	return event?.status === "closed"
		? reportEvent(
				entry,
				context,
				"Canceled",
				`The visitor has canceled ${name}.${gap}`,
				...(event.note ? [{ quote: event.note }] : []),
			)
		: reportEvent(entry, context, "Changed", `The visitor wants to change ${name}:`, {
				quote: event?.note ?? "",
			});
};

const composeUndelivered: Composer = (entry, context, { event: place = -1 }) => {
	const what = `A mail about ${nameInquiry(entry)} didn’t get to the visitor, so they don’t know. Please call or text them.`;
	return reportEvent(entry, context, "Call them", what, {
		quote: entry.history[place]?.note ?? "",
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

/** @param index a place in `entry.mails` @throws Error if there's no mail at it */
export const composeMail = (entry: Entry, index: number, context: MailContext) => {
	const mail = entry.mails[index];
	if (!mail) throw new Error(`The entry ${entry.reference} has no mail ${index}.`);
	const { from, to, business, now } = context;
	const answer = hasAddress(entry) ? { replyTo: entry.replyTo } : {};
	return {
		from,
		...(isToVisitor(mail.kind)
			? { to: entry.replyTo, replyTo: business.email }
			: { to, ...answer }),
		messageId: formatMessageId(entry, index, business.email.split("@")[1] ?? "localhost"),
		date: new Date(now),
		...composeDraft(
			composers[mail.kind](entry, context, mail),
			mail.kind === "acknowledgment" ? "auto-replied" : "auto-generated",
		),
	};
};
