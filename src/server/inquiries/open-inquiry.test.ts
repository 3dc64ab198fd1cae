import {
	accept,
	booked,
	day,
	minute,
	notified,
	now,
	setBy,
	startsAt,
} from "../../../tests/support/appointments";
import type { Inquiry } from "./inquiry";
import { addNote, undo } from "./lifecycle";
import { markFailed } from "./mail-queue";
import { findNews, getWaitingSince, isOpen } from "./open-inquiry";
import { changeInquiry, withdraw } from "./visitor-actions";

const contacted = setBy(accept(), now + 1, "contacted");
const written = changeInquiry(contacted, now + day, "Tuesday");
const refused = { delay: minute, problem: "550", refused: true, isRecipientFault: true };

test.each<[string, Inquiry, boolean, number | undefined]>([
	["new, since it came in", accept(), true, now],
	["new, and the visitor wrote again", changeInquiry(accept(), now + day, "Tuesday"), true, now],
	["contacted: the desk waits", contacted, true, undefined],
	["contacted, and the visitor wrote", written, true, now + day],
	[
		"the first of several words",
		changeInquiry(written, now + 2 * day, "Or Friday"),
		true,
		now + day,
	],
	["the same with a remark", addNote(written, now + 2 * day, "Dana", "Read"), true, now + day],
	["answered", setBy(written, now + 2 * day, "contacted"), true, undefined],
	[
		"answered, and that was undone",
		undo(setBy(written, now + 2 * day, "contacted"), now + 2 * day + 1, "Maria", 3),
		true,
		now + day,
	],
	["open again", setBy(setBy(accept(), now + 1, "closed"), now + day, "new"), true, now + day],
	["booked", booked, false, undefined],
	["booked, and the visitor wrote", changeInquiry(booked, now + 1, "Friday"), true, now + 1],
	["a confirmation that didn't arrive", markFailed(booked, 2, refused, now + 1), true, now + 1],
	["withdrawn", withdraw(accept(), now), false, undefined],
	["a withdrawn time", withdraw(notified, now + 1), true, now + 1],
	[
		"the same, long after that time",
		addNote(withdraw(notified, now + 1), startsAt + day, "Dana", "Read"),
		true,
		now + 1,
	],
	["the same once it's seen to", setBy(withdraw(notified, now), now, "closed"), false, undefined],
	["held", accept({ status: "held" }), false, undefined],
])("%s", (_name, inquiry, open, since) =>
	expect([isOpen(inquiry), getWaitingSince(inquiry)]).toEqual([open, since]),
);

test("what's new is the last unanswered thing that wasn't the desk's", () => {
	expect(findNews(written)?.note).toBe("Tuesday");
	expect(findNews(setBy(written, now + 2 * day, "contacted"))).toBeUndefined();
});
