import { isEmail } from "../../lib/forms/field-schemas";
import { dayLength } from "../../lib/time/dates";
import type { Booking, Event, Inquiry, Lease, MailKind, NewInquiry, QueuedMail } from "./inquiry";
import { isToVisitor, mailer, mailKinds } from "./inquiry";
import { isOpen } from "./open-inquiry";

export const hasAddress = ({ replyTo }: Pick<Inquiry, "replyTo">): boolean => isEmail(replyTo);

export const planMails = (inquiry: Pick<Inquiry, "status" | "replyTo">): MailKind[] => {
	if (inquiry.status === "held") return [];
	return hasAddress(inquiry) ? ["desk", "acknowledgment"] : ["desk"];
};

type Subject = Pick<QueuedMail, "event" | "booking">;

const newMail = (kind: MailKind, at: number, subject: Subject = {}): QueuedMail => ({
	kind,
	state: "waiting",
	dueFrom: at,
	nextAt: at,
	attempts: 0,
	problem: "",
	refused: false,
	...subject,
});

export const createInquiry = (
	{ status, holdReason, mails, ...inquiry }: NewInquiry,
	reference: string,
	now: number,
): Inquiry => ({
	...inquiry,
	reference,
	acceptedAt: now,
	status,
	history: holdReason ? [{ at: now, by: "the form", status, note: holdReason }] : [],
	mails: mails.map((kind) => newMail(kind, now)),
});

export const addMail = (
	inquiry: Inquiry,
	kind: MailKind,
	at: number,
	subject?: Subject,
): Inquiry => ({
	...inquiry,
	mails: [...inquiry.mails, newMail(kind, at, subject)],
});

const waiting = ({ mails }: Inquiry): QueuedMail[] =>
	mails.filter(({ state }) => state === "waiting");

const findFirst = (instants: readonly number[]): number | undefined =>
	instants.length === 0 ? undefined : Math.min(...instants);

/** From when a worker may send one of its mails; undefined if none waits. */
export const getDueAt = (inquiry: Inquiry): number | undefined => {
	const first = findFirst(waiting(inquiry).map(({ nextAt }) => nextAt));
	return first === undefined ? undefined : Math.max(inquiry.lease?.until ?? 0, first);
};

/** Since when a mail to the desk waits; undefined if none does. */
export const getDueFrom = (inquiry: Inquiry): number | undefined =>
	findFirst(waiting(inquiry).flatMap(({ kind, dueFrom }) => (isToVisitor(kind) ? [] : dueFrom)));

export const getSentAt = ({ mails }: Inquiry): number | undefined => {
	const times = mails.flatMap(({ sentAt }) => sentAt ?? []);
	return times.length === 0 ? undefined : Math.max(...times);
};

/**
 * The time of which the visitor may know: that of the last confirmation on its way, unless a
 * cancellation followed.
 * @param before counts only the mails before this place
 */
export const getTimeTold = (
	{ mails, booking }: Inquiry,
	before = mails.length,
): Booking | undefined => {
	const told = mails
		.slice(0, before)
		.findLast(
			({ kind, attempts }) => attempts > 0 && (kind === "confirmation" || kind === "cancellation"),
		);
	// Earlier releases didn't store the time with its mail.
	return told?.kind === "confirmation" ? (told.booking ?? booking) : undefined;
};

export const getBooking = ({ status, booking }: Inquiry): Booking | undefined =>
	status === "booked" ? booking : undefined;

/**
 * The last thing that happened, or the appointment ahead. It's purged some time after; undefined
 * while it's open or a mail waits.
 */
export const getRestingSince = (inquiry: Inquiry): number | undefined =>
	waiting(inquiry).length > 0 || isOpen(inquiry)
		? undefined
		: Math.max(
				inquiry.acceptedAt,
				getSentAt(inquiry) ?? 0,
				getBooking(inquiry)?.startsAt ?? 0,
				...inquiry.history.map(({ at }) => at),
			);

export const findDueMail = ({ mails }: Inquiry, at: number): number =>
	mails.findIndex(({ state, nextAt }) => state === "waiting" && nextAt <= at);

const changeMail = (
	inquiry: Inquiry,
	index: number,
	change: (mail: QueuedMail) => Partial<QueuedMail>,
): Inquiry => {
	const mail = inquiry.mails[index];
	return mail
		? { ...inquiry, mails: inquiry.mails.with(index, { ...mail, ...change(mail) }) }
		: inquiry;
};

/** Says that a mail is on its way: whatever happens now, its recipient may get it. */
export const markBegun = (inquiry: Inquiry, index: number): Inquiry =>
	changeMail(inquiry, index, ({ attempts }) => ({ attempts: attempts + 1 }));

export const markSent = (inquiry: Inquiry, index: number, now: number): Inquiry =>
	changeMail(inquiry, index, () => ({ state: "sent", problem: "", refused: false, sentAt: now }));

export const release = (inquiry: Inquiry, owner: string): Inquiry => {
	if (inquiry.lease?.owner !== owner) return inquiry;
	const { lease: _lease, ...rest } = inquiry;
	return rest;
};

export const takeLease = (inquiry: Inquiry, lease: Lease): Inquiry => ({ ...inquiry, lease });

export const dropMails = (inquiry: Inquiry, kinds: readonly MailKind[] = mailKinds): Inquiry => ({
	...inquiry,
	mails: inquiry.mails.map((mail) =>
		mail.state === "waiting" && kinds.includes(mail.kind) ? { ...mail, state: "dropped" } : mail,
	),
});

/** Once an inquiry isn't new anymore, the visitor needs no acknowledgment. */
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

/** Milliseconds for which a visitor's mail server may put a mail off. */
const longestTry = 2 * dayLength;

export interface Failure extends Pick<QueuedMail, "problem" | "refused"> {
	/** True if the recipient or this mail is at fault, and not the network or our settings. */
	readonly isRecipients: boolean;
}

/**
 * A mail wasn't taken and is tried again. One to the visitor is given up if it's refused for good
 * or has been put off for two days. The desk is mailed if the visitor then doesn't know about an
 * appointment.
 */
export const markFailed = (
	inquiry: Inquiry,
	index: number,
	failure: Failure & { delay: number },
	now: number,
): Inquiry => {
	const mail = inquiry.mails[index];
	if (mail?.state !== "waiting") return inquiry;
	const { delay, problem, refused, isRecipients } = failure;
	const { refusedSince = now } = mail;
	const failed = {
		...mail,
		nextAt: now + delay,
		problem,
		refused,
		...(isRecipients ? { refusedSince } : {}),
	};
	const isTooLong = isRecipients && now - refusedSince > longestTry;
	if (!isToVisitor(mail.kind) || !(refused || isTooLong))
		return { ...inquiry, mails: inquiry.mails.with(index, failed) };
	const event = {
		at: now,
		by: mailer,
		status: inquiry.status,
		note: `The ${mail.kind} wasn’t delivered: ${problem}`,
	};
	const givenUp = {
		...inquiry,
		mails: inquiry.mails.with(index, { ...failed, state: "dropped" as const, nextAt: now }),
		history: [...inquiry.history, event],
	};
	return mail.kind === "acknowledgment"
		? givenUp
		: addMail(givenUp, "undelivered", now, { event: inquiry.history.length });
};
