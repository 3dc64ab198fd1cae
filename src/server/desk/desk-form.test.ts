import type { Entry } from "../requests/entry";
import { checkAction, type DeskAction, isOutdated } from "./desk-form";

const timeZone = "America/Chicago";
const now = Date.parse("2026-10-20T15:00:00Z");
const check = (fields: Record<string, string>) => checkAction({ by: "Maria", seen: "0", ...fields }, { now, timeZone, usualMinutes: 45 });
const booked = { status: "booked", date: "2026-11-30", time: "10:00", minutes: "" };

test("a status and a name are enough", () => {
	expect(check({ status: "contacted" })).toEqual({ ok: true, action: { by: "Maria", status: "contacted", seen: 0 } });
	// The day that the visitor would like is filled in from the start, and so is the time that's booked.
	expect(check({ ...booked, time: "", status: "closed" })).toMatchObject({ ok: true });
	const booking = { startsAt: Date.parse("2026-11-30T16:00:00Z"), minutes: 45, sequence: 0 };
	expect(checkAction({ by: "Maria", seen: "1", ...booked, status: "contacted" }, { now, timeZone, usualMinutes: 45, booking })).toMatchObject({
		ok: true,
	});
});

test.each([
	["as it's usual", "", 45],
	["as it's entered", "90", 90],
])("a time is the spa's, and takes %s", (_name, minutes, length) => {
	const startsAt = Date.parse("2026-11-30T16:00:00Z");
	expect(check({ ...booked, minutes })).toEqual({ ok: true, action: { by: "Maria", status: "booked", seen: 0, booking: { startsAt, minutes: length } } });
});

test.each([
	["no name", { status: "closed", by: " " }, { by: "Enter your name." }],
	["the visitor's name in the history", { status: "closed", by: "Visitor" }, { by: "Enter your own name." }],
	["the mailer's name in the history", { status: "closed", by: "mail" }, { by: "Enter your own name." }],
	["a time that would be lost", { ...booked, status: "contacted" }, { status: "A time is filled in. Choose “We’ve agreed on a time”, or empty the time." }],
	["no status", {}, { status: "Choose what you did." }],
	["an unknown status", { status: "done" }, { status: "Choose what you did." }],
	["a day that doesn't exist", { ...booked, date: "2027-02-29" }, { date: "Choose a full date with month, day and year." }],
	["no time", { ...booked, time: "" }, { time: "Choose a time." }],
	["a time that has passed", { ...booked, date: "2026-10-20", time: "10:00" }, { date: "That time has passed. Choose one ahead." }],
	["a time in three years", { ...booked, date: "2029-11-30" }, { date: "Choose a date within the next two years." }],
	["an hour that the clocks skip", { ...booked, date: "2027-03-14", time: "02:30" }, { time: "The clocks skip this time on that day. Choose another one." }],
	["half minutes", { ...booked, minutes: "7.5" }, { minutes: "Enter a whole number of minutes, from 5 to 600." }],
	["a week", { ...booked, minutes: "10080" }, { minutes: "Enter a whole number of minutes, from 5 to 600." }],
])("%s", (_name, fields, errors) => expect(check(fields)).toEqual({ ok: false, errors }));

describe("what has happened meanwhile", () => {
	const action: DeskAction = { by: "Maria", status: "contacted", seen: 1 };
	const event = { at: now, by: "Dana", status: "contacted" } as const;
	const compare = (...history: Entry["history"]) => isOutdated({ history }, action, timeZone);

	test("nothing", () => expect(compare(event)).toBe("no"));
	test("somebody else did something", () => expect(compare(event, { ...event, status: "closed" })).toBe("yes"));
	test("the same by the same person: a second click", () => expect(compare(event, { ...event, by: "Maria" })).toBe("repeated"));
	test("the same by the same person, and then something by somebody else", () => {
		expect(compare(event, { ...event, by: "Maria" }, { ...event, status: "closed" })).toBe("yes");
	});
	test("a mail failed, which is nobody's doing", () => expect(compare(event, { ...event, by: "mail", note: "No" })).toBe("no"));
	test("a second click on a request that stays booked", () => {
		expect(compare(event, { ...event, by: "Maria", status: "booked", note: "Contacted" })).toBe("repeated");
	});
	test("an unreadable number of events is never right", () => expect(isOutdated({ history: [event] }, { ...action, seen: Number.NaN }, timeZone)).toBe("yes"));
});
