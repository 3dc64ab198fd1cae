import { contactFields, type FormValues } from "../../lib/forms/fields";
import { cancel } from "./booking";
import { getBooking, type Inquiry, type QueuedMail, type Status } from "./inquiry";
import { addNote, addUndoable, undoMs } from "./lifecycle";
import { addMail, dropMails, hasEmail, planMails } from "./mail-queue";

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

const queueFirstMails = (inquiry: Inquiry, now: number) => {
	const had = new Set(
		inquiry.mails.filter(({ state }) => state !== "dropped").map(({ kind }) => kind),
	);
	const planned = planMails({ status: "new", replyTo: inquiry.replyTo }).filter(
		(kind) => !had.has(kind),
	);
	return planned.reduce((queued, kind) => addMail(queued, kind, now), inquiry);
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
	const text = [staysBooked ? "Contacted" : "", note].filter(Boolean).join("\n");
	const noted = addUndoable(inquiry, { at: now, by, status, ...(text ? { note: text } : {}) });
	if (status === "held") return dropMails(noted);
	const known = status === "closed" ? dropMails(noted, ["desk"]) : noted;
	const settled = status === "booked" ? known : cancel(inquiry, known, now, now + undoMs);
	return inquiry.status === "held" && status === "new" ? queueFirstMails(settled, now) : settled;
};

/** The mail that says how it stands. Nobody needs one about a time that has passed. */
export const findMailToRepeat = (
	inquiry: Inquiry,
	now: number,
): Pick<QueuedMail, "kind" | "booking"> | undefined => {
	if (!hasEmail(inquiry) || inquiry.status === "held") return undefined;
	const booking = getBooking(inquiry);
	if (booking) return booking.startsAt > now ? { kind: "confirmation", booking } : undefined;
	if (inquiry.status !== "closed") return { kind: "acknowledgment" };
	const canceled = inquiry.mails.findLast(({ kind }) => kind === "cancellation")?.booking;
	return canceled && canceled.startsAt > now
		? { kind: "cancellation", booking: canceled }
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
