import type { Site } from "../../content/site/schema";
import { forms } from "../../forms";
import { addressLine } from "../../lib/business/facts";
import { createEventFile } from "../../lib/time/calendar-file";
import { getKnownTime } from "../inquiries/booking";
import { type Booking, formatBooking, type Inquiry, type QueuedMail } from "../inquiries/inquiry";
import { type Composer, linkTo } from "./mail";

/*
 * Anybody can enter anybody's address in a form, so these mails say nothing of what was asked for
 * or written.
 */

const howToReach = ({ reference }: Inquiry, { phone }: Site) =>
	`Your reference is ${reference}. If you have a question or something isn’t right, call or text ${phone.display}.`;
const sign = ({ name, address }: Site) => `${name}, ${addressLine(address)}`;

export const composeAcknowledgment: Composer = (inquiry, context) => {
	const { business } = context;
	const form = forms[inquiry.form];
	const { heading, points } = context.readSent(form.page);
	return {
		subject: `${heading} (${inquiry.reference})`,
		parts: [
			`${heading}.`,
			...(form.asksForTime ? ["This is not an appointment yet."] : []),
			...points.map(({ title, text }) => `${title}. ${text}`),
			howToReach(inquiry, business),
			...linkTo(inquiry, context, `Change or cancel this ${form.noun}`),
			"You’re getting this because somebody entered this address in a form on our site. If that wasn’t you, ignore it.",
			sign(business),
		],
	};
};

/**
 * It names no treatment, because calendars are shared. Another time for the same inquiry changes
 * the same event.
 */
export const createBookingFile = (
	inquiry: Inquiry,
	{ startsAt, minutes, sequence }: Booking,
	business: Site,
	isCanceled = false,
): string => {
	const event = {
		id: `appointment-${inquiry.reference.toLowerCase()}`,
		title: `Appointment at ${business.name}`,
		start: startsAt,
		end: startsAt + minutes * 60_000,
		text: howToReach(inquiry, business),
		sequence,
		organizer: business.email,
		isCanceled,
	};
	return createEventFile(event, business, new Date(inquiry.history.at(-1)?.at ?? startsAt));
};

/** What a mail says of its time. @throws Error if it has none */
const describeTime = (inquiry: Inquiry, { kind, booking }: QueuedMail, business: Site) => {
	if (!booking) throw new Error(`The ${kind} of ${inquiry.reference} is about no time.`);
	const isCanceled = kind === "cancellation";
	const file = {
		filename: "appointment.ics",
		content: createBookingFile(inquiry, booking, business, isCanceled),
		contentType: `text/calendar; charset=utf-8; method=${isCanceled ? "CANCEL" : "PUBLISH"}`,
	};
	return { booking, time: formatBooking(booking, business.timeZone), attachments: [file] };
};

export const composeConfirmation: Composer = (inquiry, context, mail) => {
	const { business, siteUrl } = context;
	const { booking, time, attachments } = describeTime(inquiry, mail, business);
	const told = getKnownTime(inquiry, inquiry.mails.indexOf(mail));
	const moved = told !== undefined && told.sequence !== booking.sequence;
	return {
		subject: `${moved ? "Your new appointment time" : "Your appointment"} (${inquiry.reference})`,
		parts: [
			`${moved ? "Your appointment has a new time" : "Your appointment is booked"}: ${time}.`,
			"The attached file puts it into your calendar.",
			{ label: "What to expect in the days after a visit", href: `${siteUrl}/aftercare` },
			howToReach(inquiry, business),
			...linkTo(inquiry, context, "See, change or cancel it"),
			sign(business),
		],
		attachments,
	};
};

export const composeCancellation: Composer = (inquiry, { business }, mail) => {
	const { time, attachments } = describeTime(inquiry, mail, business);
	return {
		subject: `Your appointment is canceled (${inquiry.reference})`,
		parts: [
			`This appointment is canceled: ${time}.`,
			"The attached file takes it out of your calendar.",
			howToReach(inquiry, business),
			sign(business),
		],
		attachments,
	};
};
