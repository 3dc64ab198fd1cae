import { newEntry } from "../../../tests/support/new-entry";
import type { Entry, Lease } from "./entry";
import { addEvent, addMail, createEntry, dropMails, getDueAt, getRestingSince, markSent, takeLease } from "./lifecycle";

const now = Date.parse("2026-11-25T18:00:00Z");
const minute = 60_000;
const hour = 60 * minute;

/** An entry with a mail to the desk. @param after milliseconds from when it was accepted until it's due */
const entryAt = (acceptedAt: number, after = 0): Entry => addMail(createEntry(newEntry({ mails: [] }), "K7QM-4XPD", acceptedAt), "desk", acceptedAt + after);
const lease = (until: number): Lease => ({ owner: "o", until });

test("a leased entry is due when the lease ends, or later if its mail is", () => {
	expect(getDueAt(takeLease(entryAt(now), lease(now + minute)))).toBe(now + minute);
	expect(getDueAt(takeLease(entryAt(now, hour), lease(now + minute)))).toBe(now + hour);
	expect(getDueAt(markSent(entryAt(now), 0, now))).toBeUndefined();
});

test("an entry rests from the last thing that happened to it, and not while a mail waits", () => {
	const entry = entryAt(now);
	expect(getRestingSince(entry)).toBeUndefined();
	expect(getRestingSince(addMail(markSent(entry, 0, now + 1), "desk", now + hour))).toBeUndefined();
	expect(getRestingSince(dropMails(entry))).toBe(now);
	const sent = markSent(entry, 0, now + minute);
	expect(getRestingSince(sent)).toBe(now + minute);
	expect(getRestingSince(addEvent(sent, { at: now + hour, by: "Maria", status: "contacted" }))).toBe(now + hour);
});
