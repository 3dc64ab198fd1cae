import type { NewEntry } from "../../src/server/inquiries/entry";

/** A message with nothing in it and a mail to the desk, as the outbox takes it. */
export const newEntry = (changes: Partial<NewEntry> = {}): NewEntry => ({
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
