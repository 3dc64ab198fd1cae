import { filledRows } from "../../lib/forms/summary";
import { forms } from "../form-definitions";
import { type Entry, formatMessageId } from "../requests/entry";
import { formatMoment } from "../requests/moments";
import { hasAddress } from "../requests/plan-mails";
import { type Composer, getDomain, type Mail, type MailContext, oneLine } from "./mail";

/** "Term: value"; a value of several lines is indented below its term, so that none of its lines passes for a term. */
const rowAsText = ({ term, detail }: Entry["rows"][number]): string =>
	detail.includes("\n") ? `${term}:\n  ${detail.replace(/\n/g, "\n  ")}` : `${term}: ${detail}`;

/** A text that a visitor wrote, indented. */
const quote = (text: string): string => `  ${text.replace(/\n/g, "\n  ")}`;

const linkLines = ({ reference }: Entry, { links }: MailContext): string[] =>
	links ? ["", "See it, and say what you did about it:", links.address("desk", reference)] : [];

/** A mail to the desk. Its subject names no treatment: subjects are shown where anybody may look. */
const toDesk = (entry: Entry, index: number, context: MailContext, subject: string, at: number, lines: readonly string[]): Mail => ({
	from: context.from,
	to: context.to,
	...(hasAddress(entry) ? { replyTo: entry.replyTo } : {}),
	subject: oneLine(subject),
	messageId: formatMessageId(entry, index, getDomain(context.business)),
	date: new Date(at),
	text: [...lines, ""].join("\n"),
});

/** "Appointment request K7QM-4XPD". */
const nameRequest = ({ form, reference }: Entry): string => `${forms[form].title} ${reference}`;
const dueFrom = ({ mails }: Entry, index: number): number => mails[index]?.dueFrom ?? 0;
const received = ({ acceptedAt }: Entry, { business }: MailContext): string => `Received ${formatMoment(acceptedAt, business.timeZone)}.`;
const rows = (entry: Entry): string[] => filledRows(entry.rows).map(rowAsText);

/** The request itself, and how many others are held. */
export const composeDeskMail: Composer = (entry, index, context) => {
	const name = nameRequest(entry);
	const held = context.held > 0 ? ["", `Held as likely spam: ${context.held}. See npm run outbox -- list --held.`] : [];
	return toDesk(entry, index, context, name, entry.acceptedAt, [name, received(entry, context), "", ...rows(entry), ...linkLines(entry, context), ...held]);
};

/** That nobody has answered a request yet. */
export const composeReminder: Composer = (entry, index, context) => {
	const name = nameRequest(entry);
	const lines = [`${name} is still waiting for an answer.`, received(entry, context), "", ...rows(entry), ...linkLines(entry, context)];
	return toDesk(entry, index, context, `Still waiting: ${name}`, dueFrom(entry, index), lines);
};

/** That the visitor has changed a request, or withdrawn it. */
export const composeChange: Composer = (entry, index, context) => {
	const name = nameRequest(entry);
	const place = entry.mails[index]?.event ?? -1;
	const event = entry.history[place];
	const withdrawn = event?.status === "closed";
	const wasBooked = entry.history[place - 1]?.status === "booked";
	const said = withdrawn
		? [`The visitor has withdrawn ${name}.`, ...(wasBooked ? ["A time was booked: take it off the schedule."] : [])]
		: [`The visitor wants to change ${name}:`, "", quote(event?.note ?? "")];
	const lines = [...said, "", "The request:", "", ...rows(entry), ...linkLines(entry, context)];
	return toDesk(entry, index, context, `${withdrawn ? "Withdrawn" : "Changed"}: ${name}`, dueFrom(entry, index), lines);
};
