import { contactFields, type FormValues } from "../../lib/forms/fields";
import {
	type Entry,
	type Event,
	formatBooking,
	type QueuedMail,
	type Status,
	type Time,
} from "./entry";
import {
	addEvent,
	addMail,
	addNote,
	dropMails,
	getBooking,
	getTimeTold,
	hasAddress,
	planMails,
} from "./lifecycle";

/**
 * The statuses that the desk may give an inquiry, by the one it has. What's booked can only be
 * closed, not held, because the visitor has to be told. What's closed may be closed again, once
 * somebody has seen to what the visitor did since.
 */
export const nextStatuses: Readonly<Record<Status, readonly Status[]>> = {
	new: ["contacted", "booked", "closed", "held"],
	contacted: ["contacted", "booked", "closed", "new", "held"],
	booked: ["contacted", "booked", "closed", "new"],
	closed: ["contacted", "booked", "closed", "new"],
	held: ["contacted", "booked", "closed", "new"],
};

/**
 * Milliseconds in which the desk can undo what it did. The visitor is mailed about it only after
 * them.
 */
export const timeToUndo = 10_000;

const allowUndo = (
	{ status, mails, booking }: Entry,
	entry: Entry,
	now: number,
	by: string,
): Entry => ({
	...entry,
	undo: { until: now + timeToUndo, by, status, mails, ...(booking ? { booking } : {}) },
});

export const isUndoable = ({ undo: before }: Entry, now: number, by: string): boolean =>
	before?.by === by && now < before.until;

/**
 * Takes back what this person did last, except mails on their way.
 * @param seen how many events their page showed: whatever has happened since, they haven't seen
 * @returns the same entry if it's too late, or something else has happened since
 */
export const undo = (entry: Entry, now: number, by: string, seen: number): Entry => {
	const { undo: before, booking: _booking, ...rest } = entry;
	if (!before || !isUndoable(entry, now, by) || entry.history.length !== seen) return entry;
	const mails = entry.mails.map((mail, index) => {
		const { [index]: earlier = { ...mail, state: "dropped" as const } } = before.mails;
		return mail.attempts > (before.mails[index]?.attempts ?? 0) ? mail : earlier;
	});
	const event = { at: now, by, status: before.status, isUndo: true };
	return {
		...rest,
		status: before.status,
		mails,
		history: [...entry.history, event],
		...(before.booking ? { booking: before.booking } : {}),
	};
};

const queueFirstMails = (entry: Entry, now: number): Entry => {
	const had = new Set(
		entry.mails.filter(({ state }) => state !== "dropped").map(({ kind }) => kind),
	);
	const planned = planMails({ status: "new", replyTo: entry.replyTo }).filter(
		(kind) => !had.has(kind),
	);
	return planned.reduce((queued, kind) => addMail(queued, kind, now), entry);
};

/**
 * Cancels a time ahead, if there's one. A visitor who may know of a time is mailed, so that it
 * leaves their calendar.
 * @param before the entry with the time @param entry the same with its new status
 */
export const cancel = (before: Entry, entry: Entry, now: number, mailAt: number): Entry => {
	const booking = getBooking(before);
	const unconfirmed = dropMails(entry, ["confirmation"]);
	if (!booking || booking.startsAt <= now) return unconfirmed;
	const sequence = booking.sequence + 1;
	const canceled = { ...unconfirmed, booking: { ...booking, sequence } };
	// What the visitor knows may be an earlier time than the one that's canceled.
	const told = getTimeTold(before);
	return told && told.startsAt > now && hasAddress(entry)
		? addMail(canceled, "cancellation", mailAt, { booking: { ...told, sequence } })
		: canceled;
};

/**
 * The desk gives an inquiry another status. `contacted` leaves a booked one booked.
 * @returns the same entry if that status can't follow
 */
