import { accepts, letters, refuses } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { page } from "./page";

const home = sampleEntry("pages");

test("a block may be a key and a heading alone", () => {
	const { blocks } = page.parse({ ...(home as object), blocks: [{ key: "closing", heading: "Bring one question" }] });
	expect(blocks).toEqual([{ key: "closing", heading: "Bring one question", text: [], points: [], links: [], sample: false }]);
});

accepts(page, home, [
	["no blocks", ["blocks"], undefined],
	["no lead, no picture", ["lead"], undefined],
	["a path of two parts", ["path"], "/admin/media"],
]);

refuses(page, home, [
	["the key has a capital", ["key"], "Home", "invalid_format"],
	["the key has a digit", ["key"], "page-2", "invalid_format"],
	["the path has no slash", ["path"], "about", "invalid_format"],
	["the path has a capital", ["path"], "/About", "invalid_format"],
	["the path has a query", ["path"], "/about?x", "invalid_format"],
	["the label has 41 letters", ["label"], letters(41), "too_big"],
	["the heading is missing", ["heading"], undefined, "invalid_type"],
	["the heading has 91 letters", ["heading"], letters(91), "too_big"],
	["the lead has 321 letters", ["lead"], letters(321), "too_big"],
	["the head has one keyword", ["seo", "keywords"], ["spa"], "too_small"],
	["a block has no heading", ["blocks", 1, "heading"], undefined, "invalid_type"],
	["a block's key has a blank", ["blocks", 1, "key"], "the team", "invalid_format"],
	["a block's text is no list", ["blocks", 1, "text"], letters(40), "invalid_type"],
	["a block's paragraph is a word", ["blocks", 1, "text", 0], "Welcome", "too_small"],
	["a block's link has no label", ["blocks", 0, "links", 0, "label"], undefined, "invalid_type"],
	["a block's point has no text", ["blocks", 0, "points"], [{ title: "a" }], "invalid_type", "blocks[0].points[0].text"],
]);
