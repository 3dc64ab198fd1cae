import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBlock, getFixedPath, isPageKey, type PageKey, pageBlocks, required, requirePage } from "./blocks";

/** The table of blocks.ts against the code that it describes. */

const keys = Object.keys(pageBlocks).filter(isPageKey);
const listCode = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
		.map((name) => join(folder, name));

/** The file of src/pages that makes an address. */
const getRoute = (key: PageKey): string => {
	const path = getFixedPath(key);
	return `src/pages${path === "/" ? "/index" : path}.tsx`;
};

test("every page of src/pages is in the table, at its address", () => {
	expect(keys.map(getRoute).sort()).toEqual(listCode("src/pages").sort());
});

test("every block of the table is asked for by name", () => {
	const code = ["src/pages", "src/templates", "src/sections", "src/server"]
		.flatMap(listCode)
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
	const unnamed = keys.flatMap((key) => Object.keys(pageBlocks[key]).filter((block) => !code.includes(`"${block}"`)));
	expect(unnamed).toEqual([]);
});

test("what isn't there stops with what is missing and the way out, and nothing else does", () => {
	for (const missing of [null, undefined])
		expect(() => required(missing, "content/pages/home.json")).toThrow(
			"content/pages/home.json was not found. Expected it in content/: the page needs it. Restore it, or remove the page.",
		);
	expect([0, "", false].map((value) => required(value, "The thing"))).toEqual([0, "", false]);
});

const hero = { key: "hero", heading: "Come in" };
const visit = { key: "visit", heading: "Visit" };
const found = { key: "home", blocks: [hero, visit] };
const home = requirePage(found, "home");

test("a block is found by its key, and one that isn't there is named with its file", () => {
	expect(findBlock(home, "visit")).toBe(visit);
	expect(() => findBlock(home, "closing")).toThrow('The block "closing" of content/pages/home.json was not found. Expected it in content/');
});

test("a key that the page doesn't ask for doesn't compile", () => {
	// @ts-expect-error: src/lib/pages/blocks.ts has no such block.
	expect(() => findBlock(home, "visits")).toThrow('The block "visits"');
});

test("a page that isn't there, or another one, is named", () => {
	expect(() => requirePage(null, "about")).toThrow("content/pages/about.json was not found.");
	expect(() => requirePage(found, "about")).toThrow("The query found content/pages/home.json instead of content/pages/about.json. Correct its filter.");
});
