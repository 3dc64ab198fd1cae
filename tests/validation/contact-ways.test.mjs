/** Contact cards, directions and text messages, and no word about now (docs/specification.md R93, R94). */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tsImport } from "tsx/esm/api";
import { builtPages } from "../support/built-pages.mjs";
import { findLinks, parsePage, readContent } from "../support/parsed-pages.mjs";

const { listDirections } = await tsImport("../../src/lib/business/facts.ts", import.meta.url);
const { team, site, resources } = await readContent();
const [spa] = site;

test("each biography links to the person's contact card, which has the name and the spa's phone", () => {
	for (const { slug, name } of team) {
		const card = `/contact-cards/${slug}.vcf`;
		assert.deepEqual(findLinks(parsePage(`/team/${slug}`), "Save contact"), [card]);
		const text = readFileSync(`public${card}`, "utf8");
		assert.ok(text.includes(`\r\nFN:${name}`), name);
		assert.ok(text.includes(spa.phone.e164), slug);
	}
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
