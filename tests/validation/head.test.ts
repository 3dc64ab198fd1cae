/** What the head of every built page says, and that the page shows what its structured data claims. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { readBuiltPage } from "../support/built-pages.mjs";
import { site } from "../support/content";
import { hidden, routes } from "../support/routes";
import { readGraph } from "./json-ld";

const notFound = "/404";
const all = [...routes, notFound];
const noindex = [...hidden, notFound];

const clean = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** What the HTML of a page says. `text` is everything it shows, with single spaces. */
const readPage = (path: string) => {
	const { document } = new JSDOM(readBuiltPage(path).replace(/<style\b.*?<\/style>/gs, "")).window;
	const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
	const structuredData = list('script[type="application/ld+json"]').map((script) => script.textContent ?? "");
	for (const element of list("script, template")) element.remove();
	const facts = {
		title: document.title,
		canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
		/** Content of meta tags by name or property. */
		tags: Object.fromEntries(
			list("meta[name], meta[property]").map((tag) => [tag.getAttribute("name") ?? tag.getAttribute("property"), tag.getAttribute("content") ?? ""]),
		) as Readonly<Record<string, string>>,
		headings: list("h1, h2, h3, h4, h5, h6").map((heading) => ({ level: Number(heading.tagName.slice(1)), text: clean(heading.textContent) })),
		breadcrumbs: list('nav[aria-label="Breadcrumb"] :is(a, [aria-current])').map((crumb) => ({
			label: clean(crumb.textContent),
			href: crumb.getAttribute("href"),
		})),
		structuredData,
		landmarks: ["main#main-content", "header.site-header", "footer"].filter((selector) => list(selector).length !== 1),
	};
	// Neighboring elements are set apart by layout, not by spaces.
	for (const element of list("body *")) if (element.firstElementChild === null || element.matches("br")) element.after(" ");
	return { ...facts, text: clean(document.body.textContent) };
};
const facts = new Map(all.map((path) => [path, readPage(path)]));
const getFacts = (path: string) => {
	const found = facts.get(path);
	if (!found) throw new Error(`${path} wasn't read.`);
	return found;
};
const getGraph = (path: string) => readGraph(getFacts(path).structuredData[0] ?? "{}");

