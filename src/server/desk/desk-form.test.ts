import { newEntry } from "../../../tests/support/new-entry";
import { changeInquiry, setStatus } from "../inquiries/actions";
import type { Entry } from "../inquiries/entry";
import { addNote, createEntry } from "../inquiries/lifecycle";
import { checkAction, checkPerson, decide } from "./desk-form";

const timeZone = "America/Chicago";
const now = Date.parse("2026-10-20T15:00:00Z");
const calendar = {
	hours: [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }],
	holidays: [{ date: "2026-12-07", name: "a holiday" }],
};
const context = { now, timeZone, calendar, usualMinutes: 45, country: "US" as const };
const booked = { status: "booked", date: "2026-11-30", time: "10:00", minutes: "" };
const startsAt = Date.parse("2026-11-30T16:00:00Z");

test.each([
	["a note alone", { remark: " Left a voicemail " }, { note: "Left a voicemail" }],
	["a prefilled day", { ...booked, time: "", status: "closed" }, { status: "closed", note: "" }],
	[
		"a time alone",
		{ ...booked, status: "" },
		{ status: "booked", note: "", booking: { startsAt, minutes: 45 } },
	],
	[
		"a time in the spa's zone",
		{ ...booked, minutes: " 90 " },
		{ status: "booked", note: "", booking: { startsAt, minutes: 90 } },
	],
])("%s is enough", (_name, fields, action) => expect(checkAction(fields, context)).toEqual(action));

test("the time that's booked already is no new one", () => {
	const booking = { startsAt, minutes: 45, sequence: 0 };
	expect(checkAction({ ...booked, status: "contacted" }, { ...context, booking })).toMatchObject({
		status: "contacted",
	});
});

test.each([
	[
		"a time that would be lost",
		{ ...booked, status: "contacted" },
		{ status: expect.stringContaining("clear the time") },
	],
	["nothing", {}, { status: "Choose what you did, or write a note." }],
	[
		"a day that doesn't exist",
		{ ...booked, date: "2027-02-29" },
		{ date: expect.stringContaining("full date") },
	],
	[
		"a time that has passed",
		{ ...booked, date: "2026-10-20", time: "10:00" },
		{ date: expect.stringContaining("passed") },
	],
	[
		"a time in three years",
		{ ...booked, date: "2029-11-30" },
		{ date: expect.stringContaining("two years") },
	],
	[
		"an hour that the clocks skip, also if it was asked about",
		{ ...booked, date: "2027-03-14", time: "02:30", "time-asked": "2027-03-14T02:30" },
		{ time: expect.stringContaining("skip") },
	],
	[
		"half minutes",
		{ ...booked, minutes: "7.5" },
		{ minutes: expect.stringContaining("from 5 to 600") },
	],
])("%s is wrong", (_name, fields, errors) =>
	expect(checkAction(fields, context)).toMatchObject({ errors }),
);

test.each([
	["before opening", "2026-11-30", "07:30", /from 9 am to 5 pm/],
	["until after closing", "2026-11-30", "16:30", /to 5 pm on that day, and it takes 45 minutes/],
	["on a holiday", "2026-12-07", "10:00", /closed on that day/],
])("a time %s is asked about once", (_name, date, time, question) => {
	const fields = { ...booked, date, time };
	expect(checkAction(fields, context)).toEqual({
		errors: { time: expect.stringMatching(question) },
	});
	expect(checkAction({ ...fields, "time-asked": `${date}T${time}` }, context)).toMatchObject({
		status: "booked",
	});
	expect(checkAction({ ...fields, "time-asked": `${date}T11:00` }, context)).toHaveProperty(
		"errors",
	);
});

test.each([" ", "Visitor", "mail", "x".repeat(101)])("%j signs nobody in", (name) =>
	expect(checkPerson(name).ok).toBe(false),
);

describe("what a post does", () => {
	const entry = createEntry(
		newEntry({ fields: { name: "Zoë", phone: "", email: "zoe@example.com" } }),
		"K7QM-4XPD",
		now,
	);
	/** Dana posts a page that was opened when the entry had so much history. */
	const post = (current: Entry, fields: Record<string, string>, seen = 0): Entry => {
		const decision = decide(current, { do: "act", seen: String(seen), ...fields }, "Dana", context);
		if ("errors" in decision) throw new Error(JSON.stringify(decision.errors));
		return decision.work(current, now);
	};
	const contacted = setStatus(entry, now, "contacted", "Dana");
	const called = setStatus(entry, now, "closed", "Dana", "Called");

	test("it's done if nothing but notes was added", () => {
		expect(post(entry, { status: "contacted" })).toEqual(contacted);
		expect(
			post(addNote(entry, now, "Maria", "Nobody answers"), { status: "contacted" }).status,
		).toBe("contacted");
		expect(post(called, { remark: "Read" }).history.at(-1)).toMatchObject({
			note: "Read",
			by: "Dana",
			isNote: true,
		});
	});

	test.each([
		[contacted, { status: "contacted" }],
		[called, { status: "closed", remark: "Called" }],
	])("a second click does nothing more (%#)", (current, fields) => {
		const again = post(current, fields, current.history.length - 1);
		expect(again).not.toBe(current);
		expect(again).toEqual(current);
	});

	test.each([
		[
			"somebody else did something",
			setStatus(entry, now, "contacted", "Maria"),
			{ status: "closed" },
		],
		["the visitor changed something", changeInquiry(entry, now, "Tuesday"), { status: "closed" }],
		["another remark of their own", called, { status: "closed", remark: "Texted" }],
		["something that can't follow", { ...entry, status: "closed" as const }, { status: "held" }],
	])("nothing is done after %s", (_name, current, fields) =>
		expect(post(current, fields)).toBe(current),
	);

	test("contact data is checked, and saved with the rest", () => {
		const fields = {
			"was-name": "Zoë",
			"was-phone": "",
			"was-email": "zoe@example.com",
			name: "Zoë",
			phone: "",
			email: "",
		};
		const wrong = { ...fields, phone: "000 000 0000", email: "zoe@" };
		expect(decide(entry, wrong, "Dana", context)).toMatchObject({
			errors: { phone: expect.any(String), email: expect.any(String) },
		});
		expect(post(entry, { ...fields, phone: "918.555.0107" })).toMatchObject({
			replyTo: "",
			fields: { phone: "918.555.0107" },
			status: "new",
		});
		const both = post(entry, { ...fields, email: "zoe@example.org", status: "contacted" });
		expect(both).toMatchObject({
			replyTo: "zoe@example.org",
			status: "contacted",
			history: [{ isNote: true }, { status: "contacted" }],
		});
		const outdated = setStatus(entry, now, "contacted", "Maria");
		expect(post(outdated, { ...fields, status: "closed" })).toBe(outdated);
		// Somebody else has corrected the address while this page was open.
		const kept = post(both, { ...fields, email: "zoe@example.com", remark: "Called" }, 1);
		expect(kept).toMatchObject({
			replyTo: "zoe@example.org",
			history: [{}, {}, { note: "Called" }],
		});
	});
});
