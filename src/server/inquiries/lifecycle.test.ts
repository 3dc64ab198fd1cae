import { newInquiry } from "../../../tests/support/new-inquiry";
import { addEvent, createInquiry, getInactiveSince } from "./lifecycle";
import { addMail, markSent } from "./mail-queue";

const now = Date.parse("2026-11-25T18:00:00Z");
const hour = 3_600_000;
const inquiry = createInquiry(newInquiry(), "K7QM-4XPD", now);

test("an inquiry rests from the last thing that happens to it, but neither while it's open nor while a mail waits", () => {
	const sent = markSent(inquiry, 0, now + 1);
	const closed = addEvent(sent, { at: now + hour, by: "Maria", status: "closed" });
	const booked = {
		...addEvent(sent, { at: now + 1, by: "Maria", status: "booked" }),
		booking: { startsAt: now + 3 * hour, minutes: 60, sequence: 0 },
	};
	expect([closed, booked].map(getInactiveSince)).toEqual([now + hour, now + 3 * hour]);
	const contacted = addEvent(sent, { at: now + hour, by: "Maria", status: "contacted" });
	const active = [inquiry, sent, contacted, addMail(closed, "desk", now + hour)];
	expect(active.map(getInactiveSince)).toEqual(active.map(() => undefined));
});
