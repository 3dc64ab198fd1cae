import { newEntry } from "../../../tests/support/new-entry";
import {
	book,
	changeRequest,
	correctContact,
	findMailToRepeat,
	isWithdrawn,
	listSince,
	mayChange,
	mostChanges,
	sendAgain,
	setStatus,
	timeToUndo,
	undo,
	withdraw,
} from "./actions";
import type { Entry, NewEntry } from "./entry";
import { addNote, createEntry, getBooking, getRestingSince, markBegun, markFailed, markSent, planMails } from "./lifecycle";

const minute = 60_000;
const now = Date.parse("2026-11-23T16:00:00Z");
const timeZone = "America/Chicago";

const accept = (changes: Partial<NewEntry> = {}): Entry => {
	const request = newEntry({ form: "appointment", replyTo: "maria@example.com", ...changes });
	return createEntry({ ...request, mails: planMails(request) }, "K7QM-4XPD", now);
};
/** "desk waiting, acknowledgment dropped". */
const mailsOf = ({ mails }: Entry): string => mails.map(({ kind, state }) => `${kind} ${state}`).join(", ");
const maria = { by: "Maria" };
const setBy = (entry: Entry, at: number, status: Entry["status"]): Entry => setStatus(entry, at, status, "Maria");

describe("the mails of a request that comes in", () => {
	test.each([
		["with an address", {}, ["desk", "acknowledgment"]],
		["without one", { replyTo: "" }, ["desk"]],
		["with one that mail can't be sent to", { replyTo: "a@example.com, b@example.com" }, ["desk"]],
		["with an unusual one", { replyTo: "tom&anna.o'neil/x!y@example.com" }, ["desk", "acknowledgment"]],
		["held as likely spam", { status: "held" as const }, []],
	])("%s", (_name, changes, kinds) => expect(planMails(accept(changes))).toEqual(kinds));
});

describe("statuses", () => {
	test("once the desk has answered, nothing is acknowledged; who did it and when is kept", () => {
		const entry = setBy(accept(), now + minute, "contacted");
		expect(entry).toMatchObject({ status: "contacted", history: [{ at: now + minute, by: "Maria", status: "contacted" }] });
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped");
	});

	test("a held one that isn't spam gets the mails it would have had, due from then on", () => {
		const later = now + 30 * minute;
		const entry = setBy(accept({ status: "held" }), later, "new");
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment waiting");
		expect(entry.mails.map(({ dueFrom }) => dueFrom - later)).toEqual([0, 0]);
	});

	test("what can't follow changes nothing: a time is only booked with a time, and spam with a time is closed", () => {
		const closed = setBy(accept(), now, "closed");
		expect(mailsOf(closed)).toBe("desk dropped, acknowledgment dropped");
		expect(setBy(closed, now, "held")).toBe(closed);
		const booked = book(accept(), now, { startsAt: now + minute, minutes: 60, timeZone, ...maria });
		expect(setBy(booked, now, "held")).toBe(booked);
	});

	test("one that's held after all is mailed no more, and what was sent isn't sent again", () => {
		const held = setBy(markSent(accept(), 0, now), now, "held");
		expect(mailsOf(held)).toBe("desk sent, acknowledgment dropped");
		const again = setBy(held, now, "new");
		expect(mailsOf(again)).toBe("desk sent, acknowledgment dropped, acknowledgment waiting");
	});
});

