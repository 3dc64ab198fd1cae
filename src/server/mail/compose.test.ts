import { links, mailContext, sampleEntry } from "../../../tests/support/mail-fixture";
import type { Entry, MailKind } from "../requests/entry";
import { composeMail } from "./compose";
import { type MailContext, oneLine } from "./mail";

const mail = { state: "waiting", dueFrom: Date.parse("2026-11-23T17:00:00Z"), nextAt: 0, attempts: 0, problem: "", refused: false } as const;
const entry: Entry = {
	...sampleEntry,
	rows: [
		{ term: "Topic", detail: "A bill or payment" },
		{ term: "Name", detail: "Zoë <b>Ó</b> 李" },
		{ term: "Phone", detail: "" },
		{ term: "Message", detail: "One\nBcc: all@example.com\n<script>alert(1)</script>" },
	],
};
const context = { ...mailContext, links: undefined };
const inbox = "https://www.elm.example/api/desk?reference=K7QM-4XPD";
const compose = (changes: Partial<Entry> = {}, kind: MailKind = "desk", about: Partial<MailContext> = {}, event?: number) =>
	composeMail({ ...entry, ...changes, mails: [{ ...mail, kind, ...(event === undefined ? {} : { event }) }] }, 0, { ...context, ...about });

test("the desk reads what was sent, labelled, with the spa's time and the reference", () => {
	const { html: _, ...rest } = compose();
	expect(rest).toEqual({
		from: "site@elm.example",
		to: "desk@elm.example",
		replyTo: "zoe@example.com",
		headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
		subject: "Message K7QM-4XPD",
		messageId: "<0123456789abcdef0123456789abcdef01234567.0@elm.example>",
		date: new Date(context.now),
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

/** The rows of a mail's table, without their styles. */
const readRows = (html: string) => [...html.replace(/ style="[^"]*"/g, "").matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => row);

test.each<[MailKind]>([["desk"], ["change"]])("the HTML of a %s has each field in a row of its own, and what a visitor wrote isn't markup", (kind) => {
	const history = [{ at: 0, by: "visitor", status: "new", note: "<img src=x>\nTuesday & Friday" }] as const;
	const { html } = compose({ history }, kind, { links }, 0);
	expect(readRows(html)).toEqual([
		'<th scope="row">Topic</th><td>A bill or payment</td>',
		'<th scope="row">Name</th><td>Zoë &lt;b&gt;Ó&lt;/b&gt; 李</td>',
		'<th scope="row">Message</th><td>One<br/>Bcc: all@example.com<br/>&lt;script&gt;alert(1)&lt;/script&gt;</td>',
	]);
	expect(html).toContain(`<a href="${inbox}">See it`);
	expect(html).not.toMatch(/<(?:img|script|b)\b/);
	expect(html.includes("<blockquote>&lt;img src=x&gt;<br/>Tuesday &amp; Friday</blockquote>")).toBe(kind === "change");
});

test("the desk gets a link that holds no secret, and reads how many are held", () => {
	const { text } = compose({}, "desk", { links, held: 2 });
	expect(text).toContain(`\n${inbox}\n`);
	expect(text).not.toMatch(/\/api\/request|signature/);
	expect(compose().text).not.toContain("/api/desk");
	expect(text).toContain("\nHeld as likely spam: 2. Look at them in the inbox.");
});

test.each<[MailKind, Partial<Entry>, number | undefined, string]>([
	["desk", {}, undefined, "Appointment request K7QM-4XPD"],
	["change", { history: [{ at: 0, by: "visitor", status: "new", note: "Tuesday" }] }, 0, "Changed: Appointment request K7QM-4XPD"],
	[
		"undelivered",
		{ history: [{ at: 0, by: "mail", status: "booked", note: "The confirmation wasn’t delivered: 550" }] },
		0,
		"Call them: Appointment request K7QM-4XPD",
	],
	["change", { status: "closed", history: [{ at: 0, by: "visitor", status: "closed", note: "Canceled" }] }, 0, "Canceled: Appointment request K7QM-4XPD"],
])("the subject of a %s names no treatment", (kind, changes, event, expected) => {
	const { subject, text } = compose({ form: "appointment", rows: [{ term: "Treatment", detail: "Chemical peel" }], ...changes }, kind, {}, event);
	expect(subject).toBe(expected);
	expect(text).toContain("Treatment: Chemical peel");
});

test("each change is in its own mail, in the visitor's words, indented", () => {
	const history = [
		{ at: 0, by: "visitor", status: "new", note: "Tuesday\nStatus: closed" },
		{ at: 1, by: "visitor", status: "new", note: "Friday" },
	] as const;
	expect(compose({ history }, "change", {}, 0).text).toContain(
		"The visitor wants to change Message K7QM-4XPD:\n\n  Tuesday\n  Status: closed\n\nThe request:\n",
	);
	expect(compose({ history }, "change", {}, 1).text).toContain("\n\n  Friday\n");
});

test("whoever cancels a booked time leaves a gap in the schedule, and the mail says so", () => {
	const history = [
		{ at: 0, by: "Maria", status: "booked" },
		{ at: 1, by: "visitor", status: "closed", note: "Canceled" },
	] as const;
	expect(compose({ status: "closed", history }, "change", {}, 1).text).toContain("A time was booked: take it off the schedule.");
	expect(compose({ status: "closed", history: history.slice(1) }, "change", {}, 0).text).not.toContain("A time was booked");
});

test("a header holds one line, whatever is in a text", () => {
	expect(oneLine("Peel\r\nBcc: all@example.com\u2028X-Evil: 1\u0000")).toBe("Peel Bcc: all@example.com X-Evil: 1");
});

test.each(["", "no address", "a@example.com\r\nBcc: all@example.com", "a@example.com, b@example.com"])("%j is nothing to answer to", (replyTo) => {
	expect(compose({ replyTo })).not.toHaveProperty("replyTo");
});
