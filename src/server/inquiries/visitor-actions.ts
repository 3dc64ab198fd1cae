import { cancel } from "./desk-actions";
import { type Entry, type Status, visitor } from "./entry";
import { addEvent, addMail, getBooking } from "./lifecycle";
import { getLastEvent } from "./open-inquiry";

/** Each change is a mail to the desk, which nobody may flood. */
export const mostChanges = 10;

const noteByVisitor = (entry: Entry, now: number, status: Status, note: string): Entry => {
	const event = { at: now, by: visitor, status, ...(note ? { note } : {}) };
	const noted = addEvent(entry, event);
	return entry.status === "held"
		? noted
		: addMail(noted, "change", now, { event: entry.history.length });
};

/** Neither a closed inquiry nor a time that has passed can be withdrawn. */
export const mayWithdraw = (entry: Entry, now: number): boolean =>
	entry.status !== "closed" && (getBooking(entry)?.startsAt ?? now + 1) > now;

export const mayChange = (entry: Entry, now: number): boolean =>
	mayWithdraw(entry, now) && entry.history.filter(({ by }) => by === visitor).length < mostChanges;

/** True for a second click: the visitor has just written these words. */
export const isLastChange = (entry: Entry, text: string): boolean => {
	const last = getLastEvent(entry);
	return last?.by === visitor && last.note === text;
};

/** @returns the same entry if it's too late, or the visitor has just written these words */
export const changeInquiry = (entry: Entry, now: number, text: string): Entry =>
	isLastChange(entry, text) || !mayChange(entry, now)
		? entry
		: noteByVisitor(entry, now, entry.status, text);

/** @param words why, or nothing */
export const withdraw = (entry: Entry, now: number, words = ""): Entry =>
	!mayWithdraw(entry, now)
		? entry
		: cancel(entry, noteByVisitor(entry, now, "closed", words), now, now);

export const isWithdrawn = (entry: Entry): boolean =>
	entry.status === "closed" && getLastEvent(entry)?.by === visitor;
