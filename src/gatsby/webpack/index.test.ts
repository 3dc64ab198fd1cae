import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStyles } from ".";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "styles-"));
	mkdirSync(join(folder, "deep"));
	writeFileSync(join(folder, "a.css"), "a { color: red }");
	writeFileSync(join(folder, "deep/b.css"), "b {}");
	writeFileSync(join(folder, "notes.md"), "notes");
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
	["a stylesheet", () => writeFileSync(join(folder, "a.css"), "a { color: blue }"), true],
	["one in a folder", () => writeFileSync(join(folder, "deep/b.css"), "b { }"), true],
	["a new one", () => writeFileSync(join(folder, "c.css"), ""), true],
	["a name", () => renameSync(join(folder, "a.css"), join(folder, "z.css")), true],
	["what is no stylesheet", () => writeFileSync(join(folder, "notes.md"), "more"), false],
	["nothing", () => undefined, false],
])("%s changes: what is hashed follows", (_what, change, follows) => {
	const before = readStyles(folder);
	change();
	expect(readStyles(folder) !== before).toBe(follows);
});
