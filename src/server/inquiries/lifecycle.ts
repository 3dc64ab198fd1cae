import { getBooking } from "./booked-time";
import { type Event, type Inquiry, mailer, type NewInquiry } from "./inquiry";
import { dropMails, getSentAt, listWaiting, newMail } from "./mail-queue";
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
				getSentAt(inquiry) ?? 0,
				getBooking(inquiry)?.startsAt ?? 0,
				...inquiry.history.map(({ at }) => at),
			);

/**
 * Adds an event and takes over its status. From then on no acknowledgment is sent, and nothing
 * before it can be undone.
 */
export const addEvent = ({ undo: _undo, ...inquiry }: Inquiry, event: Event): Inquiry => {
	const noted = { ...inquiry, status: event.status, history: [...inquiry.history, event] };
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