describe("appointments", () => {
	const startsAt = Date.parse("2026-11-30T16:00:00Z");
	const at = { startsAt, minutes: 60, timeZone, ...maria };

	test("a booked time is mailed to the visitor, and kept until it has passed", () => {
		const entry = book(accept(), now, at);
		expect(getBooking(entry)).toEqual({ startsAt, minutes: 60, sequence: 0 });
		expect(entry.history[0]?.note).toBe("Monday, November 30, 2026 at 10:00 AM, 60 minutes");
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped, confirmation waiting");
		const rested = entry.mails.reduce((each, _mail, index) => markSent(each, index, now), entry);
		expect(getRestingSince(rested)).toBe(startsAt);
	});

	test("another time is the same appointment with a higher number, and only the last one is mailed", () => {
		const entry = book(book(accept(), now, at), now, { ...at, startsAt: startsAt + 60 * minute });
		expect(getBooking(entry)).toEqual({ startsAt: startsAt + 60 * minute, minutes: 60, sequence: 1 });
		expect(mailsOf(entry)).toMatch(/confirmation dropped, confirmation waiting$/);
	});

	test("the same time again is noted and not mailed again", () => {
		const entry = book(book(accept(), now, at), now, { ...at, by: "Dana" });
		expect(entry.history.map(({ by }) => by)).toEqual(["Maria", "Dana"]);
		expect(entry.mails.filter(({ kind }) => kind === "confirmation")).toHaveLength(1);
	});

	test("one that's booked stays booked when the desk has only talked to the visitor", () => {
		const entry = setBy(book(accept(), now, at), now + minute, "contacted");
		expect(getBooking(entry)).toMatchObject({ startsAt });
		expect(mailsOf(entry)).toMatch(/confirmation waiting$/);
		expect(entry.history.at(-1)).toEqual({ at: now + minute, status: "booked", note: "Contacted", ...maria });
	});

	/** Booked, and the visitor has the mail with the calendar file. */
	const told = (): Entry => {
		const entry = book(accept(), now, at);
		return markSent(markBegun(entry, entry.mails.length - 1), entry.mails.length - 1, now);
	};

	test.each<[string, (entry: Entry, at: number) => Entry]>([
		["the desk closes it", (entry, time) => setBy(entry, time, "closed")],
		["it's open again", (entry, time) => setBy(entry, time, "new")],
	])("who was told of a time gets a cancellation when %s, as long as the time is ahead", (_name, act) => {
		const entry = act(told(), now + minute);
		expect(entry.mails.filter(({ kind, state }) => kind === "cancellation" && state === "waiting")).toHaveLength(1);
		expect(entry.booking?.sequence).toBe(1);
		expect(getBooking(entry)).toBeUndefined();
		expect(mailsOf(act(told(), startsAt + minute))).not.toContain("cancellation");
		expect(mailsOf(act(book(accept(), now, at), now))).not.toContain("cancellation");
		const waiting = book(accept(), now, at);
		const underway = markBegun(waiting, waiting.mails.length - 1);
		expect(mailsOf(markSent(act(underway, now), waiting.mails.length - 1, now))).toMatch(/confirmation sent, .*cancellation waiting$/);
	});

	test("a time that has passed can't be withdrawn or changed", () => {
		expect(mailsOf(withdraw(told(), now))).toMatch(/change waiting, cancellation waiting$/);
		for (const act of [withdraw, (entry: Entry, time: number) => changeRequest(entry, time, "Tuesday")]) {
			const entry = told();
			expect(act(entry, startsAt)).toBe(entry);
		}
	});

	test("a new time takes the place of a cancellation that isn't sent yet", () => {
		const again = book(withdraw(told(), now), now, { ...at, startsAt: startsAt + 60 * minute });
		expect(mailsOf(again)).toMatch(/cancellation dropped, .*confirmation waiting$/);
		expect(again.booking?.sequence).toBe(2);
	});
});

