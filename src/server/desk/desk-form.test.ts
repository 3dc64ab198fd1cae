import { accept, time } from "../../../tests/support/appointments";
import { content, deskContext } from "../../../tests/support/desk-context";
import type { FieldErrors } from "../../lib/forms/definition";
import { book } from "../inquiries/booking";
import { checkAction, checkPerson } from "./desk-form";
import { listPerformers } from "./schedule";

const inquiry = accept();
const context = deskContext(inquiry);
const booked = {
	status: "booked",
	date: "2026-11-30",
	time: "10:00",
	minutes: "45",
	person: "dana",
};
const booking = { startsAt: Date.parse("2026-11-30T16:00:00Z"), minutes: 45, person: "dana" };

test.each([
	["a note", { remark: " She’s away " }, { note: "She’s away" }],
	["a note alone", { status: "", remark: "Away", tap: "Save note" }, { note: "Away" }],
	[
		"one tap",
		{ status: "", remark: "Try at 5", tap: "Texted" },
		{ status: "contacted", note: "Texted\nTry at 5" },
	],
	[
		"one tap beside a status",
		{ status: "closed", remark: "", tap: "Texted" },
		{ status: "closed", note: "Texted" },
	],
	["a prefilled day", { ...booked, time: "", status: "closed" }, { status: "closed", note: "" }],
	["a time alone", { ...booked, status: "" }, { status: "booked", note: "With Dana", booking }],
	[
		"a time in the spa's zone",
		{ ...booked, minutes: " 90 ", remark: "Called" },
		{ status: "booked", note: "With Dana\nCalled", booking: { ...booking, minutes: 90 } },
	],
])("%s is enough", (_name, fields, action) => expect(checkAction(fields, context)).toEqual(action));

test("the time that's booked already is no new one", () => {
	const known = deskContext(book(inquiry, 0, { ...time, ...booking }));
	expect(checkAction({ ...booked, status: "contacted" }, known)).toMatchObject({
		status: "contacted",
	});
});

test.each([
	[
		"a time that would be lost",
		{ ...booked, status: "contacted" },
		{ status: expect.stringContaining("clear the time") },
	],
	[
		"a time that one tap would lose",
		{ ...booked, status: "", tap: "Save note" },
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
		"nobody who performs it",
		{ ...booked, person: "kim" },
		{ person: expect.stringContaining("who it’s with") },
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
	["before opening", { time: "07:30" }, /from 9 am to 5 pm/],
	["until after closing", { time: "16:30" }, /to 5 pm on that day, and it takes 45 minutes/],
	["on a holiday", { date: "2026-12-07" }, /closed on that day/],
	["that the person has given to somebody else", { time: "11:00" }, /^Dana has Zoë, 11:30/],
	["that the visitor has elsewhere", { time: "13:30", person: "lee" }, /^Dana has Maria, 1:00/],
	["with both", { time: "08:45", minutes: "200" }, /from 9 am.* Dana has Zoë/],
])("a time %s is asked about once", (_name, changes, question) => {
	const bookAt = (at: string, fields: Record<string, string>) =>
		book({ ...accept({ fields, replyTo: "" }), reference: "AAAA-AAAA" }, 0, {
			...time,
			...booking,
			startsAt: Date.parse(at),
		});
	const own = deskContext(accept({ fields: { phone: "+1 918 555 0107" } }), [
		bookAt("2026-11-30T17:30Z", { name: "Zoë", phone: "(918) 555-0100" }),
		bookAt("2026-11-30T19:00Z", { name: "Maria", phone: "918.555.0107" }),
	]);
	const fields = { ...booked, ...changes };
	const { errors }: { errors: FieldErrors } = { errors: {}, ...checkAction(fields, own) };
	expect(errors).toEqual({ time: expect.stringMatching(question) });
	const asked = `${fields.date}T${fields.time} ${errors.time}`;
	const again = { ...fields, "time-asked": asked };
	expect(checkAction(again, own)).toMatchObject({ status: "booked" });
	expect(checkAction({ ...again, time: "07:45" }, own)).toHaveProperty("errors");
	expect(checkAction({ ...booked, time: "10:15" }, own)).toMatchObject({ status: "booked" });
});

test.each([
	[{ service: "peel" }, ["dana", "lee"]],
	[{ service: "peel", "service-2": "facial" }, ["dana"]],
	[{}, ["dana", "lee"]],
])("who performs %j", (fields, people) =>
	expect(listPerformers(accept({ fields }), content).map(({ value }) => value)).toEqual(people),
);

test.each([" ", "Visitor", "mail", "x".repeat(101)])("%j signs nobody in", (name) =>
	expect(checkPerson(name).ok).toBe(false),
);
