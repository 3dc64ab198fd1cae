import { cancel } from "./booking";
import { getBooking, type Inquiry, type Status, visitor } from "./inquiry";
import { addEvent } from "./lifecycle";
import { addMail } from "./mail-queue";
import { getLastEvent } from "./open-inquiry";

/** Each change is a mail to the desk, which nobody may flood. */
export const maxChanges = 10;

const noteByVisitor = (inquiry: Inquiry, now: number, status: Status, note: string) => {
	const event = { at: now, by: visitor, status, ...(note ? { note } : {}) };
	return addMail(addEvent(inquiry, event), "change", now, { event: inquiry.history.length });
};

/** Neither a closed inquiry nor a time that has passed can be withdrawn. */
export const mayWithdraw = (inquiry: Inquiry, now: number): boolean =>
	inquiry.status !== "closed" && (getBooking(inquiry)?.startsAt ?? now + 1) > now;

export const mayChange = (inquiry: Inquiry, now: number): boolean =>
	mayWithdraw(inquiry, now) &&
	inquiry.history.filter(({ by }) => by === visitor).length < maxChanges;

/** True for a second click: the visitor has just written these words. */
export const isLastChange = (inquiry: Inquiry, text: string): boolean => {
	const last = getLastEvent(inquiry);
	return last?.by === visitor && last.note === text;
};

/**
 * Whoever knows the digits isn't a spammer, so what was held is new.
 * @returns the same inquiry if it's too late, or the visitor has just written these words
 */
export const changeInquiry = (inquiry: Inquiry, now: number, text: string): Inquiry =>
	isLastChange(inquiry, text) || !mayChange(inquiry, now)
		? inquiry
		: noteByVisitor(inquiry, now, inquiry.status === "held" ? "new" : inquiry.status, text);

/** @param words why, or nothing */
export const withdraw = (inquiry: Inquiry, now: number, words = ""): Inquiry =>
	!mayWithdraw(inquiry, now)
		? inquiry
		: cancel(inquiry, noteByVisitor(inquiry, now, "closed", words), now, now);

export const isWithdrawn = (inquiry: Inquiry): boolean =>
	inquiry.status === "closed" && getLastEvent(inquiry)?.by === visitor;
