/** What the home page and the last section of other pages lead to, by docs/specification.md R18, R19 and R87. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import { tsImport } from "tsx/esm/api";
import { builtPages } from "../support/built-pages.mjs";

const { loadEntries } = await tsImport("../../src/schemas/load.ts", import.meta.url);
const content = loadEntries(process.cwd(), "categories", "memberships", "packages", "reviews", "services", "specials", "team");

const open = (file) => new JSDOM(readFileSync(file, "utf8")).window.document;
const read = (element) => element?.textContent.replace(/\s+/g, " ").trim();
const linksIn = (part) => [...part.querySelectorAll("a")].map((link) => [read(link), link.getAttribute("href")]);
const assertLinks = (part, expected) => {
	for (const [text, href] of expected)
		assert.ok(
			linksIn(part).some(([label, target]) => label === text && target === href),
			`no link "${text}" to ${href}`,
		);
};

test("the home page's hero has its text, buttons and award, and an eager picture", () => {
	const hero = open("public/index.html").querySelector("main section");
	assert.equal(read(hero.querySelector("h1")), "Elevated Wellness. Perfect Balance.");
	assertLinks(hero, [
		["Book Your Experience", "/schedule"],
		["Explore Services", "/services"],
	]);
	assert.match(read(hero), /2025/);
	const picture = hero.querySelector("picture img");
	assert.equal(picture.getAttribute("loading"), "eager");
	assert.equal(picture.getAttribute("fetchpriority"), "high");
});

test("the home page's other sections have their links, a card for each category and the first eight reviews", () => {
	const main = open("public/index.html").querySelector("main");
	assertLinks(main, [
		["Learn more about our approach", "/about"],
		["View All Services", "/services"],
		["Read All Reviews", "/testimonials"],
	]);
	const cards = linksIn(main.querySelector('[aria-label="Service categories"]')).filter(([text]) => text.startsWith("Explore Services"));
	assert.deepEqual(cards.map(([, href]) => href).sort(), content.categories.map(({ title }) => `/services?category=${encodeURIComponent(title)}`).sort());
	assert.equal(main.querySelectorAll('[aria-label="Client reviews"] blockquote').length, Math.min(8, content.reviews.length));
});

test("team, contact and biographies end with a way to book: with the person, if that's someone who treats", () => {
	const treating = new Set(content.services.flatMap(({ performers }) => performers));
	const ends = { "/team": "/schedule", "/contact": "/schedule" };
	for (const { slug } of content.team) ends[`/team/${slug}`] = treating.has(slug) ? `/schedule?with=${slug}` : "/schedule";
	for (const [path, href] of Object.entries(ends)) {
		const last = [...open(`public${path}/index.html`).querySelectorAll("main section")].at(-1);
		assert.ok(
			linksIn(last).some(([text, target]) => /^Book /.test(text) && target === href),
			`${path} doesn't end with a link to ${href}`,
		);
	}
});

test("every link to the form with something chosen names something that can be chosen", () => {
	const slugs = {
		service: content.services,
		offer: content.specials,
		package: content.packages,
		membership: content.memberships,
		with: content.team,
	};
	const found = builtPages().flatMap((file) =>
		linksIn(open(file))
			.filter(([, href]) => href?.startsWith("/schedule?"))
			.flatMap(([, href]) => [...new URLSearchParams(href.split("?")[1])].map(([key, value]) => ({ file, key, value }))),
	);
	const unknown = found.filter(({ key, value }) => key in slugs && !slugs[key].some(({ slug }) => slug === value));
	assert.deepEqual(unknown, []);
	for (const key of Object.keys(slugs))
		assert.ok(
			found.some((each) => each.key === key),
			`no link chooses a ${key}`,
		);
});