export const setStatus = (
	entry: Entry,
	now: number,
	next: Status,
	by: string,
	note = "",
): Entry => {
	if (!nextStatuses[entry.status].includes(next)) return entry;
	const staysBooked = entry.status === "booked" && next === "contacted";
	const status = staysBooked ? "booked" : next;
	const text = [...(staysBooked ? ["Contacted"] : []), ...(note ? [note] : [])].join("\n");
	const noted = allowUndo(
		entry,
		addEvent(entry, { at: now, by, status, ...(text ? { note: text } : {}) }),
		now,
		by,
	);
	if (status === "held") return dropMails(noted);
	const known = status === "closed" ? dropMails(noted, ["desk"]) : noted;
	const settled = status === "booked" ? known : cancel(entry, known, now, now + timeToUndo);
	return entry.status === "held" && status === "new" ? queueFirstMails(settled, now) : settled;
};

export const book = (
	entry: Entry,
	now: number,
	{
		startsAt,
		minutes,
		by,
		timeZone,
		note = "",
	}: Time & Pick<Event, "by" | "note"> & { readonly timeZone: string },
): Entry => {
	const known = getBooking(entry);
	const text = [formatBooking({ startsAt, minutes }, timeZone), ...(note ? [note] : [])].join("\n");
	const noted = allowUndo(
		entry,
		addEvent(entry, { at: now, by, status: "booked", note: text }),
		now,
		by,
	);
	if (known?.startsAt === startsAt && known.minutes === minutes) return noted;
	const booking = { startsAt, minutes, sequence: entry.booking ? entry.booking.sequence + 1 : 0 };
	const booked = { ...dropMails(noted, ["confirmation", "cancellation"]), booking };
	return hasAddress(entry)
		? addMail(booked, "confirmation", now + timeToUndo, { booking })
		: booked;
};

/** The mail that says how it stands. Nobody needs one about a time that has passed. */
export const findMailToRepeat = (
	entry: Entry,
	now: number,
): Pick<QueuedMail, "kind" | "booking"> | undefined => {
	if (!hasAddress(entry) || entry.status === "held") return undefined;
	const booking = getBooking(entry);
	if (booking) return booking.startsAt > now ? { kind: "confirmation", booking } : undefined;
	if (entry.status !== "closed") return { kind: "acknowledgment" };
	const canceled = entry.mails.findLast(({ kind }) => kind === "cancellation");
	const time = canceled?.booking ?? entry.booking;
	return canceled && time && time.startsAt > now
		? { kind: "cancellation", booking: time }
		: undefined;
};

/** @returns the same entry if there's no mail to send again, or it's waiting already */
export const sendAgain = (entry: Entry, now: number, by: string): Entry => {
	const repeated = findMailToRepeat(entry, now);
	if (!repeated) return entry;
	const { kind, ...subject } = repeated;
	const isWaiting = entry.mails.some((mail) => mail.kind === kind && mail.state === "waiting");
	return isWaiting
		? entry
		: addMail(addNote(entry, now, by, `Sent the ${kind} again`), kind, now, subject);
};

/**
 * The desk corrects how somebody can be reached. The history keeps what was there.
 * @param values valid contact fields
 */
export const correctContact = (
	entry: Entry,
	now: number,
	by: string,
	values: FormValues,
): Entry => {
	const wrong = Object.values(contactFields).filter(
		({ name }) => (values[name] ?? "") !== (entry.fields[name] ?? ""),
	);
	if (wrong.length === 0) return entry;
	const note = wrong
		.map(
			({ label, name }) => `${label}: ${entry.fields[name] || "none"} → ${values[name] || "none"}`,
		)
		.join("\n");
	const corrected: FormValues = Object.fromEntries(
		wrong.map(({ name }) => [name, values[name] ?? ""]),
	);
	const rows = entry.rows.map((row) => ({ ...row, detail: corrected[row.id ?? ""] ?? row.detail }));
	const fields: FormValues = { ...entry.fields, ...corrected };
	return addNote({ ...entry, fields, rows, replyTo: fields.email ?? "" }, now, by, note);
};
