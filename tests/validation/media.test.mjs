/** The media catalog as it's built: its uses and its weights (docs/specification.md R128). That nothing private is in it: src/gatsby/schema/derived-types.test.ts. */
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { findLinks, parsePage, readContent } from "../support/parsed-pages.mjs";

const { services } = await readContent();
const { result } = JSON.parse(readFileSync("public/page-data/admin/media/page-data.json", "utf8"));
const pictures = result.data.allPicture.nodes;

test("every picture is in the catalog, and those of a treatment link to its page", () => {
	const rows = new Map([...parsePage("/admin/media").querySelectorAll("main article")].map((row) => [row.getAttribute("aria-label"), row]));
	assert.deepEqual([...rows.keys()].sort(), pictures.map(({ file }) => file).sort());
	for (const { slug, title, image, galleryImages } of services)
		for (const file of [image, ...galleryImages]) assert.ok(findLinks(rows.get(file), title).includes(`/services/${slug}`), `${file}: ${title}`);
});

test("the weights are the bytes that the site serves", () => {
	const weights = JSON.parse(readFileSync("public/admin/media-weights.json", "utf8"));
	for (const row of parsePage("/admin/media").querySelectorAll("main article")) {
		const file = row.getAttribute("aria-label");
		const versions = [...row.querySelectorAll("source, img")].flatMap((element) => element.getAttribute("srcset").split(/,\s*/));
		assert.ok(versions.length > 0, file);
		for (const [, address, type] of versions.map((version) => /^(\S+\.(\w+)) \d+w$/.exec(version))) {
			const { size } = statSync(`public${address}`);
			assert.ok(weights[file][type].includes(size), `${address}: ${size} bytes`);
		}
	}
});
