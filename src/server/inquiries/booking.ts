import { formatBooking, getBooking, getKnownTime } from "./booked-time";
import type { Event, Inquiry, Time } from "./inquiry";
import { addMail, dropMails, hasEmail } from "./mail-queue";
import { addUndoable, undoMs } from "./undo";

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
	const text = [formatBooking(time, timeZone), ...(note ? [note] : [])].join("\n");
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