describe("what the visitor does", () => {
	test("a change is the desk's to read", () => {
		const entry = changeRequest(accept(), now, "Tuesday, please");
		expect(entry).toMatchObject({ status: "new", history: [{ by: "visitor", note: "Tuesday, please" }] });
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment waiting, change waiting");
		expect(entry.mails.at(-1)?.event).toBe(0);
	});

	test("the same words twice in a row are one change", () => {
		const once = changeRequest(accept(), now, "Tuesday");
		expect(changeRequest(once, now, "Tuesday")).toBe(once);
		expect(changeRequest(changeRequest(once, now, "Friday"), now, "Tuesday").history).toHaveLength(3);
		const answered = setBy(once, now, "contacted");
		expect(changeRequest(answered, now, "Tuesday").history).toHaveLength(3);
	});

	test("nobody can mail the desk without end", () => {
		let entry = accept();
		for (let count = 0; count < 2 * mostChanges; count += 1) entry = changeRequest(entry, now, `Change ${count}`);
		expect(entry.history).toHaveLength(mostChanges);
		expect(mayChange(entry, now)).toBe(false);
	});

	test("a withdrawn one is closed: the desk is told, and nothing else can be changed", () => {
		const entry = withdraw(accept(), now);
		expect(entry).toMatchObject({ status: "closed", history: [{ by: "visitor", status: "closed" }] });
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped, change waiting");
		expect(isWithdrawn(entry)).toBe(true);
		expect(withdraw(entry, now)).toBe(entry);
		expect(changeRequest(entry, now, "Tuesday")).toBe(entry);
	});

	test("nobody is mailed about what's held", () => {
		const held = accept({ status: "held" });
		expect(mailsOf(changeRequest(held, now, "Buy now"))).toBe("");
		expect(mailsOf(withdraw(held, now))).toBe("");
	});
});

describe("a mail that isn't taken", () => {
	const day = 24 * 60 * minute;
	const later = { delay: minute, problem: "451 later", refused: false, isRecipients: true };
	const refused = { ...later, refused: true };

	test.each([
		["the desk's, refused for good", 0, refused, 0, "waiting"],
		["the desk's, for a week", 0, later, 7, "waiting"],
		["a visitor's, for a day", 1, later, 1, "waiting"],
		["a visitor's, put off for three days", 1, later, 3, "dropped"],
		["a visitor's, because our mail server was away for three days", 1, { ...later, isRecipients: false }, 3, "waiting"],
		["a visitor's, refused for good", 1, refused, 0, "dropped"],
	])("%s", (_name, index, failure, days, state) => {
		const at = now + days * day;
		const entry = markFailed(markFailed(accept(), index, { ...failure, refused: false }, now), index, failure, at);
		expect(entry.mails[index]).toMatchObject({ state, problem: "451 later" });
		expect(entry.history).toEqual(state === "dropped" ? [{ at, by: "mail", status: "new", note: "The acknowledgment wasn’t delivered: 451 later" }] : []);
		expect(entry.mails).toHaveLength(2);
	});

	test("the desk is mailed when a visitor didn't get a time or a cancellation", () => {
		const booked = book(accept(), now, { startsAt: now + day, minutes: 60, timeZone, ...maria });
		const entry = markFailed(booked, 2, refused, now);
		expect(mailsOf(entry)).toMatch(/confirmation dropped, undelivered waiting$/);
		expect(entry.history[entry.mails.at(-1)?.event ?? -1]?.note).toBe("The confirmation wasn’t delivered: 451 later");
	});
});

describe("what the desk takes back within ten seconds", () => {
	const time = { startsAt: now + 7 * 24 * 60 * minute, minutes: 60, timeZone, ...maria };
	const inTime = now + timeToUndo - 1;

	test("a time that was booked: nobody was told", () => {
		const before = accept();
		const booked = book(before, now, time);
		expect(booked.mails.at(-1)).toMatchObject({ kind: "confirmation", nextAt: now + timeToUndo });
		const undone = undo(booked, inTime, "Maria");
		expect(undone).toMatchObject({ status: "new", history: [{ status: "booked" }, { by: "Maria", status: "new", isUndo: true }] });
		expect(getBooking({ ...undone, status: "booked" })).toBeUndefined();
		expect(mailsOf(undone)).toBe("desk waiting, acknowledgment waiting, confirmation dropped");
		expect(undo(undone, inTime, "Maria")).toBe(undone);
	});

	test("a booked request that was closed is booked again, and isn't canceled", () => {
		const booked = markSent(markBegun(book(accept(), now, time), 2), 2, now);
		const closed = setBy(booked, now, "closed");
		expect(mailsOf(closed)).toBe("desk dropped, acknowledgment dropped, confirmation sent, cancellation waiting");
		const undone = undo(closed, inTime, "Maria");
		expect(mailsOf(undone)).toBe("desk waiting, acknowledgment dropped, confirmation sent, cancellation dropped");
		expect(getBooking(undone)).toEqual(getBooking(booked));
	});

	test("not once the mail may have left, or somebody else has done something; a mail that left meanwhile stays sent", () => {
		const closed = setBy(accept(), now, "closed");
		expect(undo(closed, now + timeToUndo, "Maria")).toBe(closed);
		const changed = changeRequest(book(accept(), now, time), now + 1, "Tuesday");
		expect(undo(changed, inTime, "Maria")).toBe(changed);
		const sent = markSent(markBegun(setBy(accept(), now, "contacted"), 0), 0, now);
		expect(mailsOf(undo(sent, inTime, "Maria"))).toBe("desk sent, acknowledgment waiting");
	});
});

