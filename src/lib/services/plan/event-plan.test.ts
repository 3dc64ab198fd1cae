import { openingCalendar } from "../../../../tests/support/business-facts";
import type { Range } from "../format-course";
import { planBefore } from "./event-plan";

const range = (min: number, max = min) => ({ min, max });
const treat = (
	slug: string,
	eventLeadDays: Range,
	sessions = range(1),
	intervalDays: Range | null = null,
) => ({
	slug,
	title: slug,
	course: { eventLeadDays, sessions, intervalDays },
});
const peel = treat("peel", range(7, 14));
const series = treat("series", range(14, 30), range(3, 6), range(28, 42));
const [filler, facial, peels] = [
	treat("filler", range(14, 28)),
	treat("facial", range(1, 2)),
	treat("peels", range(7, 14), range(2), range(28)),
];
const wait = (after: string, before: string, days: number) => ({
	after,
	before,
	days,
	laterDays: null,
	sentence: "",
});
const waits = [
	wait("filler", "facial", 14),
	wait("facial", "filler", 0),
	wait("peels", "facial", 28),
];
const planOn = (now: string, event: string, ...treatments: (typeof peel)[]) =>
	planBefore(event, treatments, waits, now, openingCalendar);
const plan = (event: string, ...treatments: (typeof peel)[]) =>
	planOn("2026-10-05", event, ...treatments);
const daysOf = ({ visits }: ReturnType<typeof plan>) =>
	visits.map(({ slug, day }) => `${slug} ${day.slice(5)}`);

const warning =
	"That’s less time than we like: if a mark lingers or a visit has to move, you’ll run out.";

test.each([
	["2026-11-02", ["peel 10-19"], "Fits: one visit, then 2 weeks until your event."],
	// 14 days before are Sunday, October 18.
	["2026-11-01", ["peel 10-16"], "Fits: one visit, then 16 days until your event."],
	["2026-10-14", ["peel 10-05"], `Tight: one visit, then only 9 days until your event. ${warning}`],
])("before %s: %j, %s", (event, days, sentence) => {
	const found = plan(event, peel);
	expect([daysOf(found), found.sentence]).toEqual([days, sentence]);
});

test("a series counts back by the longest interval that fits", () => {
	expect(daysOf(plan("2027-03-01", series))).toEqual([
		"series 11-06",
		"series 12-18",
		"series 01-29",
	]);
	expect(daysOf(plan("2026-12-31", series))).toEqual([
		"series 10-12",
		"series 11-11",
		"series 12-11",
	]);
	expect(plan("2026-12-10", series).verdict).toBe("Too late");
});

test.each(["2026-11-24T17:00", "2027-02-18"])(
	"from %s on it's too late, and the sentence says since when",
	(now) => {
		// 86 days before are Tuesday, November 24.
		expect(planOn(now, "2027-02-18", treat("peel", range(86)))).toEqual({
			verdict: "Too late",
			visits: [],
			sentence: "Too late, because the last good day to start was Tuesday, November 24, 2026.",
		});
	},
);

test("today counts until closing time, and visits avoid holidays", () => {
	expect(daysOf(planOn("2026-11-24T16:59", "2027-02-18", treat("peel", range(86))))).toEqual([
		"peel 11-24",
	]);
	// Three and four days before Monday, November 30 and before Wednesday, November 25 are closed.
	const often = plan("2026-12-01", treat("light", range(1), range(3), range(3, 4)));
	expect(daysOf(often)).toEqual(["light 11-20", "light 11-25", "light 11-30"]);
	expect(often.sentence).toBe(
		"Fits: 3 visits, with up to 5 days between two because we’re closed, then 1 day until your event.",
	);
});

test("several treatments keep their waits, close to the event", () => {
	const both = plan("2026-12-11", facial, filler);
	expect(daysOf(both)).toEqual(["filler 11-13", "facial 12-09"]);
	expect(both.sentence).toBe(
		"Fits: 2 visits, in an order that keeps the waiting times between them, then 2 days until your event.",
	);
	expect(daysOf(plan("2026-12-11", facial, peels))).toEqual([
		"peels 10-14",
		"peels 11-11",
		"facial 12-09",
	]);
	expect(plan("2026-10-12", filler, facial).sentence).toMatch(/^Too late for filler, because /);
});

test("a tight treatment doesn't hurry the others", () => {
	// The series only fits with its shortest interval; the filler keeps its comfortable four weeks.
	const both = plan("2026-12-31", series, filler);
	expect(daysOf(both)).toEqual(["series 10-07", "series 11-04", "series 12-02", "filler 12-03"]);
	expect(both.sentence).toMatch(/^Tight: 4 visits, with the waiting times on our list \(we/);
});
