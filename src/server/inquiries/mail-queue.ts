import { isEmail } from "../../lib/forms/field-schemas";
import { dayLength } from "../../lib/time/dates";
import {
	type Inquiry,
	isToVisitor,
	type MailKind,
	mailer,
	mailKinds,
	type QueuedMail,
} from "./inquiry";

export const hasEmail = ({ replyTo }: Pick<Inquiry, "replyTo">): boolean => isEmail(replyTo);

export const planMails = (inquiry: Pick<Inquiry, "status" | "replyTo">): MailKind[] => {
	if (inquiry.status === "held") return [];
	return hasEmail(inquiry) ? ["desk", "acknowledgment"] : ["desk"];
};

type Subject = Pick<QueuedMail, "event" | "booking">;

export const newMail = (kind: MailKind, at: number, subject: Subject = {}): QueuedMail => ({
	kind,
	state: "waiting",
	dueFrom: at,
	nextAt: at,
	attempts: 0,
	problem: "",
	refused: false,
	...subject,
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

/** Those that still have to be sent. */
export const listWaiting = ({ mails }: Inquiry): QueuedMail[] =>
	mails.filter(({ state }) => state === "waiting");

const findFirst = (instants: readonly number[]) =>
	instants.length === 0 ? undefined : Math.min(...instants);

/** From when a worker may send one of its mails; undefined if none waits. */
export const getNextAttempt = (inquiry: Inquiry): number | undefined => {
	const first = findFirst(listWaiting(inquiry).map(({ nextAt }) => nextAt));
	return first === undefined ? undefined : Math.max(inquiry.lease?.until ?? 0, first);
};

/** Since when a mail to the desk waits; undefined if none does. */
export const getDeskMailSince = (inquiry: Inquiry): number | undefined =>
	findFirst(
		listWaiting(inquiry).flatMap(({ kind, dueFrom }) => (isToVisitor(kind) ? [] : dueFrom)),
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

export const release = (inquiry: Inquiry, owner: string): Inquiry =>
	inquiry.lease?.owner === owner ? { ...inquiry, lease: undefined } : inquiry;

export const dropMails = (inquiry: Inquiry, kinds: readonly MailKind[] = mailKinds): Inquiry => ({
	...inquiry,
	mails: inquiry.mails.map((mail) =>
		mail.state === "waiting" && kinds.includes(mail.kind) ? { ...mail, state: "dropped" } : mail,
	),
});

/** Milliseconds for which a visitor's mail server may put a mail off. */
const giveUpAfterMs = 2 * dayLength;

export interface Failure extends Pick<QueuedMail, "problem" | "refused"> {
	/** True if the recipient or this mail is at fault, and not the network or our settings. */
	readonly isRecipientFault: boolean;
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
	const { delay, problem, refused, isRecipientFault } = failure;
	const { refusedSince = now } = mail;
	const failed = {
		...mail,
		nextAt: now + delay,
		problem,
		refused,
		...(isRecipientFault ? { refusedSince } : {}),
	};
	const isTooLong = isRecipientFault && now - refusedSince > giveUpAfterMs;
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
