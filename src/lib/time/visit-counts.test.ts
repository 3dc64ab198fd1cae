import { getVisitCounts } from "./visit-counts";

test.each([
	["a course", { min: 3, max: 6 }, { min: 3, max: 6 }],
	["a course of a set number", { min: 4, max: 4 }, { min: 4, max: 4 }],
	["a course that may be one visit", { min: 1, max: 6 }, { min: 2, max: 6 }],
	["single visits", { min: 1, max: 1 }, { min: 3, max: 6 }],
	["care that goes on", null, { min: 3, max: 6 }],
])("%s", (_name, sessions, counts) => {
	expect(getVisitCounts(sessions)).toEqual(counts);
});
