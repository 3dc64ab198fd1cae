import type { Entry, Event, Lease, MailKind, NewEntry, QueuedMail, Status } from "./entry";

const newMail = (kind: MailKind, at: number): QueuedMail => ({ kind, state: "waiting", dueFrom: at, nextAt: at, attempts: 0, problem: "", refused: false });

/** A new entry as it's stored. */
export const createEntry = ({ status, mails, ...request }: NewEntry, reference: string, now: number): Entry => ({
	...request,
	reference,
	acceptedAt: now,
	status,
	history: [],
	mails: mails.map(({ kind, after }) => newMail(kind, now + after)),
});

/** An entry with one more mail to send. */
export const addMail = (entry: Entry, kind: MailKind, at: number): Entry => ({ ...entry, mails: [...entry.mails, newMail(kind, at)] });

const waiting = ({ mails }: Entry): QueuedMail[] => mails.filter(({ state }) => state === "waiting");

/** The instant from which somebody may send a mail of it; undefined if no mail waits. */
export const getDueAt = (entry: Entry): number | undefined => {
	const times = waiting(entry).map(({ nextAt }) => nextAt);
	return times.length === 0 ? undefined : Math.max(entry.lease?.until ?? 0, Math.min(...times));
};

/** The instant its first waiting mail was to be sent; undefined if no mail waits. */
export const getDueFrom = (entry: Entry): number | undefined => {
	const times = waiting(entry).map(({ dueFrom }) => dueFrom);
	return times.length === 0 ? undefined : Math.min(...times);
};

/** The instant a mail of it was last sent. */
export const getSentAt = ({ mails }: Entry): number | undefined => {
	const times = mails.flatMap(({ sentAt }) => sentAt ?? []);
	return times.length === 0 ? undefined : Math.max(...times);
};

/** The instant since which nothing has happened to it; undefined while a mail waits. From then on it's kept for a time, then purged. */
export const getRestingSince = (entry: Entry): number | undefined =>
	waiting(entry).length > 0 ? undefined : Math.max(entry.acceptedAt, getSentAt(entry) ?? 0, ...entry.history.map(({ at }) => at));

const changeMail = (entry: Entry, index: number, change: (mail: QueuedMail) => QueuedMail): Entry => ({
	...entry,
	mails: entry.mails.map((mail, place) => (place === index ? change(mail) : mail)),
});

/** The mail server has taken a mail of it. */
export const markSent = (entry: Entry, index: number, now: number): Entry =>
	changeMail(entry, index, (mail) => ({ ...mail, state: "sent", attempts: mail.attempts + 1, problem: "", refused: false, sentAt: now }));

/** A mail of it wasn't taken. @param failure.delay milliseconds until the next attempt; undefined to give it up */
export const markFailed = (
	entry: Entry,
	index: number,
	{ delay, problem, refused }: Pick<QueuedMail, "problem" | "refused"> & { readonly delay: number | undefined },
	now: number,
): Entry =>
	changeMail(entry, index, (mail) => ({
		...mail,
		state: delay === undefined ? "dropped" : mail.state,
		attempts: mail.attempts + 1,
		nextAt: now + (delay ?? 0),
		problem,
		refused,
	}));

/** Somebody's mails of it aren't sent any more: whoever holds it may go on. */
export const release = (entry: Entry, owner: string): Entry => {
	if (entry.lease?.owner !== owner) return entry;
	const { lease: _lease, ...rest } = entry;
	return rest;
};

/** Takes or renews the right to send an entry's mails. */
export const takeLease = (entry: Entry, lease: Lease): Entry => ({ ...entry, lease });

/** Somebody has changed its status, or noted something. */
export const addEvent = (entry: Entry, event: Event): Entry => ({ ...entry, status: event.status, history: [...entry.history, event] });

/** None of its waiting mails is sent any more. */
export const dropMails = (entry: Entry): Entry => ({
	...entry,
	mails: entry.mails.map((mail) => (mail.state === "waiting" ? { ...mail, state: "dropped" } : mail)),
});

/** The most a time in an entry may be ahead, in milliseconds. */
export interface TimeLimits {
	/** Of a lease. */
	readonly lease: number;
	/** Of the next attempt after a failure. */
	readonly retry: number;
	/** Of a mail for later. */
	readonly planned: number;
}

/**
 * An entry whose times a clock that was ahead has written, with times that are possible: what it would hold up for a year is due now.
 * @param isGone whether the process that holds a lease has ended
 * @returns the same entry if nothing is wrong with it
 */
export const correctTimes = (entry: Entry, now: number, limits: TimeLimits, isGone: (lease: Lease) => boolean): Entry => {
	const { lease } = entry;
	const isLeaseWrong = lease !== undefined && (lease.until > now + limits.lease || isGone(lease));
	const isMailWrong = ({ state, attempts, nextAt }: QueuedMail): boolean =>
		state === "waiting" && nextAt > now + (attempts > 0 ? limits.retry : limits.planned);
	const isAhead = entry.acceptedAt > now + limits.lease;
	if (!isLeaseWrong && !isAhead && !entry.mails.some(isMailWrong)) return entry;
	const freed = isLeaseWrong ? release(entry, lease.owner) : entry;
	// It's kept from then on, so not for a year longer.
	return {
		...freed,
		acceptedAt: isAhead ? now : entry.acceptedAt,
		mails: freed.mails.map((mail) => (isMailWrong(mail) ? { ...mail, nextAt: now, dueFrom: Math.min(mail.dueFrom, now) } : mail)),
	};
};

/** An entry as the first version of the site stored it. */
interface FirstEntry extends Pick<Entry, "key" | "form" | "fingerprint" | "rows" | "replyTo" | "reference" | "acceptedAt"> {
	readonly state: "waiting" | "delivered";
	readonly attempts: number;
	readonly nextAt: number;
	readonly problem: string;
	readonly refused: boolean;
	readonly deliveredAt?: number;
}

/** Reads a stored or exported entry, of the first version, too. */
export const upgradeEntry = (stored: Entry | FirstEntry): Entry => {
	if ("mails" in stored) return stored;
	const { state, attempts, nextAt, problem, refused, deliveredAt, ...request } = stored;
	const status: Status = "new";
	const mail = newMail("desk", request.acceptedAt);
	const mails = [
		{
			...mail,
			...{ state: state === "delivered" ? ("sent" as const) : ("waiting" as const), attempts, nextAt, problem, refused },
			...(deliveredAt === undefined ? {} : { sentAt: deliveredAt }),
		},
	];
	return { ...request, fields: {}, status, history: [], mails };
};
