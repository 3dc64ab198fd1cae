import type { Entry } from "../outbox/entry";
import { composeDeskMail, oneLine } from "./desk-mail";

const entry: Entry = {
	key: "0123456789abcdef".repeat(4),
	form: "message",
	fingerprint: "f",
	rows: [
		{ term: "Topic", detail: "A bill or payment" },
		{ term: "Name", detail: "Zoë <b>Ó</b> 李" },
		{ term: "Phone", detail: "" },
		{ term: "Message", detail: "One\nBcc: all@example.com\n<script>alert(1)</script>" },
	],
	replyTo: "zoe@example.com",
	reference: "K7QM-4XPD",
	acceptedAt: Date.parse("2026-11-21T15:30:00Z"),
	fields: {},
	status: "new",
	history: [],
	mails: [],
};
const compose = (changes: Partial<Entry> = {}) =>
	composeDeskMail({ ...entry, ...changes }, 0, { from: "site@elm.example", to: "desk@elm.example", timeZone: "America/Chicago", domain: "elm.example" });

test("the desk reads what was sent, labelled, with the spa's time and the reference", () => {
	expect(compose()).toEqual({
		from: "site@elm.example",
		to: "desk@elm.example",
		replyTo: "zoe@example.com",
		subject: "Message K7QM-4XPD",
		messageId: "<0123456789abcdef0123456789abcdef01234567.0@elm.example>",
		date: new Date("2026-11-21T15:30:00Z"),
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

test("the subject names no treatment", () => {
	const { subject, text } = compose({ form: "appointment", rows: [{ term: "Treatment", detail: "Chemical peel" }] });
	expect(subject).toBe("Appointment request K7QM-4XPD");
	expect(text).toContain("Treatment: Chemical peel");
});

test("a header holds one line, whatever is in a text", () => {
	expect(oneLine("Peel\r\nBcc: all@example.com\u2028X-Evil: 1\u0000")).toBe("Peel Bcc: all@example.com X-Evil: 1");
});

test.each(["", "no address", "a@example.com\r\nBcc: all@example.com", "a@example.com, b@example.com"])("%j is nothing to answer to", (replyTo) => {
	expect(compose({ replyTo })).not.toHaveProperty("replyTo");
});
