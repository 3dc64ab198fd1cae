import type { Site } from "../../content/site/schema";
import { forms } from "../../forms";
import { addressLine } from "../../lib/business/facts";
import { createEventFile } from "../../lib/time/calendar-file";
import { formatBooking, getBooking, getKnownTime } from "../inquiries/booked-time";
import type { Booking, Inquiry } from "../inquiries/inquiry";
import { type Composer, linkTo, type MailContext } from "./mail";

/*
 * Anybody can enter anybody's address in a form, so these mails say nothing of what was asked for
 * or written.
 */

const sign = ({ business }: MailContext): string =>
	`${business.name}, ${addressLine(business.address)}`;

export const composeAcknowledgment: Composer = (inquiry, context) => {
	const form = forms[inquiry.form];
	const { heading, points } = context.readSent(form.page);
	return {
		subject: `${heading} (${inquiry.reference})`,
		parts: [
			`${heading}. Your reference is ${inquiry.reference}.`,
			...(form.asksForTime ? ["This is not an appointment yet."] : []),
			...points.map(({ title, text }) => `${title}. ${text}`),
			`If you have a question, call or text ${context.business.phone.display}.`,
			...linkTo(inquiry, context, `Change or cancel this ${form.noun}`),
			"You’re getting this because somebody entered this address in a form on our site. If that wasn’t you, ignore it.",
			sign(context),
		],
	};
};

/**
 * It names no treatment, because calendars are shared. Another time for the same inquiry changes
 * the same event.
 */
export const createBookingFile = (
	{ reference, history }: Inquiry,
	{ startsAt, minutes, sequence }: Booking,
	business: Site,
	isCanceled = false,
): string => {
	const changed = isCanceled
		? history.at(-1)
		: history.findLast(({ status }) => status === "booked");
	const event = {
		id: `appointment-${reference.toLowerCase()}`,
		title: `Appointment at ${business.name}`,
		start: startsAt,
		end: startsAt + minutes * 60_000,
		text: `Your reference is ${reference}. If it doesn’t work for you, call or text ${business.phone.display}.`,
		sequence,
		organizer: business.email,
		isCanceled,
	};
	return createEventFile(event, business, new Date(changed?.at ?? startsAt));
};

const attach = (content: string, method: "PUBLISH" | "CANCEL") => [
	{
		filename: "appointment.ics",
		content,
		contentType: `text/calendar; charset=utf-8; method=${method}`,
	},
];

export const composeConfirmation: Composer = (inquiry, context, mail) => {
	const { business, siteUrl } = context;
	const booking = mail.booking ?? getBooking(inquiry);
	if (!booking) throw new Error(`No time is booked for ${inquiry.reference}.`);
	const told = getKnownTime(inquiry, inquiry.mails.indexOf(mail));
	const moved = told !== undefined && told.sequence !== booking.sequence;
	return {
		subject: `${moved ? "Your new appointment time" : "Your appointment"} (${inquiry.reference})`,
		parts: [
			`${moved ? "Your appointment has a new time" : "Your appointment is booked"}: ${formatBooking(booking, business.timeZone)}.`,
			`Your reference is ${inquiry.reference}.`,
			"The attached file puts it into your calendar.",
			{ label: "What to expect in the days after a visit", href: `${siteUrl}/aftercare` },
			`If it doesn’t work for you, call or text ${business.phone.display}.`,
			...linkTo(inquiry, context, "See, change or cancel it"),
			sign(context),
		],
		attachments: attach(createBookingFile(inquiry, booking, business), "PUBLISH"),
	};
};

export const composeCancellation: Composer = (inquiry, context, mail) => {
	const { business } = context;
	const booking = mail.booking ?? inquiry.booking;
	if (!booking) throw new Error(`No time was booked for ${inquiry.reference}.`);
	return {
		subject: `Your appointment is canceled (${inquiry.reference})`,
		parts: [
			`This appointment is canceled: ${formatBooking(booking, business.timeZone)}.`,
			`Your reference is ${inquiry.reference}.`,
			"The attached file takes it out of your calendar.",
			`If you didn’t expect this, or would like another time, call or text ${business.phone.display}.`,
			sign(context),
		],
		attachments: attach(createBookingFile(inquiry, booking, business, true), "CANCEL"),
	};
};
