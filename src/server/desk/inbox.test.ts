import { newInquiry } from "../../../tests/support/new-inquiry";
import { book } from "../inquiries/booking";
import { setStatus } from "../inquiries/desk-actions";
import type { Inquiry } from "../inquiries/inquiry";
import { addNote, createInquiry } from "../inquiries/lifecycle";
import { markFailed } from "../inquiries/mail-queue";
import { changeInquiry, withdraw } from "../inquiries/visitor-actions";
import { describeTurn, findGroup, type Group, matches, sortForDesk } from "./inbox";

const now = Date.parse("2026-11-25T18:00:00Z");
const hour = 3_600_000;
const fields = {
	name: "Zoë O’Neil",
	phone: "+1 (918) 555-0107 ext. 12",
	email: "Zoe.ONeil@example.com",
};
const inquiry = createInquiry(
	newInquiry({ fields, replyTo: fields.email }),
	"K7QM-4XPD",
	now - hour,
);
const time = { startsAt: now + hour, minutes: 60, by: "Dana", timeZone: "America/Chicago" };
const booked = book(inquiry, now, time);
const changed = changeInquiry(booked, now, "Tuesday");
const contact = (each: Inquiry): Inquiry => setStatus(each, now, "contacted", "Dana");

const listOf = (inquiries: readonly Inquiry[], group: Group): Inquiry[] =>
	sortForDesk(inquiries, now)[group];

test.each<[string, Inquiry, string]>([
	["a new one", inquiry, "open"],
	["likely spam", { ...inquiry, status: "held" }, "held"],
	["a time ahead", booked, "booked"],
	[
		"a time that has passed",
		book(inquiry, now - 3 * hour, { ...time, startsAt: now - 2 * hour }),
		"ended",
	],
	["a time that the visitor changed", changed, "open"],
	["the same with a note", addNote(changed, now, "Dana", "Read"), "open"],
	["the same once it's answered", contact(changed), "booked"],
	[
		"a time that wasn't delivered",
		markFailed(
			booked,
			1,
			{ delay: hour, problem: "550", refused: true, isRecipientFault: true },
			now,
		),
		"open",
	],
	["a withdrawn one", withdraw(inquiry, now), "ended"],
	["a withdrawn time", withdraw(booked, now), "open"],
	["the same once it's seen to", setStatus(withdraw(booked, now), now, "closed", "Dana"), "ended"],
])("%s is in its group", (_name, each, group) => expect(findGroup(each, now)).toBe(group));

test("who has waited longest is first, who is answered last", () => {
	const early = { ...inquiry, acceptedAt: now - 3 * hour };
	expect(listOf([inquiry, early], "open")).toEqual([early, inquiry]);
	expect(listOf([contact(early), inquiry], "open")).toEqual([inquiry, contact(early)]);
	const turns = [early, { ...inquiry, acceptedAt: now - 49 * hour }, contact(early)].map((each) =>
		describeTurn(each, now),
	);
	expect(turns).toEqual([
		"has waited for 3 hours",
		"has waited for 2 days",
		"waiting for them to answer",
	]);
});

test("times ahead are in their order, and what ended last is first", () => {
	const next = book(inquiry, now, { ...time, startsAt: now + hour / 2 });
	expect(listOf([booked, next], "booked")).toEqual([next, booked]);
	const [early, late] = [now, now + 1].map((at) => setStatus(inquiry, at, "closed", "Dana"));
	expect(listOf([early, late] as Inquiry[], "ended")).toEqual([late, early]);
	expect(Object.keys(sortForDesk([], now))).toEqual(["open", "held", "booked", "ended"]);
});

const searched: Inquiry = {
	...addNote(inquiry, now, "Dana", "Allergic to latex"),
	rows: ["Lip filler", "Zoë O’Neil", fields.phone].map((detail) => ({ term: detail, detail })),
};
test.each([
	"k7qm4xpd",
	"o'neil zoë",
	"zoe lip",
	"FILLER",
	"latex neil",
	"zoe.oneil@example.com",
	"+1.918.555.0107",
	"0107",
])("%j finds it", (query) => expect(matches(searched, query)).toBe(true));
test.each(["zoe maria", "918 555 0108", "K7QM-4XPC"])("%j doesn't", (query) =>
	expect(matches(searched, query)).toBe(false),
);
