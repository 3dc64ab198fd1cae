/** The table of page-blocks.ts against the code that it describes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getFixedPath, isPageKey, type PageKey, pageBlocks, picturedPages } from "./page-blocks";

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

test.each(keys)("the page %s queries its own texts, and a picture if it has a place for one", (key) => {
	const code = readFileSync(getRoute(key), "utf8");
	expect(code).toContain(`page(key: { eq: "${key}" })`);
	expect(/page\(key: [^)]+\) \{\s+\.\.\.PageCopy\s+image \{/.test(code)).toBe(picturedPages.includes(key));
});

test("every block of the table is asked for by name", () => {
	const code = ["src/pages", "src/templates", "src/sections", "src/server"]
		.flatMap(listCode)
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
	const unnamed = keys.flatMap((key) => Object.keys(pageBlocks[key]).filter((block) => !code.includes(`"${block}"`)));
	expect(unnamed).toEqual([]);
});
