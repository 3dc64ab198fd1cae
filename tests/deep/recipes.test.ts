/** The recipes of docs/maintaining.md, followed one after the other on a copy of content/: the checks find nothing after any of them. */
import { readFileSync } from "node:fs";
import { checkAll } from "../../src/content/checks";
import { listContentTasks } from "../../src/content/commands/launch";
import { copyContent, type Editor } from "../support/recipe-project";
import { recipes } from "../support/recipe-steps";

/** Recipes that change src/. */
const ofCode = ["Add a page"];

let editor: Editor;
beforeAll(() => {
	editor = copyContent();
});
afterAll(() => editor.remove());

test("each recipe of docs/maintaining.md is followed here", () => {
	const section = /\n## Recipes\n(.*?)\n## /s.exec(readFileSync("docs/maintaining.md", "utf8"))?.[1] ?? "";
	const named = [...section.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, name]) => name);
	expect(named.sort()).toEqual([...recipes.map(([name]) => name), ...ofCode].sort());
});

test.each(recipes)("%s: the content checks find nothing", async (_name, follow) => {
	follow(editor);
	expect((await checkAll(editor.root)).problems).toEqual([]);
});

test("nothing is marked as a sample anymore", async () => {
	const { loaded } = await checkAll(editor.root);
	expect(listContentTasks(loaded, [], new Date()).filter(({ what }) => what.startsWith("sample "))).toEqual([]);
});
