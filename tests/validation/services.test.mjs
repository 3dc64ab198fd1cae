/**
 * What treatments' pages, the guides by concern and biographies say in HTML (docs/specification.md
 * R4, R16, R88, R94, R95, R96, R100, R103).
 */
import { listStateLicenses } from "../../src/content/team/schema";
import { describeFacts } from "../../src/lib/services/format-course";
import { describePerformers, findSupervisor } from "../../src/lib/services/performers";
import { nameWithCredentials } from "../../src/lib/text/words";
import { formatDay } from "../../src/lib/time/dates";
import { findLinks, parsePage, readText, readTexts } from "../support/built-pages";
import { team as people, readEntries, services, site as spa } from "../support/content";

/** @returns the claims that aren't true, each with its page */
const findFalse = (path, claims) =>
	Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [`${path}: ${claim}`]));

const team = [...people].sort((one, other) => one.id - other.id);
const listHrefs = (within, selector) =>
	[...within.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
const isSame = (found, expected) => JSON.stringify(found) === JSON.stringify(expected);

test("each treatment is listed once, with one link and its figures", () => {
	const page = parsePage("/services");
	const listed = services.map(({ slug, category }) => {
		const cards = [...page.querySelectorAll(`#${category} article`)].filter((card) =>
			card.querySelector(`a[href="/services/${slug}"]`),
		);
		return cards.map((card) => [readTexts(card, "a"), readText(card)]);
	});
	const toCard = ({ title, course, courseNotes }) => [
		[title],
		expect.stringContaining(describeFacts(course, courseNotes).sessions),
	];
	expect(listed).toEqual(services.map((service) => [toCard(service)]));
	expect(page.querySelectorAll("main article").length).toBe(services.length);
});

/** Who checked the page, when, and the sources it lists. */
const claimReview = (page, { review, sources }) => {
	const { name } = team.find(({ slug }) => slug === review.reviewer);
	const hrefs = sources.map(({ href }) => href);
	return {
		reviewer: readTexts(page, "p").some(
			(text) =>
				text.startsWith(`Medically reviewed by ${name}`) && text.endsWith(formatDay(review.date)),
		),
		sources: isSame(listHrefs(page, "#sources li a"), hrefs),
	};
};

test("a guide by concern has its sections, treatments and sources", () => {
	const wrong = readEntries("concernGuides").flatMap((guide) => {
		const page = parsePage(`/concerns/${guide.slug}`);
		const headings = readTexts(page, "main h2");
		const hrefs = guide.services.map((slug) => `/services/${slug}`);
		return findFalse(guide.slug, {
			headings: [...guide.sections, guide.treatments].every(({ heading }) =>
				headings.includes(heading),
			),
			treatments: isSame(listHrefs(page, "main table tbody th a"), hrefs),
			...claimReview(page, guide),
		});
	});
	expect(wrong).toEqual([]);
});

const sectionHeadings = [
	...[
		"About the treatment",
		"Is it right for you?",
		"What to expect",
		"What it costs",
		"Risks",
		"Before your visit",
		"Aftercare",
		"When to call",
	],
	...["Your providers", "Common questions", "Sources", "You might also consider"],
];

test("a treatment's page has its sections, facts, people and links", () => {
	const wrong = services.flatMap((service) => {
		const { slug, title, course } = service;
		const page = parsePage(`/services/${slug}`);
		const main = page.querySelector("main");
		const headings = readTexts(main, "h2, h3");
		// Only a comparison says which needles.
		const { needles: _, ...facts } = describeFacts(course, service.courseNotes);
		const said = readTexts(main, "dd");
		const message = encodeURIComponent(spa.textMessage.about.replace("{topic}", title));
		const related = service.related.map(
			(other) => services.find((each) => each.slug === other).title,
		);
		return findFalse(slug, {
			...Object.fromEntries(
				sectionHeadings.map((name) => [
					name,
					headings.filter((each) => each === name).length === 1,
				]),
			),
			...Object.fromEntries(
				Object.entries(facts).map(([name, fact]) => [name, said.includes(fact)]),
			),
			"who performs it": readTexts(main, "p").includes(
				describePerformers(service.performers, team),
			),
			booking: findLinks(main, `Book ${title}`)[0] === `/schedule?service=${slug}`,
			"text message": isSame(findLinks(main, `Text us about ${title}`), [
				`sms:${spa.phone.e164}?&body=${message}`,
			]),
			related: isSame(readTexts(page, "#related li:has(article) h3"), related),
			comparison: listHrefs(main, "a").includes(
				`/compare?services=${[slug, ...service.related.slice(0, 2)].join(",")}`,
			),
			...claimReview(page, service),
			aftercare: findLinks(main, "Aftercare, day by day").includes(`/aftercare/${slug}`),
			"a plan if there's an interval":
				(page.querySelector("#plan") !== null) === (course.intervalDays !== null),
		});
	});
	expect(wrong).toEqual([]);
});

test("a care sheet has what to do, whom to call, and a QR code", () => {
	const wrong = services.flatMap(({ slug, title, preCare, postCare }) => {
		const sheet = parsePage(`/services/${slug}`).querySelector("#care-sheet");
		const said = readTexts(sheet, "h2, h3, div, span");
		const expected = [
			spa.name,
			title,
			"Before your visit",
			"Aftercare",
			"When to call",
			spa.phone.display,
		];
		return findFalse(slug, {
			...Object.fromEntries(expected.map((text) => [text, said.includes(text)])),
			"what to do in an emergency": readText(sheet).includes("In an emergency, call 911."),
			"everything to do": sheet.querySelectorAll("li").length >= preCare.length + postCare.length,
			"the QR code": sheet.querySelector("figure svg path") !== null,
		});
	});
	expect(wrong).toEqual([]);
});

test("a biography names licenses, the boards' registers and the supervisor", () => {
	const wrong = team.flatMap((person) => {
		const licenses = listStateLicenses(person);
		const region = parsePage(`/team/${person.slug}`).querySelector("#licenses");
		const rows = Object.fromEntries(
			[...(region?.querySelectorAll("dl > div") ?? [])].map((row) => [
				readText(row.querySelector("dt")),
				row,
			]),
		);
		const said = (name) => (rows[name] ? readTexts(rows[name], "p") : []);
		const supervisor = findSupervisor(person, team);
		const row = rows["Supervising physician"];
		return findFalse(person.slug, {
			licenses: (region !== null) === licenses.length > 0,
			certificate:
				readText(region).includes("It isn’t a license to treat") ===
				person.licenses.includes("laser-technician"),
			supervisor: supervisor
				? isSame(findLinks(row, nameWithCredentials(supervisor)), [`/team/${supervisor.slug}`])
				: !row,
			boards: licenses.every(
				({ name, board }) =>
					said(name).includes(board.name) && isSame(listHrefs(rows[name], "a"), [board.lookup]),
			),
			numbers: licenses.every(({ name, number }) =>
				said(name).includes(
					number ? `License number ${number}` : "License number: ask us, or look it up by name",
				),
			),
		});
	});
	expect(wrong).toEqual([]);
});
