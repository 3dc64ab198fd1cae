import type { Problem } from "../../src/content/problem";
import { allProblemsAfter } from "./content-fixture";

/** A line of a text, and what's found, expected and advised. */
export type WrongLine = readonly [text: string, found: string, expected: string, remedy: string];

const file = "content/resources/winter.json";
const getPath = (index: number): string => `sections[0].bullets[${index}]`;

/** What `npm run check:content` reports about each line, as a point of a list in an article. One sample project has all of them. */
const checkLines = async (texts: readonly string[]): Promise<Problem[][]> => {
	const problems = await allProblemsAfter(({ set }) => set(file, ["sections", 0, "bullets"], texts));
	return texts.map((_, index) => problems.filter((problem) => problem.file === file && problem.path === getPath(index)));
};

/** One test per line: it's a problem, and its whole message is as given. */
export const refusesLines = (lines: readonly WrongLine[]): void => {
	let found: Problem[][] = [];
	beforeAll(async () => {
		found = await checkLines(lines.map(([text]) => text));
	});
	test.each(lines.map((line, index) => [JSON.stringify(line[0]), line, index] as const))("%s is a problem", (_name, [, ...message], index) => {
		const [what, expected, remedy] = message;
		expect(found[index]).toEqual([{ file, path: getPath(index), found: what, expected, remedy }]);
	});
};

/** One test per line: nothing is wrong with it. */
export const allowsLines = (texts: readonly string[]): void => {
	let found: Problem[][] = [];
	beforeAll(async () => {
		found = await checkLines(texts);
	});
	test.each(texts.map((text, index) => [text, index] as const))("%j is fine", (_text, index) => {
		expect(found[index]).toEqual([]);
	});
};
