import type { Problem } from "../../src/content/problem";
import { allProblemsAfter } from "./content-fixture";
import type { Path } from "./entries";

type Changes = readonly (readonly [path: Path, value: unknown])[];

/** Changes to one file of the sample content, and the one problem that they are. */
export type FactCase = readonly [name: string, changes: Changes, problem: readonly [path: string, found: string, expected: string, remedy: string]];

const findProblems = (file: string, changes: Changes): Promise<Problem[]> =>
	allProblemsAfter(({ set }) => {
		for (const [path, value] of changes) set(file, path, value);
	});

/** One test per case: the changes are that problem, word for word, and no other. */
export const refusesFacts = (file: string, cases: readonly FactCase[]): void => {
	test.each(cases)("a problem: %s", async (_name, changes, [path, found, expected, remedy]) => {
		expect(await findProblems(file, changes)).toEqual([{ file, path, found, expected, remedy }]);
	});
};

/** One test per case: the changes are right. */
export const acceptsFacts = (file: string, cases: readonly (readonly [name: string, changes: Changes])[]): void => {
	test.each(cases)("right: %s", async (_name, changes) => {
		expect(await findProblems(file, changes)).toEqual([]);
	});
};
