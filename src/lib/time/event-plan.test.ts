import { openingCalendar } from "../../../tests/support/business-facts";
import { fc } from "../../../tests/support/fast-check";
import { addDays } from "./dates";
import { planBefore } from "./event-plan";
import { findHours } from "./opening-days";

const range = (min: number, max = min) => ({ min, max });
const peel = { eventLeadDays: range(7, 14), sessions: range(1), intervalDays: null };
const course = { eventLeadDays: range(14, 30), sessions: range(3, 6), intervalDays: range(28, 42) };
const plan = (event: string, treatment: Parameters<typeof planBefore>[1] = peel, today = "2026-10-05") => planBefore(event, treatment, today, openingCalendar);

test("with a comfortable lead it fits, and the last day is that long before the event", () => {
	expect(plan("2026-11-02")).toEqual({ verdict: "Fits", visits: ["2026-10-19"], sentence: "Fits: one visit, then at least 2 weeks until your event." });
});

test("a day on which the spa is closed moves to the one before", () => {
	// 14 days before are Sunday, October 18.
	expect(plan("2026-11-01")?.visits).toEqual(["2026-10-16"]);
});

test("with the least lead alone it's tight", () => {
	expect(plan("2026-10-14")).toMatchObject({
		verdict: "Tight",
		visits: ["2026-10-07"],
		sentence: expect.stringContaining("Tight: one visit, then only 1 week until your event"),
	});
});

test("after that it's too late, and the sentence says how long it takes", () => {
	expect(plan("2026-10-08")).toEqual({
		verdict: "Too late",
		visits: [],
		sentence: "Too late, because one visit and the time needed afterward take at least 1 week, and your event is in 3 days.",
	});
	expect(plan("2026-10-05")?.sentence).toContain("your event is today");
});

test("a series counts back by its longest usual interval if that fits, else by its shortest", () => {
	expect(plan("2027-03-01", course)).toMatchObject({ verdict: "Fits", visits: ["2026-11-06", "2026-12-18", "2027-01-29"] });
	expect(plan("2026-12-31", course)).toMatchObject({ verdict: "Tight", visits: ["2026-10-22", "2026-11-19", "2026-12-17"] });
	expect(plan("2026-12-10", course)?.verdict).toBe("Too late");
});

test("tight says how long there really is: closed days make it longer", () => {
	// Seven days before are Sunday, November 1; 30 days before, September 28, has passed.
	expect(plan("2026-11-08", { ...peel, eventLeadDays: range(7, 40) })?.sentence).toMatch(/^Tight: one visit, then only 9 days until your event\./);
});

test.each([
	["2026-11-24T17:00", "the last good day to start was Tuesday, November 24, 2026"],
	["2026-11-25", "the last good day to start was Tuesday, November 24, 2026"],
	["2026-11-28", "your event is in 11 weeks"],
])("from %s on it's too late, and no two figures are alike", (now, why) => {
	// 86 days before are Tuesday, November 24.
	const sentence = plan("2027-02-18", { ...peel, eventLeadDays: range(86) }, now)?.sentence;
	expect(sentence).toBe(`Too late, because one visit and the time needed afterward take at least 12 weeks, and ${why}.`);
});

test("until closing time it's the last good day, and visits move within the interval around holidays", () => {
	expect(plan("2027-02-18", { ...peel, eventLeadDays: range(86) }, "2026-11-24T16:59")?.visits).toEqual(["2026-11-24"]);
	const light = { eventLeadDays: range(1), sessions: range(3), intervalDays: range(3, 4) };
	// Three and four days before Monday, November 30 and before Wednesday, November 25 are closed.
	expect(plan("2026-12-01", light)).toMatchObject({
		visits: ["2026-11-20", "2026-11-25", "2026-11-30"],
		sentence: "Fits: 3 visits, with up to 5 days between two because we’re closed, then at least 1 day until your event.",
	});
	// Fourteen days before Thursday, December 10 are the day of Thanksgiving: the visit is a little later.
	expect(plan("2026-12-11", { ...light, intervalDays: range(7, 14), eventLeadDays: range(1) })?.visits).toEqual(["2026-11-16", "2026-11-30", "2026-12-10"]);
});

test("nothing is said about care that nobody plans around an event", () => {
	expect(plan("2027-03-01", { ...peel, eventLeadDays: null })).toBeUndefined();
});

test("whatever the event: every visit is on an open day, not before today, and at least the least lead before the event", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 700 }), fc.constantFrom(peel, course), (ahead, treatment) => {
			const today = "2026-10-05";
			const event = addDays(today, ahead);
			const { visits = [], verdict } = plan(event, treatment, today) ?? {};
			expect(visits.length).toBe(verdict === "Too late" ? 0 : treatment.sessions.min);
			for (const day of visits) {
				expect(findHours(day, openingCalendar)).toBeDefined();
				expect(day >= today && day <= addDays(event, -treatment.eventLeadDays.min)).toBe(true);
			}
		}),
	);
});
