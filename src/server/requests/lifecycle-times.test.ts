import { newEntry } from "../../../tests/support/new-entry";
import type { Entry, Lease } from "./entry";
import {
	addEvent,
	addMail,
	correctTimes,
	createEntry,
	dropMails,
	getDueAt,
	getDueFrom,
	getRestingSince,
	markBegun,
	markFailed,
	markSent,
	takeLease,
} from "./lifecycle";

const now = Date.parse("2026-11-25T18:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const year = 365 * 24 * hour;
const limits = { lease: minute / 2, retry: 15 * minute };

/** An entry with a mail to the desk. @param after milliseconds from when it was accepted until it's due */
const entryAt = (acceptedAt: number, after = 0): Entry => addMail(createEntry(newEntry({ mails: [] }), "K7QM-4XPD", acceptedAt), "desk", acceptedAt + after);
const lease = (until: number): Lease => ({ owner: "o", until });
const failedFor = (delay: number) =>
	markFailed(markBegun(entryAt(now - hour), 0), 0, { delay, problem: "450 busy", refused: false, isRecipients: false, isClockSure: true }, now);

test.each([
	["a mail that waits", entryAt(now - hour)],
	["a mail that's tried again within the longest pause", failedFor(limits.retry)],
	["an appointment ahead", { ...dropMails(entryAt(now)), status: "booked" as const, booking: { startsAt: now + year, minutes: 60, sequence: 0 } }],
	["a lease that holds", takeLease(entryAt(now), lease(now + limits.lease))],
])("%s stays as it is", (_what, entry) => {
	expect(correctTimes(entry, now, limits)).toBe(entry);
});

test.each([
	["what a clock a year ahead has accepted", entryAt(now + year), now],
	["what a clock a year ahead has put off", failedFor(year), now - hour],
	["what's put off for longer than the longest pause", failedFor(limits.retry + 1), now - hour],
	["what's planned for longer than anything is", entryAt(now, limits.lease + 1), now],
])("%s is due now", (_what, entry, dueFrom) => {
	const corrected = correctTimes(entry, now, limits);
	expect([getDueAt(corrected), getDueFrom(corrected)]).toEqual([now, dueFrom]);
	expect(corrected.mails[0]).toMatchObject({ state: "waiting", attempts: entry.mails[0]?.attempts });
	expect(correctTimes(corrected, now, limits)).toBe(corrected);
});

test("what a clock a year ahead has accepted is kept from now on, not from then", () => {
	const corrected = correctTimes(entryAt(now + year), now, limits);
	expect(getRestingSince(markSent(corrected, 0, now + minute))).toBe(now + minute);
	const sent = addEvent(markSent(entryAt(now + year), 0, now + year), { at: now + year, by: "Maria", status: "closed" });
	expect(getRestingSince(correctTimes(sent, now, limits))).toBe(now);
});

test("a lease for longer than leases hold is free", () => {
	const entry = entryAt(now);
	expect(correctTimes(takeLease(entry, lease(now + year)), now, limits)).toEqual(entry);
});

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
