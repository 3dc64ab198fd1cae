import ICAL from "ical.js";
import { links, mailContext, sampleEntry } from "../../../tests/support/mail-fixture";
import type { Booking, Entry, MailKind } from "../requests/entry";
import { composeMail } from "./compose";
import type { MailContext } from "./mail";

const due = Date.parse("2026-11-21T15:30:00Z");
const booking: Booking = { startsAt: Date.parse("2026-11-30T16:00:00Z"), minutes: 45, sequence: 0 };
const entry: Entry = {
	...sampleEntry,
	form: "appointment",
	rows: [
		{ term: "Treatment", detail: "Chemical peel" },
		{ term: "With", detail: "Nora Nurse, RN" },
		{ term: "Name", detail: "Buy at evil.example" },
		{ term: "Note", detail: "About my rash" },
	],
	fields: { service: "peel", note: "About my rash" },
};
const context = { ...mailContext, held: 3 };
const { business, sent } = context;
const compose = (kind: MailKind, changes: Partial<Entry> = {}, about: Partial<MailContext> = {}) =>
	composeMail({ ...entry, ...changes, mails: [{ kind, state: "waiting", dueFrom: due, nextAt: due, attempts: 0, problem: "", refused: false }] }, 0, {
		...context,
		...about,
	});
const booked = (changes: Partial<Booking> = {}) => ({
	status: "booked" as const,
	booking: { ...booking, ...changes },
	history: [{ at: due, by: "Maria", status: "booked" as const }],
});

test.each<[MailKind, Partial<Entry>]>([
	["acknowledgment", {}],
	["confirmation", booked()],
	["cancellation", { ...booked({ sequence: 1 }), status: "closed" }],
])("a %s goes to the visitor, is answered to the spa, and other programs don't answer it", (kind, changes) => {
	expect(compose(kind, changes)).toMatchObject({
		from: "site@elm.example",
		to: "zoe@example.com",
		replyTo: "hello@elm.example",
		date: new Date(context.now),
		headers: { "Auto-Submitted": kind === "acknowledgment" ? "auto-replied" : "auto-generated", "X-Auto-Response-Suppress": "All" },
	});
});

test.each<[MailKind, Partial<Entry>]>([
	["acknowledgment", {}],
	["confirmation", booked()],
])("a %s holds the reference, the phone number and the link, and nothing that was asked for or written", (kind, changes) => {
	const { subject, text, html, attachments = [] } = compose(kind, changes);
	const address = `https://www.elm.example${links.path("K7QM-4XPD")}`;
	expect(subject).toContain("K7QM-4XPD");
	for (const part of ["K7QM-4XPD", business.phone.display, business.name]) {
		expect(text).toContain(part);
		expect(html).toContain(part);
	}
	expect(text).toContain(`:\n${address}\n`);
	expect(html).toContain(`<a href="${address.replaceAll("&", "&amp;")}">`);
	const all = [subject, text, html, ...attachments.map(({ content }) => content)].join("\n");
	for (const { detail } of entry.rows) expect(all).not.toContain(detail);
	expect(all).not.toContain("/api/desk");
});

test("an acknowledgment says that nothing is booked yet, and what happens next", () => {
	const { text, html } = compose("acknowledgment");
	expect(text).toContain("This is not an appointment yet.");
	for (const { title } of sent.appointment.points) expect(text).toContain(title);
	expect(html).toContain("<p>This is not an appointment yet.</p>");
	expect(compose("acknowledgment", { form: "message" }).text).not.toContain("appointment yet");
});

const read = (changes: Partial<Booking> = {}, kind: MailKind = "confirmation") => {
	const { attachments = [] } = compose(kind, booked(changes));
	const [event] = new ICAL.Component(ICAL.parse(attachments[0]?.content ?? "")).getAllSubcomponents("vevent");
	if (!event) throw new Error("The calendar file has no event.");
	return new ICAL.Event(event);
};

test("a confirmation has the time in words and as a calendar file that names no treatment", () => {
	expect(compose("confirmation", booked({ sequence: 1 })).text).toContain("Your appointment has a new time:");
	expect(compose("confirmation", booked()).text).toContain("Your appointment is booked: Monday, November 30, 2026 at 10:00 AM, 45 minutes.");
	const { summary, startDate, endDate, sequence } = read();
	expect(summary).toBe(`Appointment at ${business.name}`);
	expect([startDate.toString(), endDate.toString(), sequence]).toEqual(["2026-11-30T16:00:00Z", "2026-11-30T16:45:00Z", 0]);
});

test("a canceled time is the same event, which calendars take out", () => {
	const { text, attachments = [] } = compose("cancellation", { ...booked({ sequence: 1 }), status: "closed" });
	expect(text).toContain("This appointment is canceled: Monday, November 30, 2026 at 10:00 AM, 45 minutes.");
	expect(attachments[0]?.contentType).toMatch(/method=CANCEL$/);
	expect(attachments[0]?.content).toMatch(/METHOD:CANCEL\r\n[\s\S]*STATUS:CANCELLED\r\n/);
	const canceled = read({ sequence: 1 }, "cancellation");
	expect([canceled.uid, canceled.sequence]).toEqual([read().uid, 1]);
});
