/** What the list of treatments and each treatment's page say in HTML (docs/specification.md R4, R16, R88, R94, R96, R100, R103). */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tsImport } from "tsx/esm/api";
import { findLinks, parsePage, readContent, readText } from "../support/parsed-pages.mjs";

const { describeFacts } = await tsImport("../../src/lib/services/format-course.ts", import.meta.url);
const { describePerformers } = await tsImport("../../src/lib/services/performers.ts", import.meta.url);
const { explainRelated } = await tsImport("../../src/lib/services/related-reasons.ts", import.meta.url);

const { formatDay } = await tsImport("../../src/lib/time/dates.ts", import.meta.url);

const { services, categories, concerns, concernGuides, team, site } = await readContent();
const [spa] = site;
const colleagues = [...team].sort((one, other) => one.id - other.id);
const find = (slug) => services.find((service) => service.slug === slug);
const concernTitles = new Map(concerns.map(({ slug, title }) => [slug, title]));
const toComparable = (service) => ({ ...service, concerns: service.concerns.map((slug) => concernTitles.get(slug)) });
const texts = (within, selector) => [...within.querySelectorAll(selector)].map(readText);

test("each treatment is listed once, in its category, with one link and its figures", () => {
	const page = parsePage("/services");
	assert.equal(page.querySelectorAll("main article").length, services.length);
	for (const { slug, title, category, course, courseNotes } of services) {
		const cards = [...page.querySelectorAll(`#${category} article`)].filter((card) => card.querySelector(`a[href="/services/${slug}"]`));
		assert.equal(cards.length, 1, `${slug} in ${category}`);
		assert.deepEqual(texts(cards[0], "a"), [title]);
		assert.ok(readText(cards[0]).includes(describeFacts(course, courseNotes).sessions), slug);
	}
	assert.deepEqual([...page.querySelectorAll("main section[id]:has(article)")].map(({ id }) => id).sort(), categories.map(({ slug }) => slug).sort());
});

/** Who checked the page, when, and the sources it lists. */
const assertReviewed = (page, { review, sources }) => {
	const { name } = team.find(({ slug }) => slug === review.reviewer);
	assert.ok(
		texts(page, "p").some((text) => text.startsWith(`Medically reviewed by ${name}`) && text.endsWith(formatDay(review.date))),
		"who reviewed it",
	);
	assert.deepEqual(
		[...page.querySelectorAll("#sources li a")].map((link) => link.getAttribute("href")),
		sources.map(({ href }) => href),
	);
};

for (const guide of concernGuides)
	test(`/concerns/${guide.slug} has its sections, its treatments with their figures, and its sources`, () => {
		const page = parsePage(`/concerns/${guide.slug}`);
		const headings = texts(page, "main h2");
		for (const { heading } of [...guide.sections, guide.treatments]) assert.ok(headings.includes(heading), heading);
		assert.deepEqual(
			[...page.querySelectorAll("main table tbody th a")].map((link) => link.getAttribute("href")),
			guide.services.map((slug) => `/services/${slug}`),
		);
		assertReviewed(page, guide);
	});

for (const service of services)
	test(`/services/${service.slug} has its parts, who performs it, what else to consider, and a care sheet that says whom to call`, () => {
		const page = parsePage(`/services/${service.slug}`);
		const main = page.querySelector("main");
		const parts = texts(main, "h2, h3");
		for (const part of [
			...["About the treatment", "Is it right for you?", "What to expect", "What it costs", "Risks", "Before your visit", "Aftercare", "When to call"],
			...["Your providers", "Common questions", "Sources", "You might also consider"],
		])
			assert.equal(parts.filter((each) => each === part).length, 1, part);
		// Only a comparison says which needles.
		const { needles: _, ...facts } = describeFacts(service.course, service.courseNotes);
		for (const fact of Object.values(facts)) assert.ok(texts(main, "dd").includes(fact), fact);
		assert.ok(texts(main, "p").includes(describePerformers(service.performers, colleagues)), "who performs it");
		const booking = `/schedule?service=${service.slug}`;
		assert.equal(findLinks(main, `Book ${service.title}`)[0], booking);
		const message = encodeURIComponent(spa.textMessage.about.replace("{topic}", service.title));
		assert.deepEqual(findLinks(main, `Text us about ${service.title}`), [`sms:${spa.phone.e164}?&body=${message}`]);
		assert.ok(texts(main, "button").includes("Share this page"));

		const related = service.related.map(find);
		const items = "#related li:has(article)";
		assert.deepEqual(
			texts(page, `${items} h3`),
			related.map(({ title }) => title),
		);
		assert.deepEqual(texts(page, `${items} > p`), explainRelated(toComparable(service), related.map(toComparable)));
		const [comparison] = [...main.querySelectorAll("a")].filter((link) => /^Compare with /.test(readText(link)));
		assert.equal(comparison?.getAttribute("href"), `/compare?services=${[service.slug, ...service.related.slice(0, 2)].join(",")}`);

		assertReviewed(page, service);
		assert.ok(findLinks(main, "Aftercare, day by day").includes(`/aftercare/${service.slug}`));
		assert.ok(page.querySelector("#care-sheet figure svg path"), "the care sheet's QR code");

		const plan = page.querySelector("#plan");
		assert.equal(plan !== null, service.course.intervalDays !== null, "a series can be planned if there's an interval");
		if (plan) assert.match(readText(plan), / apart/);
		const { sessions } = service.course;
		if (plan && sessions && sessions.min < sessions.max) assert.ok(readText(plan).includes(`${sessions.min} to ${sessions.max} sessions`), "how many sessions");

		const sheet = page.querySelector("#care-sheet");
		const sheetParts = texts(sheet, "h2, h3, div, span");
		for (const text of [spa.name, service.title, "Before your visit", "Aftercare", "When to call", spa.phone.display])
			assert.ok(sheetParts.includes(text), `care sheet: ${text}`);
		assert.ok(readText(sheet).includes("In an emergency, call 911."));
		assert.ok(sheet.querySelectorAll("li").length >= service.preCare.length + service.postCare.length, "everything to do before and after");
	});
