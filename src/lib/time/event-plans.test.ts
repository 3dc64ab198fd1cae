import { openingCalendar } from "../../../tests/support/business-facts";
import { planAllBefore } from "./event-plans";

const range = (min: number, max = min) => ({ min, max });
const treat = (slug: string, lead: number, sessions = 1) => ({
	slug,
	course: { eventLeadDays: range(lead, 2 * lead), sessions: range(sessions), intervalDays: sessions > 1 ? range(28) : null },
});
const [filler, facial, peel] = [treat("filler", 14), treat("facial", 1), treat("peel", 7, 2)];
const wait = (after: string, before: string, days: number) => ({ after, before, days, laterDays: null, sentence: "" });
const waits = [wait("filler", "facial", 14), wait("facial", "filler", 0), wait("peel", "facial", 28)];
const plan = (event: string, ...treatments: (typeof filler)[]) => planAllBefore(event, treatments, waits, "2026-10-05", openingCalendar);

test("several treatments are in the order that can begin last and keeps the waits between them", () => {
	const daysOf = (...treatments: (typeof filler)[]) => plan("2026-12-11", ...treatments)?.visits.map(({ slug, day }) => `${slug} ${day.slice(5)}`);
	expect(daysOf(facial, filler)).toEqual(["filler 11-13", "facial 12-09"]);
	// The other way around, the peels would begin 28 days before the facial.
	expect(daysOf(peel, facial)).toEqual(["facial 10-27", "peel 10-28", "peel 11-25"]);
});

test("it's tight with the least of each, and too late after that", () => {
	expect(plan("2026-10-23", filler, facial)?.sentence).toMatch(/^Tight: 2 visits/);
	expect(plan("2026-10-12", filler, facial)).toMatchObject({ verdict: "Too late", visits: [] });
	expect(plan("2026-10-12", facial)?.sentence).toMatch(/^Fits: one visit/);
});
