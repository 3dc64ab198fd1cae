/**
 * What pages with tools say in HTML: links for visitors without script, and prices
 * (docs/specification.md R14, R90, R91, R97, R98, R100, R101).
 */
import { formatDollars, formatEntryPrice } from "../../src/lib/services/prices";
import { findLinks, parsePage, readText, readTexts } from "../support/built-pages";
import {
	concerns,
	findPage,
	memberships,
	packages,
	services,
	site as spa,
} from "../support/content";

const findBlock = (page, name) => findPage(page).blocks.find(({ key }) => key === name);
/** The links with a name for each entry, and what they should be. */
const expectLinks = (within, entries, toLink) =>
	expect(
		entries.map((entry) => [toLink(entry)[0], ...findLinks(within, toLink(entry)[0])]),
	).toEqual(entries.map(toLink));

// tests/e2e/without-script.spec.ts looks at what these pages say that they need.

test("/compare links to every treatment", () => {
	const main = parsePage("/compare").querySelector("main");
	expectLinks(main, services, ({ slug, title }) => [title, `/services/${slug}`]);
});

test("the finder and the estimator have links and the phone instead", () => {
	const main = parsePage("/treatment-finder").querySelector("main");
	expectLinks(main, concerns, ({ slug, title }) => [title, `/services?concern=${slug}`]);
	expect(readText(main)).toContain(spa.phone.display);
	const [without] = findBlock("pricing", "price-estimator").points;
	expect(readText(parsePage("/pricing").querySelector("#price-estimator"))).toContain(
		without.text.replace("{phone}", spa.phone.display),
	);
});

test("/pricing has every price and a link to book it", () => {
	const page = parsePage("/pricing");
	const lines = [
		...services.map(({ title, prices }) => `${title} ${formatEntryPrice(prices)}`),
		...packages.map(({ name, amount }) => `${name} ${formatDollars(amount)}`),
		...memberships.map(
			({ name, monthlyPrice }) => `${name} ${formatDollars(monthlyPrice)} a month`,
		),
	];
	expect(readTexts(page, "details.fold > summary")).toEqual(expect.arrayContaining(lines));
	const unnamed = services.flatMap(({ slug, prices }) => {
		const table = readText(page.querySelector(`#${slug}-prices table`));
		return prices.filter(({ name }) => !table.includes(name)).map(({ name }) => `${slug}: ${name}`);
	});
	expect(unnamed).toEqual([]);
	const savings = packages.map(
		({ amount, separately }) =>
			`${formatDollars(separately)} if you buy each one, ${formatDollars(separately - amount)} more`,
	);
	expect(
		savings.filter((saving) => !readText(page.querySelector("main")).includes(saving)),
	).toEqual([]);
	expectLinks(page, services, ({ slug, title }) => [`Book ${title}`, `/schedule?service=${slug}`]);
	expectLinks(page, packages, ({ slug, name }) => [
		`Ask for this package: ${name}`,
		`/schedule?package=${slug}`,
	]);
	expectLinks(page, memberships, ({ slug, name }) => [
		`Start with ${name}`,
		`/schedule?membership=${slug}`,
	]);
});

test("the not-found page has its text, ways back, and no suggestion", () => {
	const main = parsePage("/404").querySelector("main");
	expect(readText(main.querySelector("h1"))).toBe("Page Not Found");
	expect(readText(main)).toContain("Sorry, the page you're looking for doesn't exist.");
	expect(["Return Home", "Browse Services", "Prices"].map((name) => findLinks(main, name))).toEqual(
		[["/"], ["/services"], ["/pricing"]],
	);
	expect(readTexts(main, "h2")).toEqual(["You might be looking for"]);
});
