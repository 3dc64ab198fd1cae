import { links, mailContext, sampleInquiry, waitingMail } from "../../../tests/support/sample-mail";
import type { Inquiry, MailKind } from "../inquiries/inquiry";
import { composeMail } from "./compose";
import type { MailContext } from "./mail";

const inquiry: Inquiry = {
	...sampleInquiry,
	rows: [
		{ term: "Topic", detail: "A bill or payment" },
		{ term: "Name", detail: "Zoë <b>Ó</b> 李" },
		{ term: "Phone", detail: "" },
		{ term: "Message", detail: "One\nBcc: all@example.com\n<script>alert(1)</script>" },
	],
};
const inbox = "https://www.elm.example/api/desk?reference=K7QM-4XPD";
const compose = (
	kind: MailKind = "desk",
	changes: Partial<Inquiry> = {},
	about: Partial<MailContext> = {},
) => {
	const event = (changes.history?.length ?? 0) - 1;
	return composeMail(
		{ ...inquiry, ...changes, mails: [{ ...waitingMail, kind, ...(event < 0 ? {} : { event }) }] },
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
	expect(html).toContain(
		">Topic: A bill or payment\nName: Zoë &lt;b&gt;Ó&lt;/b&gt; 李\nMessage:\n  One\n  Bcc: all@example.com\n  &lt;script&gt;alert(1)&lt;/script&gt;</pre>",
	);
	expect(html).toContain(`<a href="${inbox}">See it`);
	expect(html).toContain(">  &lt;img src=x&gt;\n  Tuesday &amp; Friday</pre>");
});

const booked = { at: 0, by: "Maria", status: "booked" } as const;
const canceled = { at: 1, by: "visitor", status: "closed", note: "Canceled" } as const;
test.each<[MailKind, Inquiry["history"], string, string]>([
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
