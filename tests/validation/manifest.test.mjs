/** The web app manifest's icons, and those that pages link: that the linked files exist is links.test.mjs's. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import sharp from "sharp";
import { readBuiltPage } from "../support/built-pages.mjs";

test("every icon of the manifest is a picture of its stated size, for plain and for maskable use", async () => {
	const { id, icons } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
	assert.equal(id, "/");
	assert.deepEqual(new Set(icons.map(({ purpose }) => purpose)), new Set(["any", "maskable"]));
	for (const { src, sizes } of icons) {
		const { width, height } = await sharp(`public${new URL(src, "https://site.example/").pathname}`).metadata();
		assert.equal(`${width}x${height}`, sizes, src);
	}
});

test("pages link their icons and the manifest", () => {
	const html = readBuiltPage("/");
	for (const rel of ["icon", "apple-touch-icon", "manifest"])
		assert.match(html, new RegExp(`<link [^>]*rel="${rel}" [^>]*href="/|<link [^>]*href="/[^>]* rel="${rel}"`), rel);
});
