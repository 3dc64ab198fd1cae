import ICAL from "ical.js";
import {
	business,
	links,
	mailContext,
	readSent,
	sampleInquiry,
	waitingMail,
} from "../../../tests/support/sample-mail";
import type { Inquiry, MailKind } from "../inquiries/inquiry";
import { composeMail } from "./compose";

const at = Date.parse("2026-11-21T15:30:00Z");
const appointment: Inquiry = {
	...sampleInquiry,
	form: "appointment",
	rows: ["Chemical peel", "Nora Nurse, RN", "Buy at evil.example", "About my rash"].map(
		(detail) => ({ term: detail, detail }),
	),
	fields: { service: "peel", note: "About my rash" },
};
const composeForVisitor = (
	kind: MailKind,
	{ mails = [], booking, ...changes }: Partial<Inquiry> = {},
) => {
	const mail = { ...waitingMail, kind, ...(booking ? { booking } : {}) };
	const inquiry = { ...appointment, ...changes, booking, mails: [...mails, mail] };
	return composeMail(inquiry, mails.length, { ...mailContext, held: 3 });
};
const bookedAt = (sequence = 0): Partial<Inquiry> => ({
	status: "booked",
	booking: { startsAt: Date.parse("2026-11-30T16:00:00Z"), minutes: 45, sequence },
	history: [{ at, by: "Maria", status: "booked" }],
});

test.each<[MailKind, Partial<Inquiry>]>([
	["acknowledgment", {}],
	["confirmation", bookedAt()],
	["cancellation", { ...bookedAt(1), status: "closed" }],
])("a %s holds nothing that was asked for or written", (kind, changes) => {
	const { subject, text, html, attachments = [], ...rest } = composeForVisitor(kind, changes);
	expect(rest).toMatchObject({
		from: "site@elm.example",
		to: "zoe@example.com",
		replyTo: "hello@elm.example",
	});
	const all = [subject, text, html, ...attachments.map(({ content }) => content)].join("\n");
	for (const detail of [...appointment.rows.map((row) => row.detail), "/api/desk"])
		expect(all).not.toContain(detail);
	for (const part of ["K7QM-4XPD", business.phone.display, business.name])
		expect([text, html].every((body) => body.includes(part))).toBe(true);
	for (const site of text.match(/https:\/\/[^/\s]+/g) ?? []) expect(site).toBe(mailContext.siteUrl);
	const address = `https://www.elm.example${links.path(appointment)}`;
	expect(text.includes(`:\n${address}\n`)).toBe(kind !== "cancellation");
});

test("an acknowledgment says that nothing is booked yet", () => {
	const { text } = composeForVisitor("acknowledgment");
	for (const part of [
		"This is not an appointment yet.",
		...readSent("/schedule").points.map(({ title }) => title),
	])
		expect(text).toContain(part);
});

const readEvent = ({ attachments = [] }: ReturnType<typeof composeForVisitor>) => {
	const [event] = new ICAL.Component(ICAL.parse(attachments[0]?.content ?? "")).getAllSubcomponents(
		"vevent",
	);
	if (!event) throw new Error("The calendar file has no event.");
	return new ICAL.Event(event);
};

test("a confirmation has a calendar file, and a cancellation takes it back", () => {
	const confirmation = composeForVisitor("confirmation", bookedAt());
	expect(confirmation.text).toContain(
		"Your appointment is booked: Monday, November 30, 2026 at 10:00 AM, 45 minutes.",
	);
	const { uid, summary, startDate, endDate, sequence } = readEvent(confirmation);
	expect([summary, sequence]).toEqual([`Appointment at ${business.name}`, 0]);
	expect([startDate, endDate].map(String)).toEqual([
		"2026-11-30T16:00:00Z",
		"2026-11-30T16:45:00Z",
	]);
	const first = { ...waitingMail, kind: "confirmation" as const, ...bookedAt() };
	for (const [attempts, says] of [
		[0, "Your appointment is booked:"],
		[1, "Your appointment has a new time:"],
	] as const) {
		const mails = [{ ...first, attempts }];
		expect(composeForVisitor("confirmation", { ...bookedAt(1), mails }).text).toContain(says);
	}

	const cancellation = composeForVisitor("cancellation", { ...bookedAt(1), status: "closed" });
	expect(cancellation.text).toContain(
		"This appointment is canceled: Monday, November 30, 2026 at 10:00 AM, 45 minutes.",
	);
	expect(cancellation.attachments?.[0]).toMatchObject({
		contentType: expect.stringMatching(/method=CANCEL$/),
		content: expect.stringMatching(/METHOD:CANCEL\r\n[\s\S]*STATUS:CANCELLED\r\n/),
	});
	expect(readEvent(cancellation)).toMatchObject({ uid, sequence: 1 });
});
