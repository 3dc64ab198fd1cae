/** What the home page and the last section of other pages lead to, by docs/specification.md R18, R19 and R87. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { builtPages } from "../support/built-pages.mjs";
import { findLinks, parsePage, readContent, readText } from "../support/parsed-pages.mjs";

const content = await readContent();
const listLinks = (part) => [...part.querySelectorAll("a")].map((link) => [readText(link), link.getAttribute("href")]);
const assertLinks = (part, expected) => {
	for (const [text, href] of expected) assert.ok(findLinks(part, text).includes(href), `no link "${text}" to ${href}`);
};

test("the home page's hero has its text, buttons and award, and an eager picture", () => {
	const hero = parsePage("/").querySelector("main section");
	assert.equal(readText(hero.querySelector("h1")), "Elevated Wellness. Perfect Balance.");
	assertLinks(hero, [
		["Book Your Experience", "/schedule"],
		["Explore Services", "/services"],
		["I don’t know what I need", "/treatment-finder"],
	]);
	assert.match(readText(hero), /2025/);
	const picture = hero.querySelector("picture img");
	assert.equal(picture.getAttribute("loading"), "eager");
	assert.equal(picture.getAttribute("fetchpriority"), "high");
});

test("the home page's other sections have their links, a card for each category and the first eight reviews", () => {
	const main = parsePage("/").querySelector("main");
	assertLinks(main, [
		["Learn more about our approach", "/about"],
		["Worried after a treatment?", "/aftercare#help"],
		["View All Services", "/services"],
		["Read All Reviews", "/testimonials"],
	]);
	const cards = listLinks(main.querySelector('[aria-label="Service categories"]')).filter(([text]) => text.startsWith("Explore Services"));
	assert.deepEqual(cards.map(([, href]) => href).sort(), content.categories.map(({ title }) => `/services?category=${encodeURIComponent(title)}`).sort());
	assert.equal(main.querySelectorAll('[aria-label="Client reviews"] blockquote').length, Math.min(8, content.reviews.length));
});

test("team, contact and biographies end with a way to book: with the person, if that's someone who treats", () => {
	const treating = new Set(content.services.flatMap(({ performers }) => performers));
	const ends = { "/team": "/schedule", "/contact": "/schedule" };
	for (const { slug } of content.team) ends[`/team/${slug}`] = treating.has(slug) ? `/schedule?with=${slug}` : "/schedule";
	for (const [path, href] of Object.entries(ends)) {
		const last = [...parsePage(path).querySelectorAll("main section")].at(-1);
		assert.ok(
			listLinks(last).some(([text, target]) => /^Book /.test(text) && target === href),
			`${path} doesn't end with a link to ${href}`,
		);
	}
});

test("every link to the form with something chosen names something that can be chosen", () => {
	const slugs = {
		service: [{ slug: "consultation" }, ...content.services],
		offer: content.specials,
		package: content.packages,
		membership: content.memberships,
		with: content.team,
	};
	const found = builtPages().flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/href="(\/schedule\?[^"]+)"/g)].flatMap(([, href]) =>
			[...new URL(href.replaceAll("&amp;", "&"), "https://spa.example").searchParams].map(([key, value]) => ({ file, key, value })),
		),
	);
	const unknown = found.filter(({ key, value }) => key in slugs && !slugs[key].some(({ slug }) => slug === value));
	assert.deepEqual(unknown, []);
	const others = builtPages().flatMap(
		(file) => readFileSync(file, "utf8").match(/<a [^>]*href="(?!\/schedule\?service=consultation")[^>]*>\s*book a consultation/gi) ?? [],
	);
	assert.deepEqual(others, [], "“Book a consultation” books something else");
	for (const key of Object.keys(slugs))
		assert.ok(
			found.some((each) => each.key === key),
			`no link chooses a ${key}`,
		);
});