describe("what the desk adds", () => {
	test("a note changes nothing else, for the desk's page and the visitor's", () => {
		const withdrawn = withdraw(accept(), now);
		const noted = addNote(withdrawn, now, "Maria", "Left a voicemail");
		expect({ ...noted, history: [] }).toEqual({ ...withdrawn, history: [] });
		expect(noted.history.at(-1)).toEqual({ at: now, by: "Maria", status: "closed", note: "Left a voicemail", isNote: true });
		expect(listSince(noted, 1)).toEqual([]);
		expect(isWithdrawn(noted)).toBe(true);
		const changed = addNote(changeRequest(accept(), now, "Tuesday"), now, "Maria", "Read");
		expect(changeRequest(changed, now, "Tuesday")).toBe(changed);
	});

	test("a remark beside a status is in the same line of the history", () => {
		const booked = book(accept(), now, { startsAt: now + minute, minutes: 30, timeZone, note: "With Nora", ...maria });
		expect(booked.history.at(-1)?.note).toMatch(/, 30 minutes\nWith Nora$/);
		expect(setStatus(booked, now, "contacted", "Maria", "She’s late").history.at(-1)?.note).toBe("Contacted\nShe’s late");
	});

	test("corrected contact data is what's shown and mailed to from then on; the history keeps both", () => {
		const fields = { name: "Maria", phone: "(918) 555-0107", email: "" };
		const rows = [...Object.entries(fields).map(([id, detail]) => ({ id, term: id, detail })), { term: "Note", detail: "Maria" }];
		const entry = correctContact(accept({ fields, rows, replyTo: "" }), now, "Dana", { ...fields, phone: "(918) 555-0199", email: "maria@example.com" });
		expect(entry).toMatchObject({ replyTo: "maria@example.com", fields: { phone: "(918) 555-0199" }, status: "new" });
		expect(entry.rows.map(({ detail }) => detail)).toEqual(["Maria", "(918) 555-0199", "maria@example.com", "Maria"]);
		expect(entry.history[0]).toMatchObject({ by: "Dana", isNote: true, note: "Phone: (918) 555-0107 → (918) 555-0199\nEmail: none → maria@example.com" });
		expect(correctContact(entry, now, "Dana", entry.fields)).toBe(entry);
	});

	test("what can be sent again is what says how it stands, once at a time", () => {
		const booked = book(accept(), now, { startsAt: now + minute, minutes: 30, timeZone, ...maria });
		expect(sendAgain(booked, now, "Dana")).toBe(booked);
		const told = markSent(markBegun(booked, 2), 2, now);
		const again = sendAgain(told, now, "Dana");
		expect(mailsOf(again)).toMatch(/confirmation sent, confirmation waiting$/);
		expect(again.history.at(-1)).toMatchObject({ by: "Dana", isNote: true });
		const kinds = [accept(), accept({ replyTo: "" }), accept({ status: "held" }), setBy(accept(), now, "closed"), setBy(told, now, "closed")];
		expect(kinds.map(findMailToRepeat)).toEqual(["acknowledgment", undefined, undefined, undefined, "cancellation"]);
	});
});
