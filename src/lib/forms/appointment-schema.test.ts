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
	...{ service: "hydrafacial", "service-2": "peel", "service-3": "", client: "new", provider: "" },
	...{ "day-1": "2026-11-23", "time-1": "morning", "day-2": "", "time-2": "any", "day-3": "", "time-3": "any" },
	...{ name: " Maria Lopez ", phone: "(918) 555-0107", email: "", reachBy: "text" },
	...{ earlier: "yes", note: "a\r\nb\tc", consent: "yes", blank: "" },
};
const checked = { ...right, name: "Maria Lopez", note: "a\nb\tc" };
const errorsFor = (changes: Record<string, unknown>): Record<string, string> => {
	const result = checkAppointmentRequest({ ...right, ...changes }, catalog);
	return result.ok ? {} : { ...result.errors };
};

test("what is right passes, trimmed and with one kind of line end", () => {
	expect(checkAppointmentRequest(right, catalog)).toEqual({ ok: true, values: checked });
});

test.each<[string, Record<string, unknown>, string]>([
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
	["a closed weekday", { "day-1": "saturday" }, "day-1"],
	["a date and a weekday", { "weekday-1": "thursday" }, "day-1"],
	["a time after closing on that day", { "day-1": "2026-12-04", "time-1": "late" }, "time-1"],
	["a time after closing on such weekdays", { "day-1": "", "weekday-1": "friday", "time-1": "late" }, "time-1"],
	["pages of text in a list that isn't read", { "time-2": "x".repeat(101) }, "time-2"],
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
	const result = checkAppointmentRequest({}, catalog);
	expect(result.ok ? [] : Object.keys(result.errors).sort()).toEqual(["client", "consent", "day-1", "name", "phone", "reachBy", "service"]);
});

test.each([null, 7, [], { "day-1": [null, 3] }])("what is no request is refused and breaks nothing: %j", (input) => {
	expect(checkAppointmentRequest(input, catalog).ok).toBe(false);
});

test("fields that earlier pages don't have may be missing, and an unused day's time doesn't matter", () => {
	expect(errorsFor({ earlier: undefined, "service-2": undefined, "service-3": undefined })).toEqual({});
	expect(errorsFor({ "time-2": "night", "day-3": "2026-11-23", "time-3": "afternoon" })).toEqual({});
});

test("a weekday is kept as the day it was chosen for, whichever field it comes in", () => {
	const late = { ...right, "time-1": "late" };
	const expected = { ok: true, values: { ...checked, "time-1": "late", "day-1": "thursday" } };
	expect(checkAppointmentRequest({ ...late, "day-1": "", "weekday-1": "thursday" }, catalog)).toEqual(expected);
	expect(checkAppointmentRequest({ ...late, "day-1": "thursday" }, catalog)).toEqual(expected);
});

test("what's wrong with a day or a time says how to put it right", () => {
	expect(errorsFor({ "day-2": "unfinished", "day-3": "2026-11-22" })).toEqual({
		"day-2": "Finish this date, such as 11/23/2026.",
		"day-3": "We’re closed on Sundays. Choose another day.",
	});
	expect(errorsFor({ "day-1": "friday", "time-1": "late" })).toEqual({ "time-1": "On Fridays we’re open 9 am to 3 pm. Choose another time." });
});

test("a treatment that's chosen twice is listed once", () => {
	const chosen = listChosen({ service: "peel", "service-2": "hydrafacial", "service-3": "peel" }, [catalog]);
	expect(chosen.map(({ slug }) => slug)).toEqual(["peel", "hydrafacial"]);
});
