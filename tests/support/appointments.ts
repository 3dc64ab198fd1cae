import { book } from "../../src/server/inquiries/booking";
import { setStatus } from "../../src/server/inquiries/desk-actions";
import type { Inquiry, NewInquiry } from "../../src/server/inquiries/inquiry";
import { createInquiry } from "../../src/server/inquiries/lifecycle";
import { markBegun, markSent, planMails } from "../../src/server/inquiries/mail-queue";
import { newInquiry } from "./new-inquiry";

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const now = Date.parse("2026-11-23T16:00:00Z");
export const startsAt = now + 7 * day;
export const time = { startsAt, minutes: 60, timeZone: "America/Chicago", by: "Maria" };

/** An appointment request that has come in, from a visitor with an email address. */
export const accept = (changes: Partial<NewInquiry> = {}): Inquiry => {
	const inquiry = newInquiry({ form: "appointment", replyTo: "maria@example.com", ...changes });
	return createInquiry({ ...inquiry, mails: planMails(inquiry) }, "K7QM-4XPD", now);
};
export const setBy = (inquiry: Inquiry, at: number, status: Inquiry["status"]): Inquiry =>
	setStatus(inquiry, at, status, "Maria");
export const booked = book(accept(), now, time);
export const sendMail = (inquiry: Inquiry, index: number): Inquiry =>
	markSent(markBegun(inquiry, index), index, now);
/** Booked, and the visitor has the mail with the calendar file. */
export const notified = sendMail(booked, 2);
export const mailsOf = ({ mails }: Inquiry): string =>
	mails.map(({ kind, state }) => `${kind} ${state}`).join(", ");
