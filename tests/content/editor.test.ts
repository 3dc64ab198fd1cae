/** The settings of VS Code in .vscode: which schema a file of content/ has, the tasks, and how JSON is written. */
import { readFileSync } from "node:fs";
import { schemaSetting } from "../../src/content/commands/editor-schemas";

const readSettings = (name: string) => JSON.parse(readFileSync(`.vscode/${name}`, "utf8"));
const settings = readSettings("settings.json");
const { tasks } = readSettings("tasks.json");

test("the settings name the schema of each collection, as npm run editor-help writes them", () => {
	expect(settings["json.schemas"]).toEqual(schemaSetting);
});

test("VS Code's list of problems takes file, line and column from the lines of check:content", () => {
	const { pattern } = tasks.find(({ label }: { label: string }) => label === "Check content").problemMatcher;
	const line = "content/services/facial.json:12:3  faqs[2].answer  “Soon.”  40 characters or more  Write more.";
	const found = new RegExp(pattern.regexp).exec(line) ?? [];
	expect([found[pattern.file], found[pattern.line], found[pattern.column], found[pattern.message]]).toEqual([
		"content/services/facial.json",
		"12",
		"3",
		"faqs[2].answer  “Soon.”  40 characters or more  Write more.",
	]);
	expect(new RegExp(pattern.regexp).test("content/: 327 entries, no problems.")).toBe(false);
});

test("the tasks run commands that package.json has", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	for (const { command, args = [] } of tasks) {
		const [, name] = /^npm run --silent (\S+)/.exec([command, ...args].join(" ")) ?? [];
		expect(Object.keys(scripts)).toContain(name);
	}
});

test("VS Code writes JSON as the checks want it: tabs, LF, UTF-8, a line break at the end, and no formatter", () => {
	expect(settings).toMatchObject({
		"files.encoding": "utf8",
		"files.eol": "\n",
		"files.insertFinalNewline": true,
		"[json]": { "editor.insertSpaces": false, "editor.formatOnSave": false, "editor.formatOnPaste": false, "files.trimTrailingWhitespace": false },
	});
});
