/** @jest-environment jsdom */

import { sampleProject } from "../../../tests/support/content-fixture";
import { anEntry } from "../../../tests/support/sample-entry";
import { writeRss } from "./rss";
import { readPublicSource } from "./source";
import { writeLlms, writeRobots, writeSecurity } from "./text-files";

const siteUrl = "https://www.spa.example";
const { root, write } = sampleProject();
for (const [slug, starts, ends] of [
	["last-day", "2026-03-02", "2026-06-10"],
	["open-end", "2026-06-10", null],
] as const)
	write(
		`content/specials/${slug}.json`,
		anEntry("specials", {
			slug,
			title: `Salt & <sand>, ${slug}`,
			summary: "Call {phone} before you come.",
			starts,
			ends,
			services: ["facial"],
			image: "facial.jpg",
		}),
	);
const source = readPublicSource(root, siteUrl);

describe("rss.xml", () => {
	const parse = (today: string) =>
		new DOMParser().parseFromString(writeRss(source, today), "application/xml");
	const rss = parse("2026-06-10");
	const read = (parent: ParentNode | null, name: string) =>
		parent?.querySelector(name)?.textContent;
	const find = (guid: string) =>
		[...rss.querySelectorAll("item")].find((each) => read(each, "guid") === guid) ?? null;
	const guids = (document: Document) =>
		[...document.querySelectorAll("item > guid")].map(({ textContent }) => textContent);

	test("names the spa, and describes an article", () => {
		expect(["title", "link"].map((name) => read(rss, `channel > ${name}`))).toEqual([
			"Elm Place Med Spa: resources and specials",
			siteUrl,
		]);
		expect(
			["title", "link", "description", "pubDate", "category"].map((name) =>
				read(find("resources/winter"), name),
			),
		).toEqual([
			...[
				"Skin in winter",
				`${siteUrl}/resources/winter`,
				source.resources[0]?.summary,
				"Mon, 03 Feb 2025 12:00:00 GMT",
				"Page resources",
			],
		]);
	});

	test("a special leads to its place, and says its days", () => {
		const special = find("specials/last-day");
		expect(["title", "link"].map((name) => read(special, name))).toEqual([
			"Salt & <sand>, last-day",
			`${siteUrl}/specials#last-day`,
		]);
		expect(read(special, "description")).toMatch(
			/\. Call \(918\) 555-0142 before you come\. From March 2, 2026 to June 10, 2026\.$/,
		);
		expect(read(find("specials/open-end"), "description")).toMatch(
			/From June 10, 2026, with no end date\.$/,
		);
	});

	test("the newest is first, and a special leaves on the day after its last", () => {
		expect(guids(rss)).toEqual(["specials/open-end", "specials/last-day", "resources/winter"]);
		expect(guids(parse("2026-06-11"))).toEqual(["specials/open-end", "resources/winter"]);
	});
});

test("llms.txt says who, where, when and how to book, and what's offered", () => {
	const text = writeLlms(source);
	expect(text).toMatch(
		/^# Elm Place Med Spa\n\n> .+\n\n- Address: 2530 N Elm Pl, Broken Arrow, OK 74012\n- Hours: Monday to Thursday 9 am to 5 pm, Friday 9 am to 3 pm\n/,
	);
	expect(text).toContain(
		"- Phone: (918) 555-0142\n- Appointments: https://www.spa.example/schedule\n",
	);
	expect(text).toContain(
		"- [Faces](https://www.spa.example/services#faces): Facial: $150 per treatment (single treatment); Needling: From $150 per treatment;",
	);
});

test("robots.txt names the sitemap and forbids the endpoints alone", () => {
	expect(writeRobots(siteUrl)).toBe(
		"User-agent: *\nDisallow: /api/\n\nSitemap: https://www.spa.example/sitemap-index.xml\n",
	);
});

test("security.txt names the spa's own address for 364 days from the build", () => {
	expect(writeSecurity(source, new Date("2027-12-31T23:59:59Z"))).toMatch(
		/^Contact: mailto:hello@elmplacemedspa\.example\nExpires: 2028-12-29T00:00:00Z\n/,
	);
});
