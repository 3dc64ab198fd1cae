import type { Site } from "../../content/schemas/site";
import { createEventFile } from "../../lib/time/event-file";
import type { Booking, Entry } from "../requests/entry";

/**
 * The calendar file of a booked time, or of one that's canceled. It names no treatment: calendars are shared. A later time of the same request is the same
 * event, changed.
 */
export const createBookingFile = (
	{ reference, history }: Pick<Entry, "reference" | "history">,
	{ startsAt, minutes, sequence }: Booking,
	business: Site,
	isCanceled = false,
): string => {
	const { name, phone } = business;
	const event = {
		slug: `appointment-${reference.toLowerCase()}`,
		title: `Appointment at ${name}`,
		starts: startsAt,
		ends: startsAt + minutes * 60_000,
		text: [`Your reference is ${reference}. If it doesn’t work for you, call or text ${phone.display}.`],
		sequence,
		isCanceled,
	};
	const changed = isCanceled ? history.at(-1) : history.findLast(({ status }) => status === "booked");
	return createEventFile(event, business, new Date(changed?.at ?? startsAt));
};
