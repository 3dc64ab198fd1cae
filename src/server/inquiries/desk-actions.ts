import { contactFields, type FormValues } from "../../lib/forms/fields";
import {
	type Event,
	formatBooking,
	type Inquiry,
	type QueuedMail,
	type Status,
	type Time,
} from "./inquiry";
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
	{ status, mails, booking }: Inquiry,
	inquiry: Inquiry,
	now: number,
	by: string,
): Inquiry => ({
	...inquiry,
	undo: { until: now + timeToUndo, by, status, mails, ...(booking ? { booking } : {}) },
});

export const isUndoable = ({ undo: before }: Inquiry, now: number, by: string): boolean =>
	before?.by === by && now < before.until;

/**
 * Takes back what this person did last, except mails on their way.
 * @param seen how many events their page showed: whatever has happened since, they haven't seen
 * @returns the same inquiry if it's too late, or something else has happened since
 */
export const undo = (inquiry: Inquiry, now: number, by: string, seen: number): Inquiry => {
	const { undo: before, booking: _booking, ...rest } = inquiry;
	if (!before || !isUndoable(inquiry, now, by) || inquiry.history.length !== seen) return inquiry;
	const mails = inquiry.mails.map((mail, index) => {
		const { [index]: earlier = { ...mail, state: "dropped" as const } } = before.mails;
		return mail.attempts > (before.mails[index]?.attempts ?? 0) ? mail : earlier;
	});
	const event = { at: now, by, status: before.status, isUndo: true };
	return {
		...rest,
		status: before.status,
		mails,
		history: [...inquiry.history, event],
		...(before.booking ? { booking: before.booking } : {}),
	};
};

const queueFirstMails = (inquiry: Inquiry, now: number): Inquiry => {
	const had = new Set(
		inquiry.mails.filter(({ state }) => state !== "dropped").map(({ kind }) => kind),
	);
	const planned = planMails({ status: "new", replyTo: inquiry.replyTo }).filter(
		(kind) => !had.has(kind),
	);
	return planned.reduce((queued, kind) => addMail(queued, kind, now), inquiry);
};

/**
 * Cancels a time ahead, if there's one. A visitor who may know of a time is mailed, so that it
 * leaves their calendar.
 * @param before the inquiry with the time @param inquiry the same with its new status
 */
export const cancel = (before: Inquiry, inquiry: Inquiry, now: number, mailAt: number): Inquiry => {
	const booking = getBooking(before);
	const unconfirmed = dropMails(inquiry, ["confirmation"]);
	if (!booking || booking.startsAt <= now) return unconfirmed;
	const sequence = booking.sequence + 1;
	const canceled = { ...unconfirmed, booking: { ...booking, sequence } };
	// What the visitor knows may be an earlier time than the one that's canceled.
	const told = getTimeTold(before);
	return told && told.startsAt > now && hasAddress(inquiry)
		? addMail(canceled, "cancellation", mailAt, { booking: { ...told, sequence } })
		: canceled;
};

/**
 * The desk gives an inquiry another status. `contacted` leaves a booked one booked.
 * @returns the same inquiry if that status can't follow
 */
export const setStatus = (
	inquiry: Inquiry,
	now: number,
	next: Status,
	by: string,
	note = "",
): Inquiry => {
	if (!nextStatuses[inquiry.status].includes(next)) return inquiry;
	const staysBooked = inquiry.status === "booked" && next === "contacted";
	const status = staysBooked ? "booked" : next;
	const text = [...(staysBooked ? ["Contacted"] : []), ...(note ? [note] : [])].join("\n");
	const noted = allowUndo(
		inquiry,
		addEvent(inquiry, { at: now, by, status, ...(text ? { note: text } : {}) }),
		now,
		by,
	);
	if (status === "held") return dropMails(noted);
	const known = status === "closed" ? dropMails(noted, ["desk"]) : noted;
	const settled = status === "booked" ? known : cancel(inquiry, known, now, now + timeToUndo);
	return inquiry.status === "held" && status === "new" ? queueFirstMails(settled, now) : settled;
};

export const book = (
	inquiry: Inquiry,
	now: number,
	{
		startsAt,
		minutes,
		by,
		timeZone,
		note = "",
	}: Time & Pick<Event, "by" | "note"> & { readonly timeZone: string },
): Inquiry => {
	const known = getBooking(inquiry);
	const text = [formatBooking({ startsAt, minutes }, timeZone), ...(note ? [note] : [])].join("\n");
	const noted = allowUndo(
		inquiry,
		addEvent(inquiry, { at: now, by, status: "booked", note: text }),
		now,
		by,
	);
	if (known?.startsAt === startsAt && known.minutes === minutes) return noted;
	const booking = {
		startsAt,
		minutes,
		sequence: inquiry.booking ? inquiry.booking.sequence + 1 : 0,
	};
	const booked = { ...dropMails(noted, ["confirmation", "cancellation"]), booking };
	return hasAddress(inquiry)
		? addMail(booked, "confirmation", now + timeToUndo, { booking })
		: booked;
};

/** The mail that says how it stands. Nobody needs one about a time that has passed. */
export const findMailToRepeat = (
	inquiry: Inquiry,
	now: number,
): Pick<QueuedMail, "kind" | "booking"> | undefined => {
	if (!hasAddress(inquiry) || inquiry.status === "held") return undefined;
	const booking = getBooking(inquiry);
	if (booking) return booking.startsAt > now ? { kind: "confirmation", booking } : undefined;
	if (inquiry.status !== "closed") return { kind: "acknowledgment" };
	const canceled = inquiry.mails.findLast(({ kind }) => kind === "cancellation");
	const time = canceled?.booking ?? inquiry.booking;
	return canceled && time && time.startsAt > now
		? { kind: "cancellation", booking: time }
		: undefined;
};

/** @returns the same inquiry if there's no mail to send again, or it's waiting already */
export const sendAgain = (inquiry: Inquiry, now: number, by: string): Inquiry => {
	const repeated = findMailToRepeat(inquiry, now);
	if (!repeated) return inquiry;
	const { kind, ...subject } = repeated;
	const isWaiting = inquiry.mails.some((mail) => mail.kind === kind && mail.state === "waiting");
	return isWaiting
		? inquiry
		: addMail(addNote(inquiry, now, by, `Sent the ${kind} again`), kind, now, subject);
};

/**
 * The desk corrects how somebody can be reached. The history keeps what was there.
 * @param values valid contact fields
 */
export const correctContact = (
	inquiry: Inquiry,
	now: number,
	by: string,
	values: FormValues,
): Inquiry => {
	const wrong = Object.values(contactFields).filter(
		({ name }) => (values[name] ?? "") !== (inquiry.fields[name] ?? ""),
	);
	if (wrong.length === 0) return inquiry;
	const note = wrong
		.map(
			({ label, name }) =>
				`${label}: ${inquiry.fields[name] || "none"} → ${values[name] || "none"}`,
		)
		.join("\n");
	const corrected: FormValues = Object.fromEntries(
		wrong.map(({ name }) => [name, values[name] ?? ""]),
	);
	const rows = inquiry.rows.map((row) => ({
		...row,
		detail: corrected[row.id ?? ""] ?? row.detail,
	}));
	const fields: FormValues = { ...inquiry.fields, ...corrected };
	return addNote({ ...inquiry, fields, rows, replyTo: fields.email ?? "" }, now, by, note);
};
