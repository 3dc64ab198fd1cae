import type { Event, Inquiry } from "./inquiry";
import { addEvent } from "./lifecycle";

/**
 * Milliseconds in which the desk can undo what it did. The visitor is mailed about it only after
 * them.
 */
export const undoMs = 10_000;

/** Adds an event, and keeps what was there before it, for as long as it can be taken back. */
export const addUndoable = (inquiry: Inquiry, event: Event): Inquiry => {
	const { status, mails, booking } = inquiry;
	const before = { status, mails, ...(booking ? { booking } : {}) };
	return {
		...addEvent(inquiry, event),
		undo: { until: event.at + undoMs, by: event.by, ...before },
	};
};

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
