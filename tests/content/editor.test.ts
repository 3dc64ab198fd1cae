import { readFileSync } from "node:fs";
import { schemaSetting } from "../../src/content/commands/editor-schemas";

const readSettings = (name: string) => JSON.parse(readFileSync(`.vscode/${name}`, "utf8"));

test("the settings name each collection's schema", () => {
	expect(readSettings("settings.json")["json.schemas"]).toEqual(schemaSetting);
});

test("VS Code's problems have file, line and column of check:content", () => {
	const { pattern } = readSettings("tasks.json").tasks.find(
		({ label }: { label: string }) => label === "Check content",
	).problemMatcher;
	const found =
		new RegExp(pattern.regexp).exec("content/faqs.json:12:3  [2].answer  Write more.") ?? [];
	expect(
		[pattern.file, pattern.line, pattern.column, pattern.message].map((group) => found[group]),
	).toEqual([...["content/faqs.json", "12", "3"], "[2].answer  Write more."]);
	expect(new RegExp(pattern.regexp).test("content/: 327 entries, no problems.")).toBe(false);
});
