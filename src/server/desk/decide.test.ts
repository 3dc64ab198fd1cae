import { deskContext } from "../../../tests/support/desk-context";
import { newInquiry } from "../../../tests/support/new-inquiry";
import { setStatus } from "../inquiries/desk-actions";
import type { Inquiry } from "../inquiries/inquiry";
import { addNote, createInquiry } from "../inquiries/lifecycle";
import { changeInquiry } from "../inquiries/visitor-actions";
import { decide } from "./decide";

const now = Date.parse("2026-10-20T15:00:00Z");
const inquiry = createInquiry(
	newInquiry({ fields: { name: "Zoë", phone: "", email: "zoe@example.com" } }),
	"K7QM-4XPD",
	now,
);
const post = (current: Inquiry, fields: Record<string, string>, seen = 0): Inquiry => {
	const all = { do: "act", seen: String(seen), ...fields };
	const decision = decide(all, "Dana", deskContext(current));
	if ("errors" in decision) throw new Error(JSON.stringify(decision.errors));
	return decision.work(current, now);
};
const contacted = setStatus(inquiry, now, "contacted", "Dana");
const called = setStatus(inquiry, now, "closed", "Dana", "Called");

test("it's done if nothing but notes was added", () => {
	expect(post(inquiry, { status: "contacted" })).toEqual(contacted);
	expect(
		post(addNote(inquiry, now, "Maria", "Nobody answers"), { status: "contacted" }).status,
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
		setStatus(inquiry, now, "contacted", "Maria"),
		{ status: "closed" },
	],
	["the visitor changed something", changeInquiry(inquiry, now, "Tuesday"), { status: "closed" }],
	["another remark of their own", called, { status: "closed", remark: "Texted" }],
	["something that can't follow", { ...inquiry, status: "closed" as const }, { status: "held" }],
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
	expect(decide(wrong, "Dana", deskContext(inquiry))).toMatchObject({
		errors: { phone: expect.any(String), email: expect.any(String) },
	});
	expect(post(inquiry, { ...fields, phone: "918.555.0107" })).toMatchObject({
		replyTo: "",
		fields: { phone: "918.555.0107" },
		status: "new",
	});
	const readdressed = { ...fields, email: "zoe@example.org", status: "contacted" };
	expect(decide(readdressed, "Dana", deskContext(inquiry))).toHaveProperty("done", "readdressed");
	const both = post(inquiry, readdressed);
	expect(both).toMatchObject({
		replyTo: "zoe@example.org",
		status: "contacted",
		history: [{ isNote: true }, { status: "contacted" }],
	});
	const outdated = setStatus(inquiry, now, "contacted", "Maria");
	expect(post(outdated, { ...fields, status: "closed" })).toBe(outdated);
	// Somebody else has corrected the address while this page was open.
	const kept = post(both, { ...fields, email: "zoe@example.com", remark: "Called" }, 1);
	expect(kept).toMatchObject({
		replyTo: "zoe@example.org",
		history: [{}, {}, { note: "Called" }],
	});
});
