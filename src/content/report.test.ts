import type { Problem } from "./problem";
import { countProblems, describeProblems, formatBlock, formatLine, sortProblems } from "./report";

const problem: Problem = {
	file: "content/services/facial.json",
	path: "faqs[2].answer",
	line: 12,
	column: 5,
	found: '"No."',
	expected: "40 letters or more",
	remedy: "Write 37 letters more at least.",
};
const broken: Problem = { ...problem, path: "", excerpt: '"slug": "facial",}\n                ^' };

test("a line has five columns, two spaces apart: place, path, what was found, what was expected, how to fix it", () => {
	expect(formatLine(problem)).toBe(
		'content/services/facial.json:12:5  faqs[2].answer  found "No."  expected 40 letters or more  Write 37 letters more at least.',
	);
});

test("a value with several spaces in a row doesn't break the columns", () => {
	expect(formatLine({ ...problem, found: '"a   b"' }).split("  ")).toHaveLength(5);
});

test("a problem of a whole file says so, and a file without a line has none", () => {
	const { line: _line, column: _column, ...missing } = problem;
	expect(formatLine({ ...missing, path: "" })).toMatch(/^content\/services\/facial\.json {2}\(whole file\) {2}found/);
});

test("the line in question follows, with a caret", () => {
	expect(formatLine(broken).split("\n").slice(1)).toEqual(['    "slug": "facial",}', "                    ^"]);
});

test("a block is for people: one thing a line", () => {
	expect(formatBlock(broken)).toBe(
		[
			"content/services/facial.json:12:5",
			'    "slug": "facial",}',
			"                    ^",
			'    found     "No."',
			"    expected  40 letters or more",
			"    fix       Write 37 letters more at least.",
		].join("\n"),
	);
});

test("problems are in the order of the files, and from top to bottom in a file", () => {
	const at = (file: string, line: number, column: number) => ({ ...problem, file, line, column });
	const sorted = [at("a.json", 1, 1), at("a.json", 2, 3), at("a.json", 2, 9), at("b.json", 1, 1)];
	expect(sortProblems([...sorted].reverse())).toEqual(sorted);
});

test("the count names problems and files, each in the right number", () => {
	expect(countProblems([problem])).toBe("1 problem in 1 file");
	expect(countProblems([problem, broken])).toBe("2 problems in 1 file");
	expect(countProblems([problem, { ...problem, file: "content/site.json" }])).toBe("2 problems in 2 files");
});

test("one message holds all problems, and ends with their count", () => {
	expect(describeProblems([problem, broken]).split("\n\n")).toEqual([formatBlock(problem), formatBlock(broken), "2 problems in 1 file of content/."]);
});
