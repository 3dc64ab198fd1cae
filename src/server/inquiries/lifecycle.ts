import { isEmail } from "../../lib/forms/field-schemas";
import { dayLength } from "../../lib/time/dates";
import type { Booking, Entry, Event, Lease, MailKind, NewEntry, QueuedMail } from "./entry";
import { isToVisitor, mailer, mailKinds } from "./entry";
import { isOpen } from "./open-inquiry";

export const hasAddress = ({ replyTo }: Pick<Entry, "replyTo">): boolean => isEmail(replyTo);

export const planMails = (inquiry: Pick<Entry, "status" | "replyTo">): MailKind[] => {
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

export const createEntry = (
	{ status, holdReason, mails, ...inquiry }: NewEntry,
	reference: string,
	now: number,
): Entry => ({
	...inquiry,
	reference,
	acceptedAt: now,
	status,
	history: holdReason ? [{ at: now, by: "the form", status, note: holdReason }] : [],
	mails: mails.map((kind) => newMail(kind, now)),
});

export const addMail = (entry: Entry, kind: MailKind, at: number, subject?: Subject): Entry => ({
	...entry,
	mails: [...entry.mails, newMail(kind, at, subject)],
});

const waiting = ({ mails }: Entry): QueuedMail[] =>
	mails.filter(({ state }) => state === "waiting");

const findFirst = (instants: readonly number[]): number | undefined =>
	instants.length === 0 ? undefined : Math.min(...instants);

/** From when a worker may send one of its mails; undefined if none waits. */
export const getDueAt = (entry: Entry): number | undefined => {
	const first = findFirst(waiting(entry).map(({ nextAt }) => nextAt));
	return first === undefined ? undefined : Math.max(entry.lease?.until ?? 0, first);
};

/** Since when a mail to the desk waits; undefined if none does. */
export const getDueFrom = (entry: Entry): number | undefined =>
	findFirst(waiting(entry).flatMap(({ kind, dueFrom }) => (isToVisitor(kind) ? [] : dueFrom)));

export const getSentAt = ({ mails }: Entry): number | undefined => {
	const times = mails.flatMap(({ sentAt }) => sentAt ?? []);
	return times.length === 0 ? undefined : Math.max(...times);
};

/**
 * The time of which the visitor may know: that of the last confirmation on its way, unless a
 * cancellation followed.
 * @param before counts only the mails before this place
 */
export const getTimeTold = (
	{ mails, booking }: Entry,
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

export const getBooking = ({ status, booking }: Entry): Booking | undefined =>
	status === "booked" ? booking : undefined;

/**
 * The last thing that happened, or the appointment ahead. It's purged some time after; undefined
 * while it's open or a mail waits.
 */
export const getRestingSince = (entry: Entry): number | undefined =>
	waiting(entry).length > 0 || isOpen(entry)
		? undefined
		: Math.max(
				entry.acceptedAt,
				getSentAt(entry) ?? 0,
				getBooking(entry)?.startsAt ?? 0,
				...entry.history.map(({ at }) => at),
			);

export const findDueMail = ({ mails }: Entry, at: number): number =>
	mails.findIndex(({ state, nextAt }) => state === "waiting" && nextAt <= at);

const changeMail = (
	entry: Entry,
	index: number,
	change: (mail: QueuedMail) => Partial<QueuedMail>,
): Entry => {
	const mail = entry.mails[index];
	return mail ? { ...entry, mails: entry.mails.with(index, { ...mail, ...change(mail) }) } : entry;
};

/** Says that a mail is on its way: whatever happens now, its recipient may get it. */
export const markBegun = (entry: Entry, index: number): Entry =>
	changeMail(entry, index, ({ attempts }) => ({ attempts: attempts + 1 }));

export const markSent = (entry: Entry, index: number, now: number): Entry =>
	changeMail(entry, index, () => ({ state: "sent", problem: "", refused: false, sentAt: now }));

export const release = (entry: Entry, owner: string): Entry => {
	if (entry.lease?.owner !== owner) return entry;
	const { lease: _lease, ...rest } = entry;
	return rest;
};

export const takeLease = (entry: Entry, lease: Lease): Entry => ({ ...entry, lease });

export const dropMails = (entry: Entry, kinds: readonly MailKind[] = mailKinds): Entry => ({
	...entry,
	mails: entry.mails.map((mail) =>
		mail.state === "waiting" && kinds.includes(mail.kind) ? { ...mail, state: "dropped" } : mail,
	),
});

/** Once an inquiry isn't new anymore, the visitor needs no acknowledgment. */
export const addEvent = ({ undo: _undo, ...entry }: Entry, event: Event): Entry => {
	const noted = { ...entry, status: event.status, history: [...entry.history, event] };
	return event.status === "new" ? noted : dropMails(noted, ["acknowledgment"]);
};

export const addNote = (entry: Entry, at: number, by: string, note: string): Entry => ({
	...entry,
	history: [...entry.history, { at, by, status: entry.status, note, isNote: true }],
});

/**
 * What has happened since somebody opened a page. Notes and failed mails don't count.
 * @param seen how many events there were
 */
export const listSince = ({ history }: Pick<Entry, "history">, seen: number): readonly Event[] =>
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
	entry: Entry,
	index: number,
	failure: Failure & { delay: number },
	now: number,
): Entry => {
	const mail = entry.mails[index];
	if (mail?.state !== "waiting") return entry;
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
		return { ...entry, mails: entry.mails.with(index, failed) };
	const event = {
		at: now,
		by: mailer,
		status: entry.status,
		note: `The ${mail.kind} wasn’t delivered: ${problem}`,
	};
	const givenUp = {
		...entry,
		mails: entry.mails.with(index, { ...failed, state: "dropped" as const, nextAt: now }),
		history: [...entry.history, event],
	};
	return mail.kind === "acknowledgment"
		? givenUp
		: addMail(givenUp, "undelivered", now, { event: entry.history.length });
};
