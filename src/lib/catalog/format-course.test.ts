import fc from "fast-check";
import { describeCourse, formatAftercare, formatDays, formatInterval, formatMinutes, formatOnset, formatSessions, formatSkinTypes } from "./format-course";

test.each([
	[0, 0, "none"],
	[1, 1, "1 day"],
	[3, 3, "3 days"],
	[3, 5, "3 to 5 days"],
	[2, 7, "2 to 7 days"],
	[1, 10, "1 to 10 days"],
	[3, 14, "3 to 14 days"],
	[0, 2, "up to 2 days"],
	[0, 7, "up to 1 week"],
	[7, 7, "about a week"],
	[14, 14, "about 2 weeks"],
	[28, 28, "about 4 weeks"],
	[7, 14, "1 to 2 weeks"],
	[28, 42, "4 to 6 weeks"],
	[5, 28, "5 days to 4 weeks"],
	[7, 30, "1 week to 1 month"],
	[14, 90, "2 weeks to 3 months"],
	[1, 180, "1 day to 6 months"],
	[30, 30, "about a month"],
	[90, 120, "3 to 4 months"],
	[180, 540, "6 to 18 months"],
	[365, 365, "about a year"],
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

test("the first change", () => {
	expect(formatOnset({ min: 0, max: 0 })).toBe("the same day");
	expect(formatOnset({ min: 0, max: 14 })).toBe("the same day to 2 weeks");
	expect(formatOnset({ min: 3, max: 5 })).toBe("3 to 5 days");
});

test("the time between visits", () => {
	expect(formatInterval({ min: 28, max: 42 })).toBe("4 to 6 weeks");
	expect(formatInterval(null)).toBe("as needed");
});

test("visits", () => {
	expect(formatSessions({ min: 1, max: 1 })).toBe("1 visit");
	expect(formatSessions({ min: 3, max: 3 })).toBe("3 visits");
	expect(formatSessions({ min: 4, max: 6 })).toBe("4 to 6 visits");
	expect(formatSessions(null)).toBe("as long as it’s wanted");
});

test("minutes", () => {
	expect(formatMinutes({ min: 45, max: 45 })).toBe("45 minutes");
	expect(formatMinutes({ min: 15, max: 60 })).toBe("15 to 60 minutes");
});

test("aftercare", () => {
	expect(formatAftercare(0)).toBe("the same day");
	expect(formatAftercare(3)).toBe("3 days");
	expect(formatAftercare(28)).toBe("about 4 weeks");
	expect(formatAftercare(null)).toBe("as long as treatment lasts");
});

test("skin types", () => {
	expect(formatSkinTypes({ from: 1, to: 6 })).toBe("all skin types");
	expect(formatSkinTypes({ from: 1, to: 4 })).toBe("Fitzpatrick types I to IV");
	expect(formatSkinTypes({ from: 2, to: 2 })).toBe("Fitzpatrick type II");
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
