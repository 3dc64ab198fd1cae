import {
	accept,
	booked,
	day,
	mailsOf,
	minute,
	notified,
	now,
	sendMail,
	setBy,
	startsAt,
	time,
} from "../../../tests/support/appointments";
import { book } from "./booking";
import { correctContact, findMailToRepeat, sendAgain, setStatus } from "./desk-actions";
import { getBooking } from "./inquiry";
import { addNote, listSince, undo, undoMs } from "./lifecycle";
import { markBegun, markSent } from "./mail-queue";
import { changeInquiry, isWithdrawn, withdraw } from "./visitor-actions";

describe("statuses", () => {
	test("once the desk has answered, nothing is acknowledged", () => {
		const inquiry = setBy(accept(), now + minute, "contacted");
		expect(inquiry).toMatchObject({
			status: "contacted",
			history: [{ at: now + minute, by: "Maria", status: "contacted" }],
		});
		expect(mailsOf(inquiry)).toBe("desk waiting, acknowledgment dropped");
	});

	test("a held one that isn't spam gets its mails then", () => {
		const inquiry = setBy(accept({ status: "held" }), now + day, "new");
		expect(mailsOf(inquiry)).toBe("desk waiting, acknowledgment waiting");
		expect(inquiry.mails.map(({ dueFrom }) => dueFrom)).toEqual([now + day, now + day]);
	});

	test("what can't follow changes nothing", () => {
		const closed = setBy(accept(), now, "closed");
		for (const inquiry of [closed, booked]) expect(setBy(inquiry, now, "held")).toBe(inquiry);
	});

	test("one that's held is mailed no more, unless its visitor shows that they know the digits", () => {
		const held = setBy(markSent(accept(), 0, now), now, "held");
		const changed = changeInquiry(accept({ status: "held" }), now, "Please call");
		expect([changed.status, mailsOf(changed)]).toEqual(["new", "change waiting"]);
		expect(mailsOf(setBy(held, now, "new"))).toBe(
			"desk sent, acknowledgment dropped, acknowledgment waiting",
		);
	});
});

describe("appointments", () => {
	test("each new time is mailed to the visitor", () => {
		expect(getBooking(booked)).toEqual({ startsAt, minutes: 60, sequence: 0 });
		expect(booked.history[0]?.note).toBe("Monday, November 30, 2026 at 10:00 AM, 60 minutes");
		expect(mailsOf(booked)).toBe("desk waiting, acknowledgment dropped, confirmation waiting");
		const again = book(booked, now, { ...time, by: "Dana" });
		expect([again.history[1]?.by, again.mails.length]).toEqual(["Dana", 3]);
		const moved = book(booked, now, { ...time, startsAt: startsAt + minute });
		expect(getBooking(moved)).toEqual({ startsAt: startsAt + minute, minutes: 60, sequence: 1 });
		expect(mailsOf(moved)).toMatch(/confirmation dropped, confirmation waiting$/);
	});

	test("one that's booked stays booked after a talk", () => {
		const inquiry = setStatus(booked, now, "contacted", "Maria", "She’s late");
		expect(getBooking(inquiry)).toMatchObject({ startsAt });
		expect(mailsOf(inquiry)).toMatch(/confirmation waiting$/);
		expect(inquiry.history.at(-1)).toEqual({
			at: now,
			by: "Maria",
			status: "booked",
			note: "Contacted\nShe’s late",
		});
	});

	test("whoever may know of a time ahead gets a cancellation", () => {
		const inquiry = setBy(notified, now + minute, "closed");
		expect(mailsOf(inquiry)).toMatch(/cancellation waiting$/);
		expect([inquiry.booking?.sequence, getBooking(inquiry)]).toEqual([1, undefined]);
		expect(mailsOf(setBy(notified, startsAt + minute, "closed"))).not.toContain("cancellation");
		expect(mailsOf(setBy(booked, now, "new"))).not.toContain("cancellation");
		// The confirmation is on its way.
		expect(mailsOf(setBy(markBegun(booked, 2), now, "new"))).toMatch(/cancellation waiting$/);
	});

	test("a cancellation is about the time that the visitor knows, and nothing else", () => {
		const other = { ...time, startsAt: startsAt + day };
		const replaced = book(setBy(notified, now, "new"), now + 1, other);
		const canceled = setBy(replaced, now + 2, "closed").mails.at(-1);
		expect(canceled).toMatchObject({ kind: "cancellation", booking: { startsAt, sequence: 3 } });
		// Whoever was told that it's canceled doesn't have to be told again.
		const told = sendMail(setBy(notified, now, "new"), 3);
		const unknown = setBy(book(told, now + 1, other), now + 2, "closed");
		expect(mailsOf(unknown)).toMatch(/cancellation sent, confirmation dropped$/);
	});
});

