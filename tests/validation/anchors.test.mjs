/** Every place that the content check lets links lead to (src/content/anchors.ts) is on its built page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tsImport } from "tsx/esm/api";
import { readBuiltPage } from "../support/built-pages.mjs";

const { loadContent } = await tsImport("../../src/content/load.ts", import.meta.url);
const { listAnchors } = await tsImport("../../src/content/anchors.ts", import.meta.url);

const { content, raw } = loadContent(process.cwd());
const anchors = listAnchors(content, raw);

test("every place that a link may lead to is on its page, once", () => {
	const wrong = [...anchors].flatMap(([path, places]) => {
		const html = readBuiltPage(path);
		return places.filter(({ id }) => html.split(` id="${id}"`).length !== 2).map(({ id }) => `${path}#${id}`);
	});
	assert.deepEqual(wrong, []);
	assert.ok(anchors.size > content.services.length, `only ${anchors.size} pages have places`);
});
