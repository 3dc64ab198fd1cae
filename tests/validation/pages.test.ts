/** What every built page has: its head, structured data that it shows, pictures and prices. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import catalog from "../../content/media/catalog.json";
import { formatEntryPrice, formatPrice } from "../../src/lib/services/prices";
import { builtPages, parsePage, readBuiltPage, readText } from "../support/built-pages";
import { services, site } from "../support/content";
import { hidden, routes } from "../support/routes";
import { readGraph } from "./json-ld";

const notFound = "/404";
const all = [...routes, notFound];
const noindex = [...hidden, notFound];

/** What the HTML of a page says. `text` has spaces also where layout sets elements apart. */
const readPage = (path: string) => {
	const document = parsePage(path);
	const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
	const structuredData = [...readBuiltPage(path).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = ""]) => json);
	const facts = {
		title: document.title,
		canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
		/** Content of meta tags by name or property. */
		tags: Object.fromEntries(
			list("meta[name], meta[property]").map((tag) => [tag.getAttribute("name") ?? tag.getAttribute("property"), tag.getAttribute("content") ?? ""]),
		) as Readonly<Record<string, string>>,
		breadcrumbs: list('nav[aria-label="Breadcrumb"] :is(a, [aria-current])').map((crumb) => `${readText(crumb)} ${crumb.getAttribute("href") ?? path}`),
		scripts: structuredData.length,
		graph: readGraph(structuredData[0] ?? "{}"),
		landmarks: ["h1", "main#main-content", "header.site-header", "footer"].filter((selector) => list(selector).length !== 1),
		prices: [...readText(document.body).matchAll(/\bfrom \$\d.{0,80}/gi)].map(([price]) => price),
	};
	for (const element of list("body *")) if (element.firstElementChild === null || element.matches("br")) element.after(" ");
	return { ...facts, text: readText(document.body) };
};
const facts = new Map(all.map((path) => [path, readPage(path)]));
type Page = ReturnType<typeof readPage>;

