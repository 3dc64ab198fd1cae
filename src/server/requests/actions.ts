import { type Booking, type Entry, type Event, formatBooking, mailer, type Status, visitor } from "./entry";
import { addEvent, addMail, dropMails, getBooking } from "./lifecycle";
import { hasAddress, type MailPlan, planMails } from "./plan-mails";

/**
 * What the desk may do with a request, by its status. `booked` takes a time (`book`), and `contacted` leaves a booked one booked. Spam with a time is
 * closed, so that the visitor is told; a closed one is nobody's spam.
 */
export const nextStatuses: Readonly<Record<Status, readonly Status[]>> = {
	new: ["contacted", "booked", "closed", "held"],
	contacted: ["contacted", "booked", "closed", "new", "held"],
	booked: ["contacted", "booked", "closed", "new"],
	closed: ["contacted", "booked", "new"],
	held: ["contacted", "booked", "closed", "new"],
};

/** What has happened since somebody opened a page, after this many events. Mails that failed change nothing on it. */
export const listSince = ({ history }: Pick<Entry, "history">, seen: number): readonly Event[] => history.slice(seen).filter(({ by }) => by !== mailer);

/** How often a visitor may change a request: each change is a mail to the desk. */
export const mostChanges = 10;

/** Queues the mails that a request gets when it comes in, except those it has had already. */
const queueFirstMails = (entry: Entry, now: number, plan: MailPlan): Entry => {
	const had = new Set(entry.mails.filter(({ state }) => state !== "dropped").map(({ kind }) => kind));
	const planned = planMails({ status: "new", replyTo: entry.replyTo }, now, plan).filter(({ kind }) => !had.has(kind));
	return planned.reduce((queued, { kind, after }) => addMail(queued, kind, now + after), entry);
};

/** Takes back the time that a request had until now, if it has one ahead. A visitor who was told of it gets a mail, so that it doesn't stay in the calendar. */
const cancel = (before: Entry, entry: Entry, now: number): Entry => {
	const booking = getBooking(before);
	const quiet = dropMails(entry, ["confirmation"]);
	if (!booking || booking.startsAt <= now) return quiet;
	const canceled = { ...quiet, booking: { ...booking, sequence: booking.sequence + 1 } };
	const wasTold = before.mails.some(({ kind, attempts }) => kind === "confirmation" && attempts > 0);
	return wasTold && hasAddress(entry) ? addMail(canceled, "cancellation", now) : canceled;
};

export const contactedNote = "Contacted";

/**
 * The desk gives a request another status. One that's booked stays booked when the desk has only talked to the visitor. One that was held and turns
 * out to be new gets the mails it would have had; one that's held gets no more.
 * @param done.by the name of the person who does it
 * @returns the same entry if that status can't follow (nextStatuses)
 */
export const setStatus = (entry: Entry, now: number, done: Pick<Event, "status" | "by" | "note">, plan: MailPlan): Entry => {
	if (!nextStatuses[entry.status].includes(done.status)) return entry;
	const staysBooked = entry.status === "booked" && done.status === "contacted";
	const status = staysBooked ? "booked" : done.status;
	const noted = addEvent(entry, { at: now, ...done, status, ...(staysBooked ? { note: done.note ?? contactedNote } : {}) });
	if (status === "held") return dropMails(noted);
	// The desk has closed it, so it needs no mail about it.
	const known = status === "closed" ? dropMails(noted, ["desk"]) : noted;
	const settled = status === "booked" ? known : cancel(entry, known, now);
	return entry.status === "held" && status === "new" ? queueFirstMails(settled, now, plan) : settled;
};

/** The desk has agreed on a time. The visitor gets it by mail if it's new and there's an address. @param by the name of the person who does it */
export const book = (
	entry: Entry,
	now: number,
	{ startsAt, minutes, by, timeZone }: Pick<Booking, "startsAt" | "minutes"> & { readonly by: string; readonly timeZone: string },
): Entry => {
	const known = getBooking(entry);
	const note = formatBooking({ startsAt, minutes }, timeZone);
	const noted = addEvent(entry, { at: now, by, status: "booked", note });
	if (known?.startsAt === startsAt && known.minutes === minutes) return noted;
	const booking = { startsAt, minutes, sequence: entry.booking ? entry.booking.sequence + 1 : 0 };
	const booked = { ...dropMails(noted, ["confirmation", "cancellation"]), booking };
	return hasAddress(entry) ? addMail(booked, "confirmation", now) : booked;
};

/** Records what the visitor does, and mails the desk unless the request is held. */
const noteByVisitor = (entry: Entry, now: number, status: Status, note: string): Entry => {
	const noted = addEvent(entry, { at: now, by: visitor, status, note });
	return entry.status === "held" ? noted : addMail(noted, "change", now, entry.history.length);
};

/** Whether there's something left that a visitor can withdraw: a request that isn't closed, or a time ahead. */
export const mayWithdraw = (entry: Entry, now: number): boolean => entry.status !== "closed" && (getBooking(entry)?.startsAt ?? now + 1) > now;

export const mayChange = (entry: Entry, now: number): boolean =>
	mayWithdraw(entry, now) && entry.history.filter(({ by }) => by === visitor).length < mostChanges;

/** Whether the last thing that happened is that the visitor wrote these words: a second click on the same button. */
export const isLastChange = ({ history }: Entry, text: string): boolean => history.at(-1)?.by === visitor && history.at(-1)?.note === text;

/** The visitor writes what has to change. @returns the same entry if it's over, has been changed too often, or was just changed with the same words */
export const changeRequest = (entry: Entry, now: number, text: string): Entry =>
	isLastChange(entry, text) || !mayChange(entry, now) ? entry : noteByVisitor(entry, now, entry.status, text);

/** The visitor withdraws the request, or the time that's booked for it. @returns the same entry if it's over */
export const withdraw = (entry: Entry, now: number): Entry =>
	!mayWithdraw(entry, now) ? entry : cancel(entry, noteByVisitor(entry, now, "closed", "Withdrawn"), now);

export const isWithdrawn = ({ status, history }: Entry): boolean => status === "closed" && history.at(-1)?.by === visitor;
