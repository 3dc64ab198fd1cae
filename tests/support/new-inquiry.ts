import type { NewInquiry } from "../../src/server/inquiries/inquiry";

/** A message with nothing in it and a mail to the desk, as the outbox takes it. */
export const newInquiry = (changes: Partial<NewInquiry> = {}): NewInquiry => ({
	key: "k",
	form: "message",
	fingerprint: "f",
	fields: {},
	rows: [],
	replyTo: "",
	status: "new",
	mails: ["desk"],
	...changes,
});
