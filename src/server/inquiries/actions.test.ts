import { newEntry } from "../../../tests/support/new-entry";
import {
	book,
	correctContact,
	findMailToRepeat,
	sendAgain,
	setStatus,
	timeToUndo,
	undo,
} from "./desk-actions";
import type { Entry, NewEntry } from "./entry";
import {
	addNote,
	createEntry,
	getBooking,
	listSince,
	markBegun,
	markFailed,
	markSent,
	planMails,
} from "./lifecycle";
import { changeInquiry, isWithdrawn, mayChange, mostChanges, withdraw } from "./visitor-actions";

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse("2026-11-23T16:00:00Z");
const startsAt = now + 7 * day;
const time = { startsAt, minutes: 60, timeZone: "America/Chicago", by: "Maria" };

const accept = (changes: Partial<NewEntry> = {}): Entry => {
	const inquiry = newEntry({ form: "appointment", replyTo: "maria@example.com", ...changes });
	return createEntry({ ...inquiry, mails: planMails(inquiry) }, "K7QM-4XPD", now);
};
const setBy = (entry: Entry, at: number, status: Entry["status"]): Entry =>
	setStatus(entry, at, status, "Maria");
const booked = book(accept(), now, time);
const sendMail = (entry: Entry, index: number): Entry =>
	markSent(markBegun(entry, index), index, now);
/** Booked, and the visitor has the mail with the calendar file. */
const told = sendMail(booked, 2);
/** "desk waiting, acknowledgment dropped". */
const mailsOf = ({ mails }: Entry): string =>
	mails.map(({ kind, state }) => `${kind} ${state}`).join(", ");

test("the desk is mailed, and a visitor who gave an address", () => {
	const inquiries = [{}, { replyTo: "a@example.com, b@example.com" }, { status: "held" as const }];
	expect(inquiries.map((changes) => planMails(accept(changes)))).toEqual([
		["desk", "acknowledgment"],
		["desk"],
		[],
	]);
});

describe("statuses", () => {
	test("once the desk has answered, nothing is acknowledged", () => {
		const entry = setBy(accept(), now + minute, "contacted");
		expect(entry).toMatchObject({
			status: "contacted",
			history: [{ at: now + minute, by: "Maria", status: "contacted" }],
		});
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped");
	});

	test("a held one that isn't spam gets its mails then", () => {
		const entry = setBy(accept({ status: "held" }), now + day, "new");
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment waiting");
		expect(entry.mails.map(({ dueFrom }) => dueFrom)).toEqual([now + day, now + day]);
	});

	test("what can't follow changes nothing", () => {
		const closed = setBy(accept(), now, "closed");
		for (const entry of [closed, booked]) expect(setBy(entry, now, "held")).toBe(entry);
	});

	test("one that's held is mailed no more", () => {
		const held = setBy(markSent(accept(), 0, now), now, "held");
		expect(mailsOf(changeInquiry(accept({ status: "held" }), now, "Buy now"))).toBe("");
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
		const entry = setStatus(booked, now, "contacted", "Maria", "She’s late");
		expect(getBooking(entry)).toMatchObject({ startsAt });
		expect(mailsOf(entry)).toMatch(/confirmation waiting$/);
		expect(entry.history.at(-1)).toEqual({
			at: now,
			by: "Maria",
			status: "booked",
			note: "Contacted\nShe’s late",
		});
	});

	test("who was told of a time ahead gets a cancellation", () => {
		const entry = setBy(told, now + minute, "closed");
		expect(mailsOf(entry)).toMatch(/cancellation waiting$/);
		expect([entry.booking?.sequence, getBooking(entry)]).toEqual([1, undefined]);
		expect(mailsOf(setBy(told, startsAt + minute, "closed"))).not.toContain("cancellation");
		expect(mailsOf(setBy(booked, now, "new"))).not.toContain("cancellation");
		// The confirmation is on its way.
		expect(mailsOf(setBy(markBegun(booked, 2), now, "new"))).toMatch(/cancellation waiting$/);
	});

	test("a time that has passed can't be withdrawn or changed", () => {
		expect(mailsOf(withdraw(told, now))).toMatch(/change waiting, cancellation waiting$/);
		expect(withdraw(told, startsAt)).toBe(told);
		expect(changeInquiry(told, startsAt, "Tuesday")).toBe(told);
	});
});

