/** Contact cards, directions and text messages, and no word about now (docs/specification.md R93, R94). */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tsImport } from "tsx/esm/api";
import { builtPages } from "../support/built-pages.mjs";
import { findLinks, parsePage, readContent } from "../support/parsed-pages.mjs";

const { listDirections } = await tsImport("../../src/lib/business/facts.ts", import.meta.url);
const { slugify } = await tsImport("../../src/lib/text/words.ts", import.meta.url);
const { team, site, resources } = await readContent();
const [spa] = site;

test("/contact links to the spa's contact card, and each biography to the person's", () => {
	assert.deepEqual(findLinks(parsePage("/contact"), "Save contact"), [`/contact-cards/${slugify(spa.name)}.vcf`]);
	for (const { slug } of team) assert.deepEqual(findLinks(parsePage(`/team/${slug}`), "Save contact"), [`/contact-cards/${slug}.vcf`]);
});

test("directions are links to three map apps", () => {
	for (const path of ["/", "/contact"]) {
		const lists = [...parsePage(path).querySelectorAll('[aria-label="Directions"]')];
		assert.ok(lists.length > 0, path);
		for (const list of lists) for (const { label, href } of listDirections(spa)) assert.deepEqual(findLinks(list, label), [href], path);
	}
});

test("a text message from the contact page and the footer begins with what it's about", () => {
	const page = parsePage("/contact");
	const href = `sms:${spa.phone.e164}?&body=${encodeURIComponent(spa.textMessage.general)}`;
	for (const place of ["main", "footer"]) assert.deepEqual(findLinks(page.querySelector(place), "Text us"), [href], place);
});

test("every article can be shared", () => {
	for (const { slug } of resources) assert.match(parsePage(`/resources/${slug}`).querySelector("main").textContent, /Share this page/, slug);
});

test("no page's HTML says whether the spa is open now", () => {
	for (const file of builtPages()) assert.doesNotMatch(readFileSync(file, "utf8"), /Open now|Closed, opens/, file);
});
