/** What every page has in its HTML, before any script: one heading, the landmarks, and no text that a template forgot to fill in. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { builtPages } from "../support/built-pages.mjs";

/** The page's texts, without scripts, styles and tags. */
const readText = (html) => html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ");
const count = (html, pattern) => [...html.matchAll(pattern)].length;

for (const page of builtPages())
	test(`${page} is complete`, () => {
		const html = readFileSync(page, "utf8");
		assert.match(html, /<title[^>]*>[^<]+<\/title>/);
		assert.equal(count(html, /<h1[ >]/g), 1, "one h1");
		assert.equal(count(html, /<main id="main-content"/g), 1, "one main");
		assert.equal(count(html, /<header [^>]*class="[^"]*site-header/g), 1, "one banner");
		assert.equal(count(html, /<footer[ >]/g), 1, "one contentinfo");
		assert.doesNotMatch(readText(html), /\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/i);
	});