describe("what the desk takes back within ten seconds", () => {
	const inTime = now + undoMs - 1;

	test("a time that was booked: nobody was mailed", () => {
		expect(booked.mails[2]?.nextAt).toBe(now + undoMs);
		const undone = undo(booked, inTime, "Maria", 1);
		expect(undone).toMatchObject({
			status: "new",
			history: [{ status: "booked" }, { by: "Maria", status: "new", isUndo: true }],
		});
		expect(undone.booking).toBeUndefined();
		expect(mailsOf(undone)).toBe("desk waiting, acknowledgment waiting, confirmation dropped");
		expect(undo(undone, inTime, "Maria", 2)).toBe(undone);
		expect(mailsOf(undo(setBy(notified, now, "closed"), inTime, "Maria", 2))).toMatch(
			/confirmation sent, cancellation dropped$/,
		);
	});

	test("nothing that somebody may know already", () => {
		const changed = changeInquiry(booked, now + 1, "Tuesday");
		expect(undo(booked, now + undoMs, "Maria", 1)).toBe(booked);
		expect(undo(changed, inTime, "Maria", 2)).toBe(changed);
		const contacted = sendMail(setBy(accept(), now, "contacted"), 0);
		expect(mailsOf(undo(contacted, inTime, "Maria", 1))).toBe("desk sent, acknowledgment waiting");
	});

	test("their own last change, and nothing that has happened since their page was opened", () => {
		const byDana = book(setBy(accept(), now, "contacted"), now + 1, { ...time, by: "Dana" });
		for (const seen of [1, 2]) expect(undo(byDana, inTime, "Maria", seen)).toBe(byDana);
		const noted = addNote(byDana, now + 2, "Maria", "She’s late");
		expect(undo(noted, inTime, "Dana", 2)).toBe(noted);
		expect(undo(noted, inTime, "Dana", 3)).toMatchObject({ status: "contacted" });
	});
});

describe("what the desk adds", () => {
	test("a note changes nothing else", () => {
		const withdrawn = withdraw(accept(), now);
		const noted = addNote(withdrawn, now, "Maria", "Left a voicemail");
		expect([listSince(noted, 1), isWithdrawn(noted)]).toEqual([[], true]);
	});

	test("corrected contact data counts from then on", () => {
		const fields = { name: "Maria", phone: "(918) 555-0107", email: "" };
		const rows = [
			...Object.entries(fields).map(([id, detail]) => ({ id, term: id, detail })),
			{ term: "Note", detail: "Maria" },
		];
		const inquiry = correctContact(accept({ fields, rows, replyTo: "" }), now, "Dana", {
			...fields,
			phone: "(918) 555-0199",
			email: "maria@example.com",
		});
		expect(inquiry).toMatchObject({
			replyTo: "maria@example.com",
			fields: { phone: "(918) 555-0199" },
			status: "new",
		});
		expect(inquiry.rows.map(({ detail }) => detail)).toEqual([
			"Maria",
			"(918) 555-0199",
			"maria@example.com",
			"Maria",
		]);
		expect(inquiry.history[0]).toMatchObject({
			by: "Dana",
			isNote: true,
			note: "Phone: (918) 555-0107 → (918) 555-0199\nEmail: none → maria@example.com",
		});
		expect(correctContact(inquiry, now, "Dana", inquiry.fields)).toBe(inquiry);
	});

	test("what says how it stands can be sent again, but not of a time that's past", () => {
		expect(sendAgain(booked, now, "Dana")).toBe(booked);
		expect(sendAgain(notified, startsAt, "Dana")).toBe(notified);
		const again = sendAgain(notified, now, "Dana");
		expect(mailsOf(again)).toMatch(/confirmation sent, confirmation waiting$/);
		const inquiries = [
			accept(),
			accept({ replyTo: "" }),
			accept({ status: "held" }),
			setBy(accept(), now, "closed"),
			setBy(notified, now, "closed"),
		];
		expect(inquiries.map((inquiry) => findMailToRepeat(inquiry, now)?.kind)).toEqual([
			"acknowledgment",
			undefined,
			undefined,
			undefined,
			"cancellation",
		]);
	});
});
