import { findBlock, findBlocks, requirePage } from "./blocks";

const visit = { key: "visit", heading: "Visit" };
const found = { key: "home", blocks: [{ key: "hero", heading: "Come in" }, visit] };
const home = requirePage(found, "home");

test("a block is found by its key, which has to be declared", () => {
	expect(findBlock(home, "visit")).toBe(visit);
	expect(() => findBlock(home, "team")).toThrow(
		'The block "team" of content/pages/home.json was not found. Expected it in content/',
	);
});

test("blocks of several keys come in the order of the content", () => {
	expect(findBlocks(home, ["visit", "hero"])).toEqual(found.blocks);
});

test("a page that isn't there, or another one, is named", () => {
	expect(() => requirePage(null, "about")).toThrow("content/pages/about.json was not found.");
	expect(() => requirePage(found, "about")).toThrow(
		"The query found content/pages/home.json instead of content/pages/about.json. Correct its filter.",
	);
});
