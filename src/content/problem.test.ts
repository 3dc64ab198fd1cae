import { formatPath, formatValue, parsePath } from "./problem";

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

test.each([[["title"]], [["faqs", 2, "answer"]], [[3, "name"]], [["a", 0, 1]]])("parsePath reads what formatPath writes: %j", (path) => {
	expect(parsePath(formatPath(path))).toEqual(path);
});
