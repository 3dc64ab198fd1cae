/** Every place that the content check lets links lead to (src/content/anchors.ts) is on its built page. */
import { listAnchors } from "../../src/content/anchors";
import { loadContent } from "../../src/content/load";
import { readBuiltPage } from "../support/built-pages.mjs";

test("every place that a link may lead to is on its page, once", () => {
	const { content, raw } = loadContent(process.cwd());
	const anchors = listAnchors(content, raw);
	const wrong = [...anchors].flatMap(([path, places]) => {
		const html = readBuiltPage(path);
		return places.filter(({ id }) => html.split(` id="${id}"`).length !== 2).map(({ id }) => `${path}#${id}`);
	});
	expect(wrong).toEqual([]);
	expect(anchors.size).toBeGreaterThan(content.services.length);
});
