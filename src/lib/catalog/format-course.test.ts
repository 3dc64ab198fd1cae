import { fc } from "../../../tests/support/fast-check";
import { describeCourse, formatAftercare, formatDays, formatInterval, formatMinutes, formatOnset, formatSessions, formatSkinTypes } from "./format-course";

test.each([
	[0, 0, "none"],
	[1, 1, "1 day"],
	[3, 5, "3 to 5 days"],
	[0, 2, "up to 2 days"],
	[0, 7, "up to 1 week"],
	[7, 7, "about a week"],
	[7, 14, "1 to 2 weeks"],
	[5, 28, "5 days to 4 weeks"],
	[7, 30, "1 week to 1 month"],
	[90, 120, "3 to 4 months"],
	[730, 750, "about 2 years"],
])("%d to %d days: %s", (min, max, text) => {
	expect(formatDays({ min, max })).toBe(text);
});

test("every figure of a range is days, or days divided by the unit that the text names", () => {
	const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 2000 }), (min, more) => {
			const max = min + more;
			const text = formatDays({ min, max });
			const ends = [...text.replace(/\ba /, "1 ").matchAll(/(\d+)(?: (day|week|month|year))?/g)];
			const unit = ends.at(-1)?.[2] ?? "";
			const found = ends.map(([, count, own]) => Number(count) * (days[own ?? unit] ?? Number.NaN));
			expect(found).toEqual(found.length === 1 ? [min] : [min, max]);
			if (found.length === 1) expect(more).toBeLessThanOrEqual(max * 0.05);
		}),
	);
});

test.each([
	[formatOnset({ min: 0, max: 0 }), "the same day"],
	[formatOnset({ min: 0, max: 14 }), "the same day to 2 weeks"],
	[formatInterval({ min: 28, max: 42 }), "4 to 6 weeks"],
	[formatInterval(null), "as needed"],
	[formatSessions({ min: 1, max: 1 }), "1 visit"],
	[formatSessions({ min: 3, max: 3 }), "3 visits"],
	[formatSessions({ min: 4, max: 6 }), "4 to 6 visits"],
	[formatSessions(null), "as long as it’s wanted"],
	[formatMinutes({ min: 45, max: 45 }), "45 minutes"],
	[formatMinutes({ min: 15, max: 60 }), "15 to 60 minutes"],
	[formatAftercare(0), "the same day"],
	[formatAftercare(28), "about 4 weeks"],
	[formatAftercare(null), "as long as treatment lasts"],
	[formatSkinTypes({ from: 1, to: 6 }), "all skin types"],
	[formatSkinTypes({ from: 1, to: 4 }), "Fitzpatrick types I to IV"],
	[formatSkinTypes({ from: 2, to: 2 }), "Fitzpatrick type II"],
])("a figure in words: %s", (text, expected) => {
	expect(text).toBe(expected);
});

const weeks = { min: 28, max: 42 };

test.each([
	["a course", { min: 3, max: 6 }, "A first course is 3 to 6 sessions, usually 4 to 6 weeks apart."],
	["a course of a set number", { min: 4, max: 4 }, "A first course is 4 sessions, usually 4 to 6 weeks apart."],
	["single visits", { min: 1, max: 1 }, "One visit can be enough. If you’d like to keep it up, visits are usually 4 to 6 weeks apart."],
	["care that goes on", null, "Care goes on for as long as you and your provider agree, with visits usually 4 to 6 weeks apart."],
])("%s in words", (_name, sessions, text) => {
	expect(describeCourse({ sessions, intervalDays: weeks })).toBe(text);
});

test("without a usual interval there's nothing to say", () => {
	expect(describeCourse({ sessions: { min: 1, max: 1 }, intervalDays: null })).toBeNull();
});
