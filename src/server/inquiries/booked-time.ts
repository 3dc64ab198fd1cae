import { type Booking, formatMoment, type Inquiry, type Time } from "./inquiry";

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

export const getBooking = ({ status, booking }: Inquiry): Booking | undefined =>
	status === "booked" ? booking : undefined;

export const formatBooking = ({ startsAt, minutes }: Time, timeZone: string): string =>
	`${formatMoment(startsAt, timeZone)}, ${minutes} minutes`;
