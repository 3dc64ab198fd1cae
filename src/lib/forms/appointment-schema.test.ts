import { openingCalendar } from "../../../tests/support/business-facts";
import { listChosen } from "./appointment-form";
import { type BookingCatalog, checkAppointmentRequest } from "./appointment-schema";

const catalog: BookingCatalog = {
	services: [
		{ slug: "hydrafacial", title: "HydraFacial", performers: [{ slug: "nadia-brandt" }] },
		{ slug: "peel", title: "Peel", performers: [{ slug: "nadia-brandt" }, { slug: "skye-delacroix" }] },
	],
	calendar: openingCalendar,
	today: "2026-11-20",
};
const right = {
	service: "hydrafacial",
	...{ "service-2": "peel", "service-3": "" },
	client: "new",
	provider: "",
	...{ "day-1": "2026-11-23", "time-1": "morning", "day-2": "", "time-2": "any", "day-3": "", "time-3": "any" },
	name: " Maria Lopez ",
	phone: "(918) 555-0107",
	email: "",
	earlier: "yes",
	reachBy: "text",
	note: "",
	consent: "yes",
	blank: "",
};
const errorsFor = (changes: Record<string, unknown>): Record<string, string> => {
	const checked = checkAppointmentRequest({ ...right, ...changes }, catalog);
	return checked.ok ? {} : { ...checked.errors };
};

test("what is right passes, trimmed", () => {
	expect(checkAppointmentRequest(right, catalog)).toEqual({ ok: true, values: { ...right, name: "Maria Lopez" } });
});

test.each<[string, Record<string, unknown>, string]>([
	["a treatment nobody offers", { service: "haircut" }, "service"],
	["no treatment", { service: "" }, "service"],
	["a second treatment nobody offers", { "service-2": "haircut" }, "service-2"],
	["someone who performs only one of them", { provider: "skye-delacroix" }, "provider"],
	["no day", { "day-1": "" }, "day-1"],
	["today", { "day-1": "2026-11-20" }, "day-1"],
	["a day in a year", { "day-1": "2027-11-22" }, "day-1"],
	["a Sunday, second", { "day-2": "2026-11-29" }, "day-2"],
	["Thanksgiving", { "day-1": "2026-11-26" }, "day-1"],
	["the same day twice", { "day-3": "2026-11-23", "time-3": "morning" }, "day-3"],
	["no date", { "day-1": "2026-02-30" }, "day-1"],
	["a day that is no text", { "day-2": 7 }, "day-2"],
	["a part of no day", { "time-1": "night" }, "time-1"],
	["pages of text in a list that isn't read", { "time-2": "x".repeat(101) }, "time-2"],
	["no name", { name: "  " }, "name"],
	["a name on two lines", { name: "Maria\r\nBcc: all@example.com" }, "name"],
	["no phone for a text", { phone: "" }, "phone"],
	["no phone for a call", { phone: "", reachBy: "phone" }, "phone"],
	["no address for an email", { reachBy: "email" }, "email"],
	["no way to be reached", { reachBy: "" }, "reachBy"],
	["a long note", { note: "x".repeat(601) }, "note"],
	["a note with a control character", { note: "a\u0000b" }, "note"],
	["no consent", { consent: "" }, "consent"],
	["an earlier time, maybe", { earlier: "maybe" }, "earlier"],
])("%s is said at its field, alone", (_what, changes, field) => {
	expect(Object.keys(errorsFor(changes))).toEqual([field]);
});

test("everything that is missing is said at once", () => {
	const checked = checkAppointmentRequest({}, catalog);
	expect(checked.ok ? [] : Object.keys(checked.errors).sort()).toEqual(["client", "consent", "day-1", "name", "phone", "reachBy", "service"]);
});

test.each([null, undefined, 7, "text", [], { "day-1": null }, { "day-1": [null, 3] }])("what is no request is refused and breaks nothing: %j", (input) => {
	expect(checkAppointmentRequest(input, catalog).ok).toBe(false);
});

test.each([{ earlier: "" }, { earlier: undefined }])(
	"nobody has to want an earlier time, and a page that doesn't know the box may leave it out: %j",
	(changes) => {
		expect(errorsFor(changes)).toEqual({});
	},
);

test("the time of a day that is not filled in does not matter, the same day at another time does", () => {
	expect(errorsFor({ "time-2": "night", "day-3": "2026-11-23", "time-3": "afternoon" })).toEqual({});
});

test("a form from before more treatments could be chosen passes, and one chosen twice is listed once", () => {
	const { "service-2": _second, "service-3": _third, ...before } = right;
	expect(checkAppointmentRequest(before, catalog).ok).toBe(true);
	expect(listChosen({ service: "peel", "service-2": "hydrafacial", "service-3": "peel" }, [catalog]).map(({ slug }) => slug)).toEqual(["peel", "hydrafacial"]);
});

test("names and notes in any script pass, line ends become one kind", () => {
	const checked = checkAppointmentRequest({ ...right, name: "Zoë Ó Súilleabháin 李", note: "a\r\nb\tc" }, catalog);
	expect(checked).toMatchObject({ ok: true, values: { name: "Zoë Ó Súilleabháin 李", note: "a\nb\tc" } });
});
