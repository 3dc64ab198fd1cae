import type { Problem } from "../../src/content/problem";
import { type Fixture, problemsAfter } from "./content-fixture";

type Case = readonly [name: string, change: (fixture: Fixture) => void, problem: Problem];

/** Each change of the sample content makes this problem, and no other. */
export const makes = (cases: readonly Case[]): void => {
	test.each(cases)("%s", (_name, change, problem) => {
		expect(problemsAfter(change)).toEqual([problem]);
	});
};
