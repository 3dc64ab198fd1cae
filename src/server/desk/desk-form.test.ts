import { checkAction, checkPerson } from "./desk-form";

const timeZone = "America/Chicago";
const now = Date.parse("2026-10-20T15:00:00Z");
const calendar = {
	hours: [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }],
	holidays: [{ date: "2026-12-07", name: "a holiday" }],
};
const context = { now, timeZone, calendar, usualMinutes: 45 };
const booked = { status: "booked", date: "2026-11-30", time: "10:00", minutes: "" };
const startsAt = Date.parse("2026-11-30T16:00:00Z");

test.each([
	["a note", { remark: " She’s away " }, { note: "She’s away" }],
	["a note alone", { status: "closed", remark: "Away", tap: "Save note" }, { note: "Away" }],
	[
		"one tap",
		{ status: "closed", remark: "Try at 5", tap: "Texted" },
		{ status: "contacted", note: "Texted\nTry at 5" },
	],
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
