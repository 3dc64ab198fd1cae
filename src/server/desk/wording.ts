import type { SummaryRow } from "../../lib/forms/summary";
import { pluralize } from "../../lib/text/words";
import {
	type Event,
	formatMoment,
	type MailKind,
	mailer,
	type QueuedMail,
	type Status,
	visitor,
} from "../inquiries/inquiry";

export const statusNames: Readonly<Record<Status, string>> = {
	new: "New",
	contacted: "Contacted",
	booked: "Booked",
	closed: "Closed",
	held: "Held as likely spam",
};
const mailNames: Readonly<Record<MailKind, string>> = {
	desk: "To the desk",
	acknowledgment: "To the visitor: we’ve got it",
	change: "To the desk: the visitor changed it",
	undelivered: "To the desk: a mail didn’t get to the visitor",
	confirmation: "To the visitor: the time",
	cancellation: "To the visitor: it’s canceled",
};

export const describeEvent = (event: Event): string => {
	const { by, status, isNote, isUndo } = event;
	if (by === visitor)
		return `${status === "closed" ? "Canceled" : "Change requested"} by the visitor`;
	if (by === mailer) return "An email failed";
	return `${isNote ? "Note" : isUndo ? "Undone" : statusNames[status]} by ${by}`;
};

export const toEventRow = (event: Event, timeZone: string): SummaryRow => ({
	term: formatMoment(event.at, timeZone, "medium"),
	detail: [describeEvent(event), event.note].join("\n").trim(),
});

export const toMailRow = (
	{ kind, state, attempts, sentAt, nextAt, problem }: QueuedMail,
	timeZone: string,
): SummaryRow => {
	const when = formatMoment(sentAt ?? nextAt, timeZone, "medium");
	const stages = {
		sent: `Sent ${when}`,
		dropped: "Not sent",
		waiting: `${attempts > 0 ? `Tried ${pluralize(attempts, "time")}, next` : "Goes out"} ${when}`,
	};
	return { term: mailNames[kind], detail: stages[state] + (problem && `: ${problem}`) };
};
