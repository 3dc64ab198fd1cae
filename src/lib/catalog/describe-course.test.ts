import { describeCourse } from "./describe-course";

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
