import { newEntry } from "../../../tests/support/new-entry";
import { book, changeRequest, isWithdrawn, mayChange, mostChanges, setStatus, withdraw } from "./actions";
import type { Entry, NewEntry } from "./entry";
import { createEntry, getBooking, getRestingSince, markBegun, markFailed, markSent } from "./lifecycle";
import { createMailPlan, isOneTooMany, type MailPlan, planMails } from "./plan-mails";

const minute = 60_000;
const now = Date.parse("2026-11-23T16:00:00Z");
const timeZone = "America/Chicago";
const calendar = { hours: [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }], holidays: [] };
const plan: MailPlan = { remindAfterMinutes: 120, timeZone, calendar };

const accept = (changes: Partial<NewEntry> = {}): Entry => {
	const request = newEntry({ form: "appointment", replyTo: "maria@example.com", ...changes });
	return createEntry({ ...request, mails: planMails(request, now, plan) }, "K7QM-4XPD", now);
};
/** "desk waiting, acknowledgment dropped". */
const mailsOf = ({ mails }: Entry): string => mails.map(({ kind, state }) => `${kind} ${state}`).join(", ");
const maria = { by: "Maria" };

describe("the mails of a request that comes in", () => {
	const planned = (changes: Partial<NewEntry>, by: MailPlan = plan) =>
		planMails(accept(changes), now, by).map(({ kind, after }) => `${kind} ${after / minute}`);
	test.each([
		["with an address", {}, plan, ["desk 0", "acknowledgment 0", "reminder 120"]],
		["without one", { replyTo: "" }, plan, ["desk 0", "reminder 120"]],
		["with one that mail can't be sent to", { replyTo: "a@example.com, b@example.com" }, plan, ["desk 0", "reminder 120"]],
		["with an unusual one", { replyTo: "tom&anna.o'neil/x!y@example.com" }, plan, ["desk 0", "acknowledgment 0", "reminder 120"]],
		["held as likely spam", { status: "held" as const }, plan, []],
		["without reminders", {}, { ...plan, remindAfterMinutes: 0 }, ["desk 0", "acknowledgment 0"]],
		["to a spa that never opens", {}, { ...plan, calendar: { hours: [], holidays: [] } }, ["desk 0", "acknowledgment 0"]],
	])("%s", (_name, changes, by, kinds) => expect(planned(changes, by)).toEqual(kinds));

	test("three requests a day from one address are acknowledged, however it's written", () => {
		const hour = 60 * minute;
		const from = (replyTo: string, hours: number): Entry => ({ ...accept({ key: `${replyTo} ${hours}`, replyTo }), acceptedAt: now + hours * hour });
		const earlier = ["maria@example.com", "Ma.ria@Example.com", "maria+1@example.com"].map((replyTo, hours) => from(replyTo, hours));
		const judge = (replyTo: string, hours: number, others = earlier) => isOneTooMany(from(replyTo, hours), [...others, from(replyTo, hours)]);
		expect(judge("m.a.r.i.a+2@example.com", 5)).toBe(true);
		expect(judge("maria@example.com", 24)).toBe(false);
		expect(judge("maria@other.example", 5)).toBe(false);
		expect(judge("maria@example.com", 5, earlier.slice(1))).toBe(false);
		// Of four at the same instant, three are.
		const atOnce = ["a", "b", "c", "d"].map((key) => accept({ key }));
		expect(atOnce.filter((entry) => isOneTooMany(entry, atOnce))).toHaveLength(1);
	});

	test("without links there are no reminders", () => {
		const business = { ...calendar, timeZone };
		expect(createMailPlan({ linkSecret: undefined, remindAfterMinutes: 120 }, business).remindAfterMinutes).toBe(0);
		expect(createMailPlan({ linkSecret: "s", remindAfterMinutes: 120 }, business)).toMatchObject(plan);
	});
});

describe("statuses", () => {
	test("once the desk has answered, nobody is reminded and nothing is acknowledged; who did it and when is kept", () => {
		const entry = setStatus(accept(), now + minute, { status: "contacted", ...maria }, plan);
		expect(entry).toMatchObject({ status: "contacted", history: [{ at: now + minute, by: "Maria", status: "contacted" }] });
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped, reminder dropped");
	});

	test("a held one that isn't spam gets the mails it would have had, and its time of waiting begins then", () => {
		const later = now + 30 * minute;
		const entry = setStatus(accept({ status: "held" }), later, { status: "new", ...maria }, plan);
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment waiting, reminder waiting");
		expect(entry.mails.map(({ dueFrom }) => (dueFrom - later) / minute)).toEqual([0, 0, 120]);
	});

	test("what can't follow changes nothing: a time is only booked with a time, and spam with a time is closed", () => {
		const closed = setStatus(accept(), now, { status: "closed", ...maria }, plan);
		expect(mailsOf(closed)).toBe("desk dropped, acknowledgment dropped, reminder dropped");
		for (const status of ["held", "closed"] as const) expect(setStatus(closed, now, { status, ...maria }, plan)).toBe(closed);
		const booked = book(accept(), now, { startsAt: now + minute, minutes: 60, timeZone, ...maria });
		expect(setStatus(booked, now, { status: "held", ...maria }, plan)).toBe(booked);
	});

	test("one that's held after all is mailed no more, and what was sent isn't sent again", () => {
		const held = setStatus(markSent(accept(), 0, now), now, { status: "held", ...maria }, plan);
		expect(mailsOf(held)).toBe("desk sent, acknowledgment dropped, reminder dropped");
		const again = setStatus(held, now, { status: "new", ...maria }, plan);
		expect(mailsOf(again)).toBe("desk sent, acknowledgment dropped, reminder dropped, acknowledgment waiting, reminder waiting");
	});
});

