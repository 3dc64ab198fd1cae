import { newEntry } from "../../../tests/support/new-entry";
import { addEvent, addMail, createEntry, dropMails, getRestingSince, markSent } from "./lifecycle";

const now = Date.parse("2026-11-25T18:00:00Z");
const hour = 3_600_000;
const entry = createEntry(newEntry(), "K7QM-4XPD", now);

test("an entry rests from the last thing that happens to it", () => {
	const sent = markSent(entry, 0, now + 1);
	const booked = {
		...sent,
		status: "booked" as const,
		booking: { startsAt: now + 3 * hour, minutes: 60, sequence: 0 },
	};
	expect([entry, addMail(sent, "desk", now + hour)].map(getRestingSince)).toEqual([
		undefined,
		undefined,
	]);
	expect(
		[
			dropMails(entry),
			sent,
			addEvent(sent, { at: now + hour, by: "Maria", status: "contacted" }),
			booked,
		].map(getRestingSince),
	).toEqual([now, now + 1, now + hour, now + 3 * hour]);
});
