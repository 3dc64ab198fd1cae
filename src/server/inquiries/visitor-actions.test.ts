import {
	accept,
	mailsOf,
	notified,
	now,
	setBy,
	startsAt,
} from "../../../tests/support/appointments";
import { changeInquiry, maxChanges, mayChange, withdraw } from "./visitor-actions";

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
	let inquiry = accept();
	for (let count = 0; count < 2 * maxChanges; count += 1)
		inquiry = changeInquiry(inquiry, now, `Change ${count}`);
	expect([inquiry.history.length, mayChange(inquiry, now)]).toEqual([maxChanges, false]);
});

test("a withdrawn one is closed for good, and the desk is mailed", () => {
	const inquiry = withdraw(accept(), now);
	expect(inquiry).toMatchObject({
		status: "closed",
		history: [{ by: "visitor", status: "closed" }],
	});
	expect(mailsOf(inquiry)).toBe("desk waiting, acknowledgment dropped, change waiting");
	expect(withdraw(inquiry, now)).toBe(inquiry);
	expect(changeInquiry(inquiry, now, "Tuesday")).toBe(inquiry);
});

test("a time that has passed can't be withdrawn or changed", () => {
	expect(mailsOf(withdraw(notified, now))).toMatch(/change waiting, cancellation waiting$/);
	expect(withdraw(notified, startsAt)).toBe(notified);
	expect(changeInquiry(notified, startsAt, "Tuesday")).toBe(notified);
});
