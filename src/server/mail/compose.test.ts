import ICAL from "ical.js";
import { sampleProject } from "../../../tests/support/content-fixture";
import { readSiteContent } from "../content";
import type { Entry, MailKind } from "../inquiries/entry";
import { createLinks } from "../visitor/links";
import { composeMail } from "./compose";
import type { MailContext } from "./mail";

const { business, readSent } = readSiteContent(sampleProject().root);

const links = createLinks("0123456789abcdef0123456789abcdef");

/** What mails are written with: the sample content, in Chicago's time zone. */
const mailContext: MailContext = {
	from: "site@elm.example",
	to: "desk@elm.example",
	business: { ...business, timeZone: "America/Chicago", email: "hello@elm.example" },
	readSent,
	siteUrl: "https://www.elm.example",
	links,
	held: 0,
	now: Date.parse("2026-11-24T16:00:00Z"),
};

/** A message without any content, with an address to answer to. */
const sampleEntry: Entry = {
	key: "0123456789abcdef".repeat(4),
	form: "message",
	fingerprint: "f",
	rows: [],
	replyTo: "zoe@example.com",
	reference: "K7QM-4XPD",
	acceptedAt: Date.parse("2026-11-21T15:30:00Z"),
	fields: {},
	status: "new",
	history: [],
	mails: [],
};

const mail = {
	state: "waiting",
	dueFrom: 0,
	nextAt: 0,
	attempts: 0,
	problem: "",
	refused: false,
} as const;
const entry: Entry = {
	...sampleEntry,
	rows: [
		{ term: "Topic", detail: "A bill or payment" },
		{ term: "Name", detail: "Zoë <b>Ó</b> 李" },
		{ term: "Phone", detail: "" },
		{ term: "Message", detail: "One\nBcc: all@example.com\n<script>alert(1)</script>" },
	],
};
const inbox = "https://www.elm.example/api/desk?reference=K7QM-4XPD";
/** A mail about the last thing that has happened. */
const compose = (
	kind: MailKind = "desk",
	changes: Partial<Entry> = {},
	about: Partial<MailContext> = {},
) => {
	const event = (changes.history?.length ?? 0) - 1;
	return composeMail(
		{ ...entry, ...changes, mails: [{ ...mail, kind, ...(event < 0 ? {} : { event }) }] },
		0,
		{ ...mailContext, links: undefined, ...about },
	);
};

test("the desk reads what was sent", () => {
	const { html: _, ...rest } = compose();
	expect(rest).toEqual({
		from: "site@elm.example",
		to: "desk@elm.example",
		replyTo: "zoe@example.com",
		headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
		subject: "Message K7QM-4XPD",
		messageId: "<0123456789abcdef0123456789abcdef01234567.0@elm.example>",
		date: new Date(mailContext.now),
		text: `Message K7QM-4XPD
Received Saturday, November 21, 2026 at 9:30 AM.

Topic: A bill or payment
Name: Zoë <b>Ó</b> 李
Message:
  One
  Bcc: all@example.com
  <script>alert(1)</script>
`,
	});
});

test("what a visitor wrote isn't markup", () => {
	const { html } = compose(
		"change",
		{ history: [{ at: 0, by: "visitor", status: "new", note: "<img src=x>\nTuesday & Friday" }] },
		{ links },
	);
	expect(
		[...html.replace(/ style="[^"]*"/g, "").matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => row),
	).toEqual([
		'<th scope="row">Topic</th><td>A bill or payment</td>',
		'<th scope="row">Name</th><td>Zoë &lt;b&gt;Ó&lt;/b&gt; 李</td>',
		'<th scope="row">Message</th><td>One<br/>Bcc: all@example.com<br/>&lt;script&gt;alert(1)&lt;/script&gt;</td>',
	]);
	expect(html).toContain(`<a href="${inbox}">See it`);
	expect(html).toContain("<blockquote>&lt;img src=x&gt;<br/>Tuesday &amp; Friday</blockquote>");
});

const booked = { at: 0, by: "Maria", status: "booked" } as const;
const canceled = { at: 1, by: "visitor", status: "closed", note: "Canceled" } as const;
test.each<[MailKind, Entry["history"], string, string]>([
	["desk", [], "", "Treatment: Chemical peel"],
	[
		"change",
		[{ at: 0, by: "visitor", status: "new", note: "Tuesday\nStatus: closed" }],
		"Changed: ",
		":\n\n  Tuesday\n  Status: closed\n\nThe request:\n",
	],
	["change", [booked, canceled], "Canceled: ", "A time was booked: take it off the schedule."],
	[
		"undelivered",
		[{ at: 0, by: "mail", status: "booked", note: "It wasn’t delivered: 550" }],
		"Call them: ",
		"  It wasn’t delivered: 550\n",
	],
])("the subject of a %s names no treatment", (kind, history, what, says) => {
	const { subject, text } = compose(kind, {
		form: "appointment",
		rows: [{ term: "Treatment", detail: "Chemical peel" }],
		history,
	});
	expect(subject).toBe(`${what}Appointment request K7QM-4XPD`);
	expect(text).toContain(says);
	expect(text).toContain("Treatment: Chemical peel");
});

test.each(["", "a@example.com, b@example.com"])("%j is nothing to answer to", (replyTo) => {
	expect(compose("desk", { replyTo })).not.toHaveProperty("replyTo");
});

const at = Date.parse("2026-11-21T15:30:00Z");
const appointment: Entry = {
	...sampleEntry,
	form: "appointment",
	rows: ["Chemical peel", "Nora Nurse, RN", "Buy at evil.example", "About my rash"].map(
		(detail) => ({ term: detail, detail }),
	),
	fields: { service: "peel", note: "About my rash" },
};
const composeForVisitor = (kind: MailKind, changes: Partial<Entry> = {}) =>
	composeMail(
		{
			...appointment,
			...changes,
			mails: [
				{
					kind,
					state: "waiting",
					dueFrom: at,
					nextAt: at,
					attempts: 0,
					problem: "",
					refused: false,
				},
			],
		},
		0,
		{
			...mailContext,
			held: 3,
		},
	);
const bookedAt = (sequence = 0): Partial<Entry> => ({
	status: "booked",
	booking: { startsAt: Date.parse("2026-11-30T16:00:00Z"), minutes: 45, sequence },
	history: [{ at, by: "Maria", status: "booked" }],
});

test.each<[MailKind, Partial<Entry>]>([
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
	const address = `https://www.elm.example${links.path("K7QM-4XPD")}`;
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
	expect(composeForVisitor("confirmation", bookedAt(1)).text).toContain(
		"Your appointment has a new time:",
	);

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