/** The types of nodes on a page besides the page itself, its breadcrumbs and the spa, and the page's own type; any that are known, if a page isn't here. */
const expectations: readonly { readonly path: RegExp; readonly type: string; readonly others?: readonly string[] }[] = [
	{ path: /^\/$/, type: "WebPage", others: ["WebSite"] },
	{ path: /^\/about$/, type: "AboutPage" },
	{ path: /^\/contact$/, type: "ContactPage" },
	{ path: /^\/(?:services|team)$/, type: "CollectionPage", others: ["ItemList"] },
	{ path: /^\/shop$/, type: "CollectionPage", others: ["Product"] },
	{ path: /^\/specials$/, type: "CollectionPage", others: ["Offer"] },
	{ path: /^\/(?:aftercare|concerns|resources)$/, type: "CollectionPage" },
	{ path: /^\/services\//, type: "MedicalWebPage", others: ["Service", "Service MedicalProcedure"] },
	{ path: /^\/resources\//, type: "MedicalWebPage", others: ["Person"] },
	{ path: /^\/(?:aftercare|concerns)\//, type: "MedicalWebPage" },
	{ path: /^\/team\//, type: "ProfilePage", others: ["Person"] },
	{ path: /^\/pricing$/, type: "WebPage", others: ["OfferCatalog"] },
	// Google takes a JobPosting only on a page about that job alone.
	{ path: /^\/careers$/, type: "WebPage" },
];
/** What an editor may have none of. */
const optional = ["Product", "Offer"];

/** A page's text for looking up: the reader puts a space where one element ends, so a comma can follow a space. */
const flatten = (text: string): string => clean(text).replaceAll(/ (?=[.,;:!?)])/g, "");

/** What's wrong with a page, each thing in a few words. */
type Check = (path: string) => readonly string[];

const getUrl = (path: string): string => (path === "/" ? site.url : `${site.url}${path}`);
const unless = (right: boolean, problem: string): string[] => (right ? [] : [problem]);

const checks: Readonly<Record<string, Check>> = {
	"has a title and a description of the right length, and keywords": (path) => {
		const { tags, title } = getFacts(path);
		const { description = "", keywords = "" } = tags;
		return [
			...unless(title.length > 0 && title.length <= 60, `title of ${title.length} characters`),
			...unless(description.length >= 70 && description.length <= 160, `description of ${description.length} characters`),
			...unless(keywords !== "", "no keywords"),
		];
	},
	"has one h1, and no heading skips a level": (path) => {
		const { headings } = getFacts(path);
		const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
		return [...unless(headings.filter(({ level }) => level === 1).length === 1, "h1"), ...skipping.map(({ text }) => text)];
	},
	"has one banner, one main and one footer, and no text that a template forgot to fill in": (path) => {
		const { landmarks, text } = getFacts(path);
		return [...landmarks, ...(text.match(/\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/gi) ?? [])];
	},
	"names its own address as canonical, unless it's hidden from search engines": (path) => {
		const { canonical, tags } = getFacts(path);
		return noindex.includes(path)
			? unless(canonical === null && tags.robots === "noindex", "not noindex")
			: unless(canonical === getUrl(path) && tags.robots === undefined, `canonical ${canonical}, robots ${tags.robots}`);
	},
	"has structured data of its kind, with nothing unknown, missing or dangling": (path) => {
		const { faults, types } = getGraph(path);
		const expected = expectations.find((each) => each.path.test(path));
		const type = expected?.type ?? types.find((each) => each.endsWith("Page"));
		const found = types.filter((each) => !["BreadcrumbList", "MedicalBusiness DaySpa", type].includes(each));
		const { others = [] } = expected ?? { others: found };
		return [
			...faults,
			...unless(getFacts(path).structuredData.length === 1, "more than one script with structured data"),
			...unless(types.filter((each) => each === type).length === 1, `not one ${type}`),
			...unless(types.includes("MedicalBusiness DaySpa"), "no spa"),
			...found.filter((each) => !others.includes(each)).map((each) => `${each} unexpected`),
			...unless(found.length > 0 || others.every((each) => optional.includes(each)), `none of ${others}`),
		];
	},
	"has the same breadcrumbs on the page and in the data, and the home page none": (path) => {
		const { trail } = getGraph(path);
		const inData = trail.map(({ name, item }) => `${name} ${item.replace(site.url, "") || "/"}`);
		const shown = getFacts(path).breadcrumbs.map(({ label, href }) => `${label} ${href ?? path}`);
		return [
			...unless(trail.length > 0 === (path !== "/"), `${trail.length} breadcrumbs`),
			...unless(`${inData}` === `${shown}`, `${inData} in the data, ${shown} on the page`),
		];
	},
	"shows every name, price, rating, date, hour and answer of its data": (path) => {
		const shown = flatten(getFacts(path).text);
		return getGraph(path).claims.filter((claim) => !shown.includes(flatten(claim)));
	},
};

for (const [title, check] of Object.entries(checks))
	test(`every page ${title}`, () => {
		assert.deepEqual(
			all.flatMap((path) => check(path).map((problem) => `${path}: ${problem}`)),
			[],
		);
	});

test("every page has a social picture of the size its tags say and under 200 kB", async () => {
	for (const path of all) {
		const { tags } = getFacts(path);
		const picture = readFileSync(`public${(tags["og:image"] ?? "").replace(site.url, "")}`);
		assert.ok(picture.length < 200_000, path);
		const { format, width, height } = await sharp(picture).metadata();
		assert.deepEqual([format, `${width}`, `${height}`], ["jpeg", tags["og:image:width"], tags["og:image:height"]], path);
	}
});

test("no two pages share a title or a description", () => {
	for (const texts of [all.map((path) => getFacts(path).title), all.map((path) => getFacts(path).tags.description)])
		assert.deepEqual(
			texts.filter((text, index) => texts.indexOf(text) !== index),
			[],
		);
});