describe("what the visitor does", () => {
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

	test("a withdrawn one is closed for good, and the desk is told", () => {
		const entry = withdraw(accept(), now);
		expect(entry).toMatchObject({
			status: "closed",
			history: [{ by: "visitor", status: "closed" }],
		});
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped, change waiting");
		expect(withdraw(entry, now)).toBe(entry);
		expect(changeInquiry(entry, now, "Tuesday")).toBe(entry);
	});
});

describe("a mail that isn't taken", () => {
	const later = { delay: minute, problem: "451 later", refused: false, isRecipients: true };
	const refused = { ...later, refused: true };

	test.each([
		["the desk's, refused for good for a week", 0, refused, 7, "waiting"],
		["a visitor's, put off for three days", 1, later, 3, "dropped"],
		[
			"a visitor's, while our mail server was away",
			1,
			{ ...later, isRecipients: false },
			3,
			"waiting",
		],
		["a visitor's, refused for good", 1, refused, 0, "dropped"],
	])("%s", (_name, index, failure, days, state) => {
		const at = now + days * day;
		const entry = markFailed(
			markFailed(accept(), index, { ...failure, refused: false }, now),
			index,
			failure,
			at,
		);
		expect(entry.mails[index]).toMatchObject({ state, problem: "451 later" });
		expect(entry.history).toEqual(
			state === "dropped"
				? [
						{
							at,
							by: "mail",
							status: "new",
							note: "The acknowledgment wasn’t delivered: 451 later",
						},
					]
				: [],
		);
		expect(entry.mails).toHaveLength(2);
	});

	test("the desk is mailed when a visitor didn't get a time", () => {
		const entry = markFailed(booked, 2, refused, now);
		expect(mailsOf(entry)).toMatch(/confirmation dropped, undelivered waiting$/);
		expect(entry.history[entry.mails.at(-1)?.event ?? -1]?.note).toBe(
			"The confirmation wasn’t delivered: 451 later",
		);
	});
});

describe("what the desk takes back within ten seconds", () => {
	const inTime = now + timeToUndo - 1;

	test("a time that was booked: nobody was told", () => {
		expect(booked.mails[2]?.nextAt).toBe(now + timeToUndo);
		const undone = undo(booked, inTime, "Maria");
		expect(undone).toMatchObject({
			status: "new",
			history: [{ status: "booked" }, { by: "Maria", status: "new", isUndo: true }],
		});
		expect(undone).not.toHaveProperty("booking");
		expect(mailsOf(undone)).toBe("desk waiting, acknowledgment waiting, confirmation dropped");
		expect(undo(undone, inTime, "Maria")).toBe(undone);
		expect(mailsOf(undo(setBy(told, now, "closed"), inTime, "Maria"))).toMatch(
			/confirmation sent, cancellation dropped$/,
		);
	});

	test("nothing that somebody may know already", () => {
		const changed = changeInquiry(booked, now + 1, "Tuesday");
		expect(undo(booked, now + timeToUndo, "Maria")).toBe(booked);
		expect(undo(changed, inTime, "Maria")).toBe(changed);
		expect(mailsOf(undo(sendMail(setBy(accept(), now, "contacted"), 0), inTime, "Maria"))).toBe(
			"desk sent, acknowledgment waiting",
		);
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
		const entry = correctContact(accept({ fields, rows, replyTo: "" }), now, "Dana", {
			...fields,
			phone: "(918) 555-0199",
			email: "maria@example.com",
		});
		expect(entry).toMatchObject({
			replyTo: "maria@example.com",
			fields: { phone: "(918) 555-0199" },
			status: "new",
		});
		expect(entry.rows.map(({ detail }) => detail)).toEqual([
			"Maria",
			"(918) 555-0199",
			"maria@example.com",
			"Maria",
		]);
		expect(entry.history[0]).toMatchObject({
			by: "Dana",
			isNote: true,
			note: "Phone: (918) 555-0107 → (918) 555-0199\nEmail: none → maria@example.com",
		});
		expect(correctContact(entry, now, "Dana", entry.fields)).toBe(entry);
	});

	test("what says how it stands can be sent again", () => {
		expect(sendAgain(booked, now, "Dana")).toBe(booked);
		const again = sendAgain(told, now, "Dana");
		expect(mailsOf(again)).toMatch(/confirmation sent, confirmation waiting$/);
		const entries = [
			accept(),
			accept({ replyTo: "" }),
			accept({ status: "held" }),
			setBy(accept(), now, "closed"),
			setBy(told, now, "closed"),
		];
		expect(entries.map(findMailToRepeat)).toEqual([
			"acknowledgment",
			undefined,
			undefined,
			undefined,
			"cancellation",
		]);
	});
});