describe("appointments", () => {
	const startsAt = Date.parse("2026-11-30T16:00:00Z");
	const at = { startsAt, minutes: 60, timeZone, ...maria };

	test("a booked time is mailed to the visitor, and kept until it has passed", () => {
		const entry = book(accept(), now, at);
		expect(getBooking(entry)).toEqual({ startsAt, minutes: 60, sequence: 0 });
		expect(entry.history[0]?.note).toBe("Monday, November 30, 2026 at 10:00 AM, 60 minutes");
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped, reminder dropped, confirmation waiting");
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
		const entry = setStatus(book(accept(), now, at), now + minute, { status: "contacted", ...maria }, plan);
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
		["the desk closes it", (entry, time) => setStatus(entry, time, { status: "closed", ...maria }, plan)],
		["it's open again", (entry, time) => setStatus(entry, time, { status: "new", ...maria }, plan)],
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
	test("a change is the desk's to read; it's still reminded", () => {
		const entry = changeRequest(accept(), now, "Tuesday, please");
		expect(entry).toMatchObject({ status: "new", history: [{ by: "visitor", note: "Tuesday, please" }] });
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment waiting, reminder waiting, change waiting");
		expect(entry.mails.at(-1)?.event).toBe(0);
	});

	test("the same words twice in a row are one change", () => {
		const once = changeRequest(accept(), now, "Tuesday");
		expect(changeRequest(once, now, "Tuesday")).toBe(once);
		expect(changeRequest(changeRequest(once, now, "Friday"), now, "Tuesday").history).toHaveLength(3);
		const answered = setStatus(once, now, { status: "contacted", ...maria }, plan);
		expect(changeRequest(answered, now, "Tuesday").history).toHaveLength(3);
	});

	test("nobody can mail the desk without end", () => {
		let entry = accept();
		for (let count = 0; count < 2 * mostChanges; count += 1) entry = changeRequest(entry, now, `Change ${count}`);
		expect(entry.history).toHaveLength(mostChanges);
		expect(mayChange(entry, now)).toBe(false);
	});

	test("a withdrawn one is closed: nobody is reminded, the desk is told, and nothing else can be changed", () => {
		const entry = withdraw(accept(), now);
		expect(entry).toMatchObject({ status: "closed", history: [{ by: "visitor", status: "closed" }] });
		expect(mailsOf(entry)).toBe("desk waiting, acknowledgment dropped, reminder dropped, change waiting");
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
	const later = { delay: minute, problem: "451 later", refused: false, isRecipients: true, isClockSure: true };
	const refused = { ...later, refused: true };

	test.each([
		["the desk's, refused for good", 0, refused, 0, "waiting"],
		["the desk's, for a week", 0, later, 7, "waiting"],
		["a visitor's, for a day", 1, later, 1, "waiting"],
		["a visitor's, put off for three days", 1, later, 3, "dropped"],
		["a visitor's, because our mail server was away for three days", 1, { ...later, isRecipients: false }, 3, "waiting"],
		["a visitor's, put off for three days by a clock that may be wrong", 1, { ...later, isClockSure: false }, 3, "waiting"],
		["a visitor's, refused for good", 1, refused, 0, "dropped"],
	])("%s", (_name, index, failure, days, state) => {
		const at = now + days * day;
		const entry = markFailed(markFailed(accept(), index, { ...failure, refused: false }, now), index, failure, at);
		expect(entry.mails[index]).toMatchObject({ state, problem: "451 later" });
		expect(entry.history).toEqual(state === "dropped" ? [{ at, by: "mail", status: "new", note: "The acknowledgment wasn’t delivered: 451 later" }] : []);
		expect(entry.mails).toHaveLength(3);
	});

	test("the desk is mailed when a visitor didn't get a time or a cancellation", () => {
		const booked = book(accept(), now, { startsAt: now + day, minutes: 60, timeZone, ...maria });
		const entry = markFailed(booked, 3, refused, now);
		expect(mailsOf(entry)).toMatch(/confirmation dropped, undelivered waiting$/);
		expect(entry.history[entry.mails.at(-1)?.event ?? -1]?.note).toBe("The confirmation wasn’t delivered: 451 later");
	});
});
