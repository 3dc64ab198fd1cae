/** No page shows the same picture twice: neither its own pictures nor those of the cards it ends with. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { builtPages } from "../support/built-pages.mjs";

const catalog = JSON.parse(readFileSync("content/media/catalog.json", "utf8"));
/** People without a photograph share the grounds of their portraits; the monogram on it is each person's own. */
const grounds = new Set(catalog.filter(({ subject }) => subject.startsWith("portrait ground")).map(({ file }) => file));

/** The file names of the pictures in a page's main part. A closed dialog is left out: it holds the picture of the card that opens it. */
const findPictures = (html) => {
	const [main = ""] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
	const open = main.replace(/<dialog[\s>].*?<\/dialog>/gs, "");
	return [...open.matchAll(/<img\s[^>]*?\bsrc="[^"]*?([^"/]+\.(?:jpg|png))"/g)].map(([, file]) => file);
};

/** The pictures that a page shows more than once. */
const findRepeated = (html) => {
	const shown = findPictures(html).filter((file) => !grounds.has(file));
	return [...new Set(shown.filter((file, index) => shown.indexOf(file) !== index))];
};

test("the pictures of the built pages are found", () => {
	assert.ok(builtPages().flatMap((file) => findPictures(readFileSync(file, "utf8"))).length > catalog.length);
});

for (const page of builtPages())
	test(`${page} shows no picture twice`, () => {
		const repeated = findRepeated(readFileSync(page, "utf8"));
		assert.ok(repeated.length === 0, `${repeated.join(", ")}: choose another picture in content/ (docs/maintaining.md, "Which pictures go where").`);
	});
