import {
	type Booking,
	type Event,
	formatBooking,
	getBooking,
	type Inquiry,
	type Time,
} from "./inquiry";
import { addUndoable, undoMs } from "./lifecycle";
import { addMail, dropMails, hasEmail } from "./mail-queue";

/**
 * The time of which the visitor may know: that of the last confirmation on its way, unless a
 * cancellation followed.
 * @param before counts only the mails before this place
 */
export const getKnownTime = ({ mails }: Inquiry, before = mails.length): Booking | undefined => {
	const told = mails
		.slice(0, before)
		.findLast(
			({ kind, attempts }) => attempts > 0 && (kind === "confirmation" || kind === "cancellation"),
		);
	return told?.kind === "confirmation" ? told.booking : undefined;
};

export const book = (
	inquiry: Inquiry,
	now: number,
	{
		by,
		timeZone,
		note = "",
		...time
	}: Time & Pick<Event, "by" | "note"> & { readonly timeZone: string },
): Inquiry => {
	const known = getBooking(inquiry);
	const text = [formatBooking(time, timeZone), note].filter(Boolean).join("\n");
	const noted = addUndoable(inquiry, { at: now, by, status: "booked", note: text });
	// The visitor's mail names no person.
	if (known?.startsAt === time.startsAt && known.minutes === time.minutes)
		return { ...noted, booking: { ...known, ...time } };
	const booking = {
		...time,
		sequence: (inquiry.booking?.sequence ?? -1) + 1,
	};
	const booked = { ...dropMails(noted, ["confirmation", "cancellation"]), booking };
	return hasEmail(inquiry) ? addMail(booked, "confirmation", now + undoMs, { booking }) : booked;
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
	const told = getKnownTime(before);
	return told && told.startsAt > now && hasEmail(inquiry)
		? addMail(canceled, "cancellation", mailAt, { booking: { ...told, sequence } })
		: canceled;
};
