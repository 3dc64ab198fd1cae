import { describeProblem, describeProblems, formatPath, formatValue, type Problem } from "./problem";

const problem: Problem = {
	file: "content/services/facial.json",
	path: "faqs[2].answer",
	found: '"No."',
	expected: "40 letters or more",
	remedy: "Write more.",
};

test("a problem has four lines: where, what was found, what was expected, what to do", () => {
	expect(describeProblem(problem)).toBe(
		'content/services/facial.json → faqs[2].answer\n  found:    "No."\n  expected: 40 letters or more\n  remedy:   Write more.',
	);
});

test("a problem of the whole file names no path", () => {
	expect(describeProblem({ ...problem, path: "" }).split("\n")[0]).toBe("content/services/facial.json");
});

test("all problems are in one message, with their count first", () => {
	expect(describeProblems([problem])).toMatch(/^1 problem in content\/\. Nothing was built\.\n\ncontent\/services/);
	const two = describeProblems([problem, { ...problem, file: "content/site.json" }]);
	expect(two).toMatch(/^2 problems in content\//);
	expect(two.split("\n\n").slice(1)).toEqual([describeProblem(problem), describeProblem({ ...problem, file: "content/site.json" })]);
});

test.each([
	[undefined, "nothing"],
	[null, "null"],
	["a", '"a"'],
	[7, "7"],
	[["a", 1], '["a",1]'],
	["x".repeat(88), `"${"x".repeat(88)}"`],
	["x".repeat(89), `"${"x".repeat(86)}…`],
])("formatValue(%j) is short and quoted as in the file", (value, text) => {
	expect(formatValue(value)).toBe(text);
});

test.each([
	[[], ""],
	[["title"], "title"],
	[["faqs", 2, "answer"], "faqs[2].answer"],
	[[3, "name"], "[3].name"],
	[["a", 0, 1], "a[0][1]"],
])("formatPath(%j) is %s", (path, text) => {
	expect(formatPath(path)).toBe(text);
});
