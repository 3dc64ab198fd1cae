import { openingCalendar } from "../../../tests/support/business-facts";
import { type BookingCatalog, checkAppointment } from "./check";
import { listChosen } from "./form";

const [nadia, skye] = [{ slug: "nadia" }, { slug: "skye" }];
const services = [
	{ slug: "facial", title: "Facial", performers: [nadia] },
	{ slug: "peel", title: "Peel", performers: [nadia, skye] },
];
const catalog: BookingCatalog = { services, calendar: openingCalendar, today: "2026-11-20" };
const right = {
	...{
		service: "facial",
		"service-2": "peel",
		"service-3": "",
		client: "new",
		provider: "",
		earlier: "yes",
	},
	...{
		"day-1": "2026-11-23",
		"time-1": "morning",
		"day-2": "",
		"time-2": "any",
		"day-3": "",
		"time-3": "any",
	},
	...{
		name: " Maria Lopez ",
		phone: "(918) 555-0107",
		email: "",
		reachBy: "text",
		note: "a\r\nb\tc",
		consent: "yes",
		blank: "",
	},
};
const values = { ...right, name: "Maria Lopez", note: "a\nb\tc" };
const errorsFor = (input: unknown): Readonly<Record<string, string>> => {
	const result = checkAppointment(input, catalog);
	return result.ok ? {} : result.errors;
};

test("what is right passes, trimmed and with one kind of line end", () => {
	expect(checkAppointment(right, catalog)).toEqual({ ok: true, values });
});

test.each<[string, Record<string, unknown>, string]>([
	["a treatment nobody offers", { service: "haircut" }, "service"],
	["someone who performs only one of them", { provider: "skye" }, "provider"],
	["no day", { "day-1": "" }, "day-1"],
	["today", { "day-1": "2026-11-20" }, "day-1"],
	["Thanksgiving, second", { "day-2": "2026-11-26" }, "day-2"],
	["the same day twice", { "day-3": "2026-11-23", "time-3": "morning" }, "day-3"],
	["a date and a weekday", { "weekday-1": "thursday" }, "day-1"],
	["a time after closing on that day", { "day-1": "2026-12-04", "time-1": "late" }, "time-1"],
	["pages of text in a list that isn't read", { "time-2": "x".repeat(101) }, "time-2"],
	["a name on two lines", { name: "Maria\r\nBcc: all@example.com" }, "name"],
	["no phone for a text", { phone: "" }, "phone"],
	["no address for an email", { reachBy: "email" }, "email"],
	["no way to be reached", { reachBy: "" }, "reachBy"],
	["a long note", { note: "x".repeat(601) }, "note"],
	["a note with a control character", { note: "a\u0000b" }, "note"],
	["an earlier time, maybe", { earlier: "maybe" }, "earlier"],
])("%s is said at its field, alone", (_what, changes, field) => {
	expect(Object.keys(errorsFor({ ...right, ...changes }))).toEqual([field]);
});

test("all that's missing is said at once; what's no request breaks nothing", () => {
	const missing = ["client", "consent", "day-1", "name", "phone", "reachBy", "service"];
	for (const input of [{}, { "day-1": [null, 3] }])
		expect(Object.keys(errorsFor(input))).toEqual(expect.arrayContaining(missing));
	for (const input of [null, 7, []]) expect(checkAppointment(input, catalog).ok).toBe(false);
});

test("fields that earlier pages lack and an unused day's time don't matter", () => {
	const earlier = { earlier: undefined, "service-2": undefined, "service-3": undefined };
	expect(
		errorsFor({
			...right,
			...earlier,
			"time-2": "night",
			"day-3": "2026-11-23",
			"time-3": "afternoon",
		}),
	).toEqual({});
});

test("a weekday is kept, whichever field it comes in", () => {
	const late = { ...right, "time-1": "late" };
	const expected = { ok: true, values: { ...values, "time-1": "late", "day-1": "thursday" } };
	expect(checkAppointment({ ...late, "day-1": "", "weekday-1": "thursday" }, catalog)).toEqual(
		expected,
	);
	expect(checkAppointment({ ...late, "day-1": "thursday" }, catalog)).toEqual(expected);
});

test("what's wrong with a time says when the spa is open", () => {
	const message = "On Fridays we’re open 9 am to 3 pm. Choose another time.";
	expect(errorsFor({ ...right, "day-1": "friday", "time-1": "late" })).toEqual({
		"time-1": message,
	});
});

test("a treatment that's chosen twice is listed once", () => {
	expect(
		listChosen({ service: "peel", "service-2": "facial", "service-3": "peel" }, [catalog]),
	).toEqual([services[1], services[0]]);
});
