import { type Entry, formatMessageId, isToVisitor, type MailKind } from "../requests/entry";
import { hasAddress } from "../requests/plan-mails";
import { composeChange, composeDeskMail, composeReminder } from "./desk-mail";
import { type Composer, type MailContext, oneLine, renderHtml, renderText } from "./mail";
import { composeAcknowledgment, composeCancellation, composeConfirmation } from "./visitor-mail";

const composers: Readonly<Record<MailKind, Composer>> = {
	desk: composeDeskMail,
	reminder: composeReminder,
	change: composeChange,
	acknowledgment: composeAcknowledgment,
	confirmation: composeConfirmation,
	cancellation: composeCancellation,
};

/** Other mail programs don't answer what goes to a visitor. */
const automatic = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };

/** One of an entry's mails, for nodemailer. @param index its place in `entry.mails` @throws if it has none there */
export const composeMail = (entry: Entry, index: number, context: MailContext) => {
	const mail = entry.mails[index];
	if (!mail) throw new Error(`The entry ${entry.reference} has no mail ${index}.`);
	const { from, to, business, now } = context;
	const draft = composers[mail.kind](entry, context, mail);
	const answer = hasAddress(entry) ? { replyTo: entry.replyTo } : {};
	return {
		from,
		...(isToVisitor(mail.kind) ? { to: entry.replyTo, replyTo: business.email, headers: automatic } : { to, ...answer }),
		subject: oneLine(draft.subject),
		messageId: formatMessageId(entry, index, business.email.split("@")[1] ?? "localhost"),
		date: new Date(now),
		text: renderText(draft),
		html: renderHtml(draft),
		...(draft.attachments ? { attachments: draft.attachments } : {}),
	};
};
