/** @jest-environment jsdom */

import { sampleProject } from "../../../tests/support/content-fixture";
import { sampleContent } from "../../../tests/support/sample-content";
import { anEntry } from "../../../tests/support/sample-entry";
import { writeRss } from "./rss";
import { readPublicSource } from "./source";
import { writeLlms, writeRobots, writeSecurity } from "./text-files";

const siteUrl = "https://www.spa.example";
const { root, write } = sampleProject();
for (const [slug, starts, ends] of [
	["over", "2026-01-02", "2026-03-31"],
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
	const parse = (today: string) => new DOMParser().parseFromString(writeRss(source, today), "application/xml");
	const rss = parse("2026-06-10");
	const read = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent;
	const items = [...rss.querySelectorAll("channel > item")];
	const guids = (document: Document) => [...document.querySelectorAll("item > guid")].map(({ textContent }) => textContent);

	test("is a well-formed feed that names the spa, its address and its own address", () => {
		expect(rss.querySelector("parsererror")).toBeNull();
		expect(rss.querySelector("rss")?.getAttribute("version")).toBe("2.0");
		expect(read(rss, "channel > title")).toBe("Sample Spa: resources and specials");
		expect(read(rss, "channel > link")).toBe(siteUrl);
		expect(rss.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(`${siteUrl}/rss.xml`);
	});

	test("an article has title, link, summary, date and a guid without the site's address", () => {
		const item = items.find((each) => read(each, "guid") === "resources/winter") as Element;
		expect(["title", "link", "description", "pubDate", "category"].map((name) => read(item, name))).toEqual([
			"Skin in winter",
			`${siteUrl}/resources/winter`,
			source.resources[0]?.summary,
			"Mon, 03 Feb 2025 12:00:00 GMT",
			"Page resources",
		]);
		expect(item.querySelector("guid")?.getAttribute("isPermaLink")).toBe("false");
	});

	test("a special leads to its place on the page and says its offer and its days, with the spa's facts", () => {
		const item = items.find((each) => read(each, "guid") === "specials/last-day") as Element;
		expect(read(item, "title")).toBe("Salt & <sand>, last-day");
		expect(read(item, "link")).toBe(`${siteUrl}/specials#last-day`);
		expect(read(item, "description")).toMatch(/\. Call \(405\) 555-0100 before you come\. From March 2, 2026 to June 10, 2026\.$/);
		const open = items.find((each) => read(each, "guid") === "specials/open-end") as Element;
		expect(read(open, "description")).toMatch(/From June 10, 2026, with no end date\.$/);
	});

	test("the newest is first, and a special leaves on the day after its last", () => {
		expect(guids(rss)).toEqual(expect.arrayContaining(["specials/open-end", "specials/last-day", "resources/winter"]));
		expect(guids(rss)).not.toContain("specials/over");
		expect(guids(parse("2026-06-11"))).not.toContain("specials/last-day");
		const dates = items.map((each) => Date.parse(read(each, "pubDate") ?? ""));
		expect(dates).toEqual([...dates].sort((a, b) => b - a));
		expect(Date.parse(read(rss, "lastBuildDate") ?? "")).toBe(dates[0]);
	});
});

const descriptionOf = (page: string) => sampleContent.pages.find(({ key }) => key === page)?.seo.description;

test("llms.txt says who, where, when and how to book, and lists treatments by category with the prices they start at", () => {
	expect(writeLlms(source)).toBe(`# Sample Spa

> ${descriptionOf("home")}

- Address: 1 Sample St, Norman, OK 73069
- Hours: Monday 9 am to 5 pm
- Phone: (405) 555-0100
- Appointments: https://www.spa.example/schedule

## Treatments and the prices they start at

- [Faces](https://www.spa.example/services#faces): Facial: $150 per treatment (single treatment); Needling: From $150 per treatment; Peptides: From $150 per treatment
- [Light & Warmth](https://www.spa.example/services#light): Laser: From $150 per treatment

## Pages

- [Page services](https://www.spa.example/services): ${descriptionOf("services")}
- [Page pricing](https://www.spa.example/pricing): ${descriptionOf("pricing")}
`);
});

test("robots.txt names the sitemap and keeps crawlers from nothing but the forms' endpoints, so that they see what is noindex", () => {
	const robots = writeRobots(siteUrl);
	expect(robots).toContain("Sitemap: https://www.spa.example/sitemap-index.xml\n");
	expect(robots.match(/^(?:User-agent|Allow|Disallow):.*$/gm)).toEqual(["User-agent: *", "Disallow: /api/"]);
});

test("security.txt names the spa's own address for 364 days from the build, and where it is itself", () => {
	expect(writeSecurity(source, new Date("2027-12-31T23:59:59Z"))).toBe(`Contact: mailto:${source.site.email}
Expires: 2028-12-29T00:00:00Z
Preferred-Languages: en
Canonical: https://www.spa.example/.well-known/security.txt
`);
});
