import { renameSync } from "node:fs";
import { withFolder } from "../../../tests/support/folder";
import { readStyles } from ".";

const { at, write } = withFolder();
beforeEach(() => {
	write("a.css", "a { color: red }");
	write("deep/b.css", "b {}");
	write("notes.md", "notes");
});

test.each([
	["a stylesheet", () => write("a.css", "a { color: blue }"), true],
	["one in a folder", () => write("deep/b.css", "b { }"), true],
	["a new one", () => write("c.css", ""), true],
	["a name", () => renameSync(at("a.css"), at("z.css")), true],
	["what is no stylesheet", () => write("notes.md", "more"), false],
	["nothing", () => undefined, false],
])("%s changes: what is hashed follows", (_what, change, follows) => {
	const before = readStyles(at());
	change();
	expect(readStyles(at()) !== before).toBe(follows);
});
