import { type Event, getBooking, type Inquiry, mailer, type NewInquiry } from "./inquiry";
import { dropMails, listWaiting, newMail } from "./mail-queue";
import { isOpen } from "./open-inquiry";

export const createInquiry = (
	{ status, firstEvent, mails, ...inquiry }: NewInquiry,
	reference: string,
	now: number,
): Inquiry => ({
	...inquiry,
	reference,
	acceptedAt: now,
	status,
	history: firstEvent ? [{ at: now, status, ...firstEvent }] : [],
	mails: mails.map((kind) => newMail(kind, now)),
});

/**
 * When the last thing happened to it, or its appointment ahead; OUTBOX_KEEP_DAYS later it's
 * deleted. Undefined while it's open or a mail waits.
 */
export const getInactiveSince = (inquiry: Inquiry): number | undefined =>
	listWaiting(inquiry).length > 0 || isOpen(inquiry)
		? undefined
		: Math.max(
				inquiry.acceptedAt,
				...inquiry.mails.map(({ sentAt = 0 }) => sentAt),
				getBooking(inquiry)?.startsAt ?? 0,
				...inquiry.history.map(({ at }) => at),
			);

/**
 * Adds an event and adopts its status. From then on no acknowledgment is sent, and nothing
 * before it can be undone.
 */
export const addEvent = (inquiry: Inquiry, event: Event): Inquiry => {
	const history = [...inquiry.history, event];
	const noted = { ...inquiry, status: event.status, history, undo: undefined };
	return event.status === "new" ? noted : dropMails(noted, ["acknowledgment"]);
};

export const addNote = (inquiry: Inquiry, at: number, by: string, note: string): Inquiry => ({
	...inquiry,
	history: [...inquiry.history, { at, by, status: inquiry.status, note, isNote: true }],
});

/**
 * What has happened since somebody opened a page. Notes and failed mails don't count.
 * @param seen how many events there were
 */
export const listSince = ({ history }: Pick<Inquiry, "history">, seen: number): readonly Event[] =>
	history.slice(seen).filter(({ by, isNote }) => by !== mailer && !isNote);

/**
 * Milliseconds in which the desk can undo what it did. The visitor is mailed about it only after
 * them.
 */
export const undoMs = 10_000;

/** Adds an event, and keeps what was there before it, for as long as it can be taken back. */
export const addUndoable = (inquiry: Inquiry, event: Event): Inquiry => {
	const { status, mails, booking } = inquiry;
	const until = event.at + undoMs;
	return { ...addEvent(inquiry, event), undo: { until, by: event.by, status, mails, booking } };
};

export const isUndoable = ({ undo: before }: Inquiry, now: number, by: string): boolean =>
	before?.by === by && now < before.until;

/**
 * Takes back what this person did last, except mails on their way.
 * @param seen how many events their page showed: whatever has happened since, they haven't seen
 * @returns the same inquiry if it's too late, or something else has happened since
 */
export const undo = (inquiry: Inquiry, now: number, by: string, seen: number): Inquiry => {
	const { undo: before } = inquiry;
	if (!before || !isUndoable(inquiry, now, by) || inquiry.history.length !== seen) return inquiry;
	const mails = inquiry.mails.map((mail, index) => {
		const { [index]: earlier = { ...mail, state: "dropped" as const } } = before.mails;
		return mail.attempts > (before.mails[index]?.attempts ?? 0) ? mail : earlier;
	});
	const { status, booking } = before;
	const event = { at: now, by, status, isUndo: true };
	const history = [...inquiry.history, event];
	return { ...inquiry, status, mails, booking, history, undo: undefined };
};
