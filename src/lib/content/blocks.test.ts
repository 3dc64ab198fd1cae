import { findBlock } from "./blocks";

const welcome = { key: "welcome", heading: "Welcome" };
const visit = { key: "visit", heading: "Visit" };

test("the block with the key is found, with all it holds", () => {
	expect(findBlock({ key: "home", blocks: [welcome, visit] }, "visit")).toBe(visit);
});

test("a key that is not there names the file, the key and the keys there are", () => {
	expect(() => findBlock({ key: "home", blocks: [welcome, visit] }, "closing")).toThrow(
		'content/pages/home.json has no block with the key "closing". Expected one: the page shows it. Found: welcome, visit. Add it, or remove the section from the page.',
	);
});

test("a page without blocks says that it has none", () => {
	expect(() => findBlock({ key: "shop", blocks: [] }, "closing")).toThrow("Found: none.");
});
