/** The web app manifest's icons, and those that pages link: that the linked files exist is links.test.mjs's. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import sharp from "sharp";
import { builtPages } from "../support/built-pages.mjs";

test("every icon of the manifest is a picture of its stated size, for plain and for maskable use", async () => {
	const { id, icons } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
	assert.equal(id, "/");
	assert.deepEqual(new Set(icons.map(({ purpose }) => purpose)), new Set(["any", "maskable"]));
	for (const { src, sizes } of icons) {
		const { width, height } = await sharp(`public${new URL(src, "https://site.example/").pathname}`).metadata();
		assert.equal(`${width}x${height}`, sizes, src);
	}
});

test("every page links its icons and the manifest", () => {
	for (const page of builtPages().filter((file) => file.endsWith("/index.html"))) {
		const html = readFileSync(page, "utf8");
		for (const rel of ["icon", "apple-touch-icon", "manifest"])
			assert.ok(new RegExp(`<link [^>]*rel="${rel}" [^>]*href="/|<link [^>]*href="/[^>]* rel="${rel}"`).test(html), `${page}: ${rel}`);
	}
});
