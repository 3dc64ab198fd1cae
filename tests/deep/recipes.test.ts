/**
 * The recipes of docs/maintaining.md, followed one after the other on a copy of content/: checks, types, content tests and unit tests pass
 * afterward.
 */
import { readFileSync } from "node:fs";
import { checkAll } from "../../src/schemas/checks";
import { findMissingLicenseNumbers, findSamples } from "../../src/schemas/launch";
import { copyProject, type RecipeProject } from "../support/recipe-project";
import { recipes } from "../support/recipe-steps";

/** The tests wait for programs, so this only ends one that hangs. */
const timeout = 15 * 60_000;
/** Recipes that change src/. */
const ofCode = ["Add a page"];
const jestOptions = ["--ci", "--maxWorkers=1", "--cacheDirectory=.jest-cache", "--testTimeout=60000", "--silent"];

let project: RecipeProject;
beforeAll(() => {
	project = copyProject();
}, timeout);
afterAll(() => project.remove());

test("each recipe of docs/maintaining.md is followed here", () => {
	const section = /\n## Recipes\n(.*?)\n## /s.exec(readFileSync("docs/maintaining.md", "utf8"))?.[1] ?? "";
	const named = [...section.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, name]) => name);
	expect(named.sort()).toEqual([...recipes.map(([name]) => name), ...ofCode].sort());
});

test.each(recipes)("%s: the content checks find nothing", async (_name, follow) => {
	follow(project.editor);
	expect((await checkAll(project.root)).problems).toEqual([]);
});

test("nothing is marked as a sample anymore, and every license has its number", async () => {
	const { content } = (await checkAll(project.root)).loaded;
	expect(findSamples(content)).toEqual([]);
	expect(findMissingLicenseNumbers(content)).toEqual([]);
});

test(
	"types, content tests and unit tests pass on the result",
	async () => {
		const [types, unit] = await Promise.all([project.run("typescript/bin/tsc", "--noEmit"), project.run("jest/bin/jest.js", ...jestOptions)]);
		expect(types).toEqual({ code: 0, output: "" });
		expect(unit.output).toMatch(/^PASS node tests\/content\/facts\.test\.ts/m);
		expect(unit.output.replace(/^PASS .*\n/gm, "")).not.toMatch(/^FAIL |●/m);
		expect(unit.code).toBe(0);
	},
	timeout,
);
