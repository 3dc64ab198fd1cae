/** What every built page has: its head, structured data that it shows, pictures and prices. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import catalog from "../../content/media/catalog.json";
import { formatEntryPrice, formatPrice } from "../../src/lib/services/prices";
import { builtPages, parsePage, readText } from "../support/built-pages";
import { services, site } from "../support/content";
import { hidden, routes } from "../support/routes";
import { readGraph } from "./json-ld";

const all = [...routes, "/404"];
const noindex = [...hidden, "/404"];

/** The texts of elements are joined by spaces, except before a comma after a link. */
const flatten = (text: string): string => text.replaceAll(/ (?=[.,;:!?)])/g, "");

const readPage = (path: string) => {
	const document = parsePage(path);
	const html = builtPages.get(path) ?? "";
	const [, structuredData = "{}"] =
		/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
	const getMeta = (name: string) =>
		document
			.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
			?.getAttribute("content") ?? "";
	const prices = [...readText(document.body).matchAll(/\bfrom \$\d.{0,80}/gi)].map(([price]) =>
		price.toLowerCase(),
	);
	for (const element of document.body.querySelectorAll("*"))
		if (!element.firstElementChild || element.matches("br")) element.after(" ");
	return {
		path,
		document,
		html,
		getMeta,
		prices,
		text: flatten(readText(document.body)),
		graph: readGraph(structuredData),
	};
};
type Page = ReturnType<typeof readPage>;
const pages = all.map(readPage);

/**
 * Types in structured data: the page's own, and those of nodes besides breadcrumbs and the spa.
 * There may be no products and no specials.
 */
const expectations: readonly (readonly [path: RegExp, type: string, others?: string])[] = [
	[/^\/$/, "WebPage"],
	[/^\/about$/, "AboutPage"],
	[/^\/contact$/, "ContactPage"],
	[/^\/(services|team)$/, "CollectionPage", ", ItemList"],
	[/^\/shop$/, "CollectionPage", "(, Product)*"],
	[/^\/specials$/, "CollectionPage", "(, Offer)*"],
	[/^\/(aftercare|concerns|resources)$/, "CollectionPage"],
	[/^\/services\//, "MedicalWebPage", ", Service( MedicalProcedure)?"],
	[/^\/resources\//, "MedicalWebPage", ", Person"],
	[/^\/(aftercare|concerns)\//, "MedicalWebPage"],
	[/^\/team\//, "ProfilePage", ", Person"],
	[/^\/pricing$/, "WebPage", ", OfferCatalog"],
	[/./, "\\w+Page", ".*"],
];
const hasTypes = ({ path, graph }: Page): boolean => {
	const [, type = "", others = ""] = expectations.find(([address]) => address.test(path)) ?? [];
	const place = path === "/" ? "WebSite" : "BreadcrumbList";
	return new RegExp(`^${type}, ${place}, MedicalBusiness DaySpa${others}$`).test(
		graph.types.join(", "),
	);
};

/** People without a photograph share backgrounds, each with their own monogram. */
const grounds = catalog
	.filter(({ subject }) => subject.startsWith("portrait ground"))
	.map(({ file }) => file);
/**
 * The pictures in a page's main part. A closed dialog holds the picture of the card that opens it.
 */
const findPictures = ({ document }: Page): string[] =>
	[...document.querySelectorAll("main img:not(dialog *)")]
		.map((image) => basename(image.getAttribute("src") ?? ""))
		.filter((file) => !grounds.includes(file));

/** Phrases before a treatment's lowest price; the last is for a price of two to three units. */
const fromPrices = [
	...services.flatMap(({ prices }) => [
		formatEntryPrice(prices),
		...prices.map((price) => `${formatPrice(price)} ${price.unit}`),
	]),
	"from $175 to $249",
].map((price) => price.toLowerCase());

const unless = (right: boolean, problem: string): string[] => (right ? [] : [problem]);

/** @returns a few words for each thing that's wrong with a page */
const checks: Readonly<Record<string, (page: Page) => readonly string[]>> = {
	"has a title and a description of the right length": ({ document: { title }, getMeta }) => [
		...unless(title.length > 0 && title.length <= 60, title),
		...unless(/^.{70,160}$/.test(getMeta("description")), getMeta("description")),
	],
	"has one heading, one banner, one main and one footer, and no text that a template forgot to fill in":
		({ document, text }) => [
			...["h1", "main#main-content", "header.site-header", "footer"].filter(
				(selector) => document.querySelectorAll(selector).length !== 1,
			),
			...(text.match(/\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/gi) ?? []),
		],
	"names its own address as canonical, unless it's hidden from search engines": ({
		path,
		document,
		getMeta,
	}) => {
		const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
		const isHidden = noindex.includes(path);
		return [
			...unless(
				canonical === (isHidden ? undefined : site.url + (path === "/" ? "" : path)),
				`canonical ${canonical}`,
			),
			...unless(getMeta("robots") === (isHidden ? "noindex" : ""), `robots ${getMeta("robots")}`),
		];
	},
	"has structured data of its kind, with nothing missing or dangling": (page) => [
		...page.graph.faults,
		...unless(hasTypes(page), page.graph.types.join(", ")),
	],
	"has the same breadcrumbs on the page and in the data": ({ path, document, graph }) => {
		const crumbs = [
			...document.querySelectorAll('nav[aria-label="Breadcrumb"] :is(a, [aria-current])'),
		];
		const shown = crumbs
			.map((crumb) => `${flatten(readText(crumb))} ${crumb.getAttribute("href") ?? path}`)
			.join();
		const inData = graph.trail
			.map(({ name, item }) => `${name} ${item.replace(site.url, "") || "/"}`)
			.join();
		return unless(inData === shown, `${inData} in the data, ${shown} on the page`);
	},
	"shows every name, price, rating, date, hour and answer of its data": ({ graph, text }) =>
		graph.claims.filter((claim) => !text.includes(claim)),
	"shows no picture twice (docs/maintaining.md, “Which pictures go where”)": (page) =>
		findPictures(page).filter((file, index, files) => files.indexOf(file) !== index),
	"says no price from which a treatment starts but those of the price list": ({ prices }) =>
		prices.filter((said) => !fromPrices.some((price) => said.startsWith(price))),
	"has a link to the sitemap as its search control, and doesn't know what's now": ({ html }) => [
		...unless(/<a [^>]*href="\/sitemap"[^>]*aria-label="Search"/.test(html), "no search"),
		...(html.match(/Open now|Closed, opens/g) ?? []),
	],
};

test.each(Object.entries(checks))("every page %s", (_, check) => {
	expect(pages.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`))).toEqual(
		[],
	);
});

test("every built page is checked here, and most have pictures", () => {
	expect([...builtPages.keys()].filter((path) => !all.includes(path))).toEqual(["/offline.html"]);
	expect(pages.flatMap(findPictures).length).toBeGreaterThan(catalog.length);
});

test("every page has a social picture as its tags say, under 200 kB", async () => {
	const wrong = pages.map(async ({ path, getMeta }) => {
		const picture = readFileSync(getMeta("og:image").replace(site.url, "public"));
		const { format, width, height } = await sharp(picture).metadata();
		const isRight =
			format === "jpeg" &&
			`${width} ${height}` === `${getMeta("og:image:width")} ${getMeta("og:image:height")}`;
		return isRight && picture.length < 200_000 ? [] : [path];
	});
	expect((await Promise.all(wrong)).flat()).toEqual([]);
});

test("no two pages share a title or a description", () => {
	const texts = pages.flatMap(({ document, getMeta }) => [document.title, getMeta("description")]);
	expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
