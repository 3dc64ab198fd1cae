import { openingCalendar } from "../../../tests/support/business-facts";
import { type BookingCatalogue, checkAppointmentRequest } from "./appointment-request";

const catalogue: BookingCatalogue = {
	services: [{ slug: "hydrafacial", title: "HydraFacial", performers: [{ slug: "nadia-brandt" }] }],
	calendar: openingCalendar,
	today: "2026-11-20",
};
const right = {
	service: "hydrafacial",
	client: "new",
	provider: "",
	times: [{ day: "2026-11-23", part: "morning" }],
	name: " Maria Lopez ",
	phone: "(918) 555-0107",
	email: "",
	reachBy: "text",
	note: "",
	consent: true,
	website: "",
};
const fieldsOf = (changes: Record<string, unknown>): Record<string, string> => {
	const checked = checkAppointmentRequest({ ...right, ...changes }, catalogue);
	return checked.ok ? {} : { ...checked.fields };
};

test("what is right passes, trimmed", () => {
	expect(checkAppointmentRequest(right, catalogue)).toEqual({ ok: true, data: { ...right, name: "Maria Lopez" } });
});

test.each<[string, Record<string, unknown>, string]>([
	["a treatment nobody offers", { service: "haircut" }, "service"],
	["no treatment", { service: "" }, "service"],
	["someone who does not perform it", { provider: "jolene-pruitt" }, "provider"],
	["no day", { times: [] }, "times"],
	["four days", { times: ["23", "24", "25", "30"].map((day) => ({ day: `2026-11-${day}`, part: "any" })) }, "times"],
	["today", { times: [{ day: "2026-11-20", part: "any" }] }, "times.0.day"],
	["a day in a year", { times: [{ day: "2027-11-22", part: "any" }] }, "times.0.day"],
	["a Sunday, second", { times: [...right.times, { day: "2026-11-29", part: "any" }] }, "times.1.day"],
	["Thanksgiving", { times: [{ day: "2026-11-26", part: "any" }] }, "times.0.day"],
	["the same day twice", { times: [...right.times, ...right.times] }, "times.1.day"],
	["no date", { times: [{ day: "2026-02-30", part: "any" }] }, "times.0.day"],
	["a part of no day", { times: [{ day: "2026-11-23", part: "night" }] }, "times.0.part"],
	["no name", { name: "  " }, "name"],
	["a name on two lines", { name: "Maria\r\nBcc: all@example.com" }, "name"],
	["a long name", { name: "x".repeat(101) }, "name"],
	["a phone without area code", { phone: "555-0107" }, "phone"],
	["words for a phone", { phone: "call me maybe 9185550107" }, "phone"],
	["no phone for a text", { phone: "" }, "phone"],
	["no phone for a call", { phone: "", reachBy: "phone" }, "phone"],
	["no address for an e-mail", { reachBy: "email" }, "email"],
	["half an address", { email: "maria@" }, "email"],
	["no way to be reached", { reachBy: "" }, "reachBy"],
	["a long note", { note: "x".repeat(601) }, "note"],
	["a note with a control character", { note: "a\u0000b" }, "note"],
	["no consent", { consent: false }, "consent"],
])("%s is said at its field, alone", (_what, changes, field) => {
	expect(Object.keys(fieldsOf(changes))).toEqual([field]);
});

test("everything that is missing is said at once", () => {
	const checked = checkAppointmentRequest({ times: [], reachBy: "phone" }, catalogue);
	expect(checked.ok ? [] : Object.keys(checked.fields).sort()).toEqual(["client", "consent", "email", "name", "note", "phone", "provider", "service", "times"]);
});

test.each([null, undefined, 7, "text", [], { times: "no list" }, { times: [null, 3] }])("what is no request is refused and breaks nothing: %j", (input) => {
	expect(checkAppointmentRequest(input, catalogue).ok).toBe(false);
});

test("names and notes in any script pass, line ends become one kind", () => {
	const checked = checkAppointmentRequest({ ...right, name: "Zoë Ó Súilleabháin 李", note: "a\r\nb\tc" }, catalogue);
	expect(checked).toMatchObject({ ok: true, data: { name: "Zoë Ó Súilleabháin 李", note: "a\nb\tc" } });
});

test.each(["918-555-0107", "+1 918 555 0107", "(918) 555-0107 x12", "918.555.0107"])("%s is a phone number", (phone) => {
	expect(fieldsOf({ phone })).toEqual({});
});
