import type { Problem } from "../../src/content/problem";
import { type Fixture, problemsAfter } from "./content-fixture";

type Case = readonly [name: string, change: (fixture: Fixture) => void, problem: Problem];

/** Each change of the sample content makes this problem, and no other. */
export const makes = (cases: readonly Case[]): void => {
	test.each(cases)("%s", (_name, change, problem) => {
		expect(problemsAfter(change)).toEqual([problem]);
	});
};

/** Each change of the sample content makes this problem. There may be others, because it's made with copies, which repeat what they say. */
export const makesAmongOthers = (cases: readonly Case[]): void => {
	test.each(cases)("%s", (_name, change, problem) => {
		expect(problemsAfter(change)).toContainEqual(problem);
	});
};