/** Types in structured data: the page's own, and those besides its breadcrumbs and the spa. */
const expectations: readonly (readonly [path: RegExp, type: string, ...others: string[]])[] = [
	[/^\/$/, "WebPage", "WebSite"],
	[/^\/about$/, "AboutPage"],
	[/^\/contact$/, "ContactPage"],
	[/^\/(services|team)$/, "CollectionPage", "ItemList"],
	[/^\/shop$/, "CollectionPage", "Product"],
	[/^\/specials$/, "CollectionPage", "Offer"],
	[/^\/(aftercare|concerns|resources)$/, "CollectionPage"],
	[/^\/services\//, "MedicalWebPage", "Service", "Service MedicalProcedure"],
	[/^\/resources\//, "MedicalWebPage", "Person"],
	[/^\/(aftercare|concerns)\//, "MedicalWebPage"],
	[/^\/team\//, "ProfilePage", "Person"],
	[/^\/pricing$/, "WebPage", "OfferCatalog"],
	// Google takes a JobPosting only on a page about that job alone.
	[/^\/careers$/, "WebPage"],
];
/** What an editor may have none of. */
const optional = ["Product", "Offer"];

/** A text for looking up: the reader puts a space where one element ends, so a comma can follow a space. */
const flatten = (text: string): string => text.replace(/\s+/g, " ").replaceAll(/ (?=[.,;:!?)])/g, "");

/** People without a photograph share the grounds of their portraits; the monogram on it is each person's own. */
const grounds = new Set(catalog.filter(({ subject }) => subject.startsWith("portrait ground")).map(({ file }) => file));

/** The pictures in a page's main part. A closed dialog holds the picture of the card that opens it. */
const findPictures = (path: string): string[] =>
	[...parsePage(path).querySelectorAll("main img:not(dialog *)")]
		.map((image) => basename(image.getAttribute("src") ?? ""))
		.filter((file) => !grounds.has(file));

/** What may be said of the price from which a treatment starts; the last is that of two to three units. */
const listedPrices = services.flatMap(({ prices }) => [formatEntryPrice(prices), ...prices.map((price) => `${formatPrice(price)} ${price.unit}`)]);
const isListed = (said: string): boolean => [...listedPrices, "from $175 to $249"].some((price) => said.toLowerCase().startsWith(price.toLowerCase()));

const unless = (right: boolean, problem: string): string[] => (right ? [] : [problem]);

/** What's wrong with a page, each thing in a few words. */
const checks: Readonly<Record<string, (page: Page, path: string) => readonly string[]>> = {
	"has a title and a description of the right length": ({ tags: { description = "" }, title }) => [
		...unless(title.length > 0 && title.length <= 60, `title of ${title.length} characters`),
		...unless(description.length >= 70 && description.length <= 160, `description of ${description.length} characters`),
	],
	"has one heading, one banner, one main and one footer, and no text that a template forgot to fill in": ({ landmarks, text }) => [
		...landmarks,
		...(text.match(/\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/gi) ?? []),
	],
	"names its own address as canonical, unless it's hidden from search engines": ({ canonical, tags: { robots } }, path) =>
		noindex.includes(path)
			? unless(canonical === null && robots === "noindex", "not noindex")
			: unless(canonical === site.url + (path === "/" ? "" : path) && robots === undefined, `canonical ${canonical}, robots ${robots}`),
	"has structured data of its kind, with nothing missing or dangling": ({ graph: { faults, types }, scripts }, path) => {
		const expected = expectations.find(([address]) => address.test(path));
		const type = expected?.[1] ?? types.find((each) => each.endsWith("Page"));
		const found = types.filter((each) => !["BreadcrumbList", "MedicalBusiness DaySpa", type].includes(each));
		const others = expected?.slice(2) ?? found;
		return [
			...faults,
			...unless(scripts === 1, `${scripts} scripts with structured data`),
			...unless(types.filter((each) => each === type).length === 1, `not one ${type}`),
			...unless(types.includes("MedicalBusiness DaySpa"), "no spa"),
			...found.filter((each) => !others.includes(each)).map((each) => `${each} unexpected`),
			...unless(found.length > 0 || others.every((each) => optional.includes(each)), `none of ${others}`),
		];
	},
	"has the same breadcrumbs on the page and in the data, and the home page none": ({ breadcrumbs, graph: { trail } }, path) => {
		const inData = trail.map(({ name, item }) => `${name} ${item.replace(site.url, "") || "/"}`);
		return [
			...unless(trail.length > 0 === (path !== "/"), `${trail.length} breadcrumbs`),
			...unless(`${inData}` === `${breadcrumbs}`, `${inData} in the data, ${breadcrumbs} on the page`),
		];
	},
	"shows every name, price, rating, date, hour and answer of its data": ({ graph, text }) => {
		const shown = flatten(text);
		return graph.claims.filter((claim) => !shown.includes(flatten(claim)));
	},
	"shows no picture twice (docs/maintaining.md, “Which pictures go where”)": (_, path) =>
		findPictures(path).filter((file, index, files) => files.indexOf(file) !== index),
	"says no price from which a treatment starts but those of the price list": ({ prices }) => prices.filter((price) => !isListed(price)),
	"has a link to the sitemap as its search control, and doesn't know what's now": (_, path) => [
		...unless(/<a [^>]*href="\/sitemap"[^>]*aria-label="Search"/.test(readBuiltPage(path)), "no search"),
		...(readBuiltPage(path).match(/Open now|Closed, opens/g) ?? []),
	],
};

test.each(Object.entries(checks))("every page %s", (_, check) => {
	expect([...facts].flatMap(([path, page]) => check(page, path).map((problem) => `${path}: ${problem}`))).toEqual([]);
});

test("every built page is checked here, and most have pictures", () => {
	expect([...builtPages.keys()].filter((path) => !facts.has(path))).toEqual(["/offline.html"]);
	expect(all.flatMap(findPictures).length).toBeGreaterThan(catalog.length);
});

test("every page has a social picture of the size its tags say and under 200 kB", async () => {
	const wrong = [...facts].map(async ([path, { tags }]) => {
		const picture = readFileSync(`public${(tags["og:image"] ?? "").replace(site.url, "")}`);
		const { format, width, height } = await sharp(picture).metadata();
		const isRight = format === "jpeg" && `${width} ${height}` === `${tags["og:image:width"]} ${tags["og:image:height"]}`;
		return isRight && picture.length < 200_000 ? [] : [path];
	});
	expect((await Promise.all(wrong)).flat()).toEqual([]);
});

test("no two pages share a title or a description", () => {
	const texts = [...facts.values()].flatMap(({ title, tags }) => [`title: ${title}`, `description: ${tags.description}`]);
	expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
