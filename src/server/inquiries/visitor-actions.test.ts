import {
	accept,
	mailsOf,
	notified,
	now,
	setBy,
	startsAt,
} from "../../../tests/support/appointments";
import { changeInquiry, mayChange, mostChanges, withdraw } from "./visitor-actions";

test("the same words twice in a row are one change", () => {
	const once = changeInquiry(accept(), now, "Tuesday");
	expect(once).toMatchObject({
		history: [{ by: "visitor", note: "Tuesday" }],
		mails: [{}, {}, { kind: "change", event: 0 }],
	});
	expect(changeInquiry(once, now, "Tuesday")).toBe(once);
	expect(changeInquiry(setBy(once, now, "contacted"), now, "Tuesday").history).toHaveLength(3);
});

test("nobody can mail the desk without end", () => {
	let entry = accept();
	for (let count = 0; count < 2 * mostChanges; count += 1)
		entry = changeInquiry(entry, now, `Change ${count}`);
	expect([entry.history.length, mayChange(entry, now)]).toEqual([mostChanges, false]);
});

test("a withdrawn one is closed for good, and the desk is mailed", () => {
	const entry = withdraw(accept(), now);
	expect(entry).toMatchObject({
		status: "closed",
		history: [{ by: "visitor", status: "closed" }],
	});
	expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped, change waiting");
	expect(withdraw(entry, now)).toBe(entry);
	expect(changeInquiry(entry, now, "Tuesday")).toBe(entry);
});

test("a time that has passed can't be withdrawn or changed", () => {
	expect(mailsOf(withdraw(notified, now))).toMatch(/change waiting, cancellation waiting$/);
	expect(withdraw(notified, startsAt)).toBe(notified);
	expect(changeInquiry(notified, startsAt, "Tuesday")).toBe(notified);
});
