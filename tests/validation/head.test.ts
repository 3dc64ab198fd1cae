/** What the head of every built page says, and that the page shows what its structured data claims. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { formatDollars, formatPrice } from "../../src/lib/catalog/prices";
import { formatDay } from "../../src/lib/time/dates";
import { formatTime } from "../../src/lib/time/hours";
import { readBuiltPage } from "../support/built-pages.mjs";
import { site } from "../support/content";
import { listIds, type NodeKind, type Nodes, readNodes } from "../support/json-ld";
import { hidden, routes } from "../support/routes";

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
const getNodes = (path: string): Nodes => {
	try {
		return readNodes(getFacts(path).structuredData[0] ?? "");
	} catch (error) {
		throw new Error(`The structured data of ${path} isn't what tests/support/json-ld.ts allows.`, { cause: error });
	}
};

/** The kinds of nodes on a page besides the page itself, its breadcrumbs and the spa, and the page's own type. */
const expectations: readonly { readonly path: RegExp; readonly type: string; readonly kinds?: readonly NodeKind[] }[] = [
	{ path: /^\/$/, type: "WebPage", kinds: ["website"] },
	{ path: /^\/about$/, type: "AboutPage" },
	{ path: /^\/contact$/, type: "ContactPage" },
	{ path: /^\/services$/, type: "CollectionPage", kinds: ["list"] },
	{ path: /^\/services\//, type: "MedicalWebPage", kinds: ["service", "procedure"] },
	{ path: /^\/aftercare$/, type: "CollectionPage" },
	{ path: /^\/aftercare\//, type: "MedicalWebPage" },
	{ path: /^\/concerns$/, type: "CollectionPage" },
	{ path: /^\/concerns\//, type: "MedicalWebPage" },
	{ path: /^\/team$/, type: "CollectionPage", kinds: ["list"] },
	{ path: /^\/team\//, type: "ProfilePage", kinds: ["person"] },
	{ path: /^\/pricing$/, type: "WebPage", kinds: ["priceList"] },
	{ path: /^\/shop$/, type: "CollectionPage", kinds: ["product"] },
	{ path: /^\/specials$/, type: "CollectionPage", kinds: ["special"] },
	{ path: /^\/careers$/, type: "WebPage", kinds: ["job"] },
	{ path: /^\/resources$/, type: "CollectionPage" },
	{ path: /^\/resources\//, type: "MedicalWebPage", kinds: ["person"] },
	{ path: /./, type: "WebPage" },
];
const optional: readonly NodeKind[] = ["product", "special", "job"];

/** What structured data claims, as the page has to show it. */
const listClaims = ({ breadcrumbs, business, job, list, page, person, priceList, procedure, product, service, special, website }: Nodes): string[] => {
	const priced = [...service, ...procedure];
	const catalogs = priceList.flatMap(({ itemListElement }) => itemListElement);
	const offers = [
		...priced.flatMap(({ offers }) => offers),
		...catalogs.flatMap((entry) => (entry["@type"] === "Offer" ? [entry] : entry.itemListElement.flatMap(({ itemListElement }) => itemListElement))),
	];
	const questions = page.flatMap(({ mainEntity }) => (Array.isArray(mainEntity) ? mainEntity : []));
	const days = [
		...page.flatMap(({ datePublished, dateModified, lastReviewed }) => [datePublished, dateModified, lastReviewed]),
		...special.flatMap(({ validFrom, validThrough }) => [validFrom, validThrough]),
		...job.map(({ datePosted }) => datePosted),
		...business.flatMap(({ openingHoursSpecification }) => openingHoursSpecification.map((hours) => ("validFrom" in hours ? hours.validFrom : undefined))),
	];
	return [
		...[...page, ...business, ...website, ...person].map(({ name }) => name),
		...breadcrumbs.flatMap(({ itemListElement }) => itemListElement.map(({ name }) => name)),
		...list.flatMap(({ itemListElement }) => itemListElement.map(({ name }) => name)),
		...business.flatMap(({ aggregateRating, award, email, legalName, openingHoursSpecification, address }) => [
			legalName,
			email,
			site.phone.display,
			address.streetAddress,
			`${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
			...(award ? [award] : []),
			...(aggregateRating ? [aggregateRating.ratingValue, `from ${aggregateRating.reviewCount} selected review`] : []),
			...openingHoursSpecification.flatMap((hours) => ("dayOfWeek" in hours ? [`${formatTime(hours.opens)} to ${formatTime(hours.closes)}`] : [])),
		]),
		...person.flatMap(({ hasCredential = [], jobTitle }) => [jobTitle, ...hasCredential.map(({ name }) => name)]),
		...priced.flatMap(({ name, description, serviceType }) => [name, description, serviceType]),
		...catalogs.flatMap((entry) => (entry["@type"] === "Offer" ? [] : [entry.name, ...entry.itemListElement.map(({ name }) => name)])),
		...offers.flatMap(({ name, priceSpecification }) => [
			name,
			"price" in priceSpecification ? formatDollars(priceSpecification.price) : formatPrice({ amount: priceSpecification.minPrice, from: true }),
		]),
		...special.flatMap(({ name, description, itemOffered }) => [name, description, ...itemOffered.map((item) => item.name)]),
		...product.flatMap(({ name, description, offers: { price } }) => [name, description, formatDollars(price)]),
		...job.flatMap(({ title, description, responsibilities, qualifications, jobBenefits }) => [
			title,
			description,
			...[responsibilities, qualifications, jobBenefits].flatMap((lines) => lines.split("\n")),
		]),
		...page.flatMap(({ reviewedBy }) => (reviewedBy && "name" in reviewedBy ? [reviewedBy.name] : [])),
		...page.flatMap(({ citation = [] }) => citation.flatMap(({ name, datePublished, publisher }) => [name, datePublished, publisher.name])),
		...questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
		...days.flatMap((day) => (day ? [formatDay(day)] : [])),
	];
};
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
	"names its own address as canonical, unless it's hidden from search engines": (path) => {
		const { canonical, tags } = getFacts(path);
		return noindex.includes(path)
			? unless(canonical === null && tags.robots === "noindex", "not noindex")
			: unless(canonical === getUrl(path) && tags.robots === undefined, `canonical ${canonical}, robots ${tags.robots}`);
	},
	"has tags for previews and for the local business": (path) => {
		const { tags } = getFacts(path);
		const names = [
			...["og:title", "og:description", "og:site_name", "og:image:alt", "twitter:title", "twitter:description"],
			...["geo.region", "geo.placename", "geo.position", "business:contact_data:street_address", "business:contact_data:phone_number"],
		];
		return [
			...names.filter((name) => !tags[name]),
			...unless(tags["twitter:card"] === "summary_large_image", "twitter:card"),
			...unless(tags["og:url"] === getUrl(path), "og:url"),
			...unless(tags["twitter:image"] === tags["og:image"], "twitter:image"),
		];
	},
	"has structured data of its kind": (path) => {
		const nodes = getNodes(path);
		const { type, kinds = [] } = expectations.find((each) => each.path.test(path)) ?? {};
		const pageType = [nodes.page[0]?.["@type"]].flat()[0];
		const found = (Object.keys(nodes) as NodeKind[]).filter((kind) => !["page", "breadcrumbs", "business"].includes(kind) && nodes[kind].length > 0);
		return [
			...unless(getFacts(path).structuredData.length === 1, "more than one script with structured data"),
			...unless(pageType === type, `type ${pageType}`),
			...unless(nodes.page.length === 1 && nodes.business.length === 1, "page and spa"),
			...found.filter((kind) => !kinds.includes(kind)).map((kind) => `${kind} unexpected`),
			...unless(found.length > 0 || kinds.every((kind) => optional.includes(kind)), `none of ${kinds.join(", ")}`),
		];
	},
	"refers only to nodes of its own graph, each defined once": (path) => {
		const { defined, referred } = listIds(getFacts(path).structuredData[0] ?? "");
		return [...referred.filter((id) => !defined.includes(id)), ...defined.filter((id, index) => defined.indexOf(id) !== index)];
	},
	"has the same breadcrumbs on the page and in the data, and the home page none": (path) => {
		const { breadcrumbs } = getFacts(path);
		const trail = getNodes(path).breadcrumbs.flatMap(({ itemListElement }) => itemListElement);
		const inData = trail.map(({ name, item }) => `${name} ${item.replace(site.url, "") || "/"}`);
		const shown = breadcrumbs.map(({ label, href }) => `${label} ${href ?? path}`);
		return [
			...unless(trail.length > 0 === (path !== "/"), `${trail.length} breadcrumbs`),
			...unless(`${inData}` === `${shown}`, `${inData} in the data, ${shown} on the page`),
		];
	},
	"shows every name, price, rating, date, hour and answer of its data": (path) => {
		const shown = flatten(getFacts(path).text);
		return listClaims(getNodes(path)).filter((claim) => !shown.includes(flatten(claim)));
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
