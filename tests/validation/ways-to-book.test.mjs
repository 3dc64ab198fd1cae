/**
 * How the home page and others lead to booking, to a person and to the spa (docs/specification.md
 * R18, R19, R87, R93, R94).
 */
import { listDirections } from "../../src/lib/business/facts";
import { slugify } from "../../src/lib/text/words";
import { builtPages, findLinks, parsePage, readText } from "../support/built-pages";
import { categories, readEntries, services, site as spa, team } from "../support/content";

const expectLinks = (part, links) =>
	expect(links.filter(([text, href]) => !findLinks(part, text).includes(href))).toEqual([]);

test("the home page's hero has its text, links and an eager picture", () => {
	const hero = parsePage("/").querySelector("main section");
	expect(readText(hero.querySelector("h1"))).toBe("Elevated Wellness. Perfect Balance.");
	expectLinks(hero, [
		["Book Your Experience", "/schedule"],
		["Explore Services", "/services"],
		["I don’t know what I need", "/treatment-finder"],
	]);
	expect(readText(hero)).toContain("2025");
	expect(hero.querySelector("picture img[loading=eager][fetchpriority=high]")).not.toBeNull();
});

test("the home page has its categories, eight reviews, and its links", () => {
	const main = parsePage("/").querySelector("main");
	expectLinks(main, [
		["Learn more about our approach", "/about"],
		["Worried after a treatment?", "/aftercare#help"],
		["View All Services", "/services"],
		["Read All Reviews", "/testimonials"],
	]);
	const cards = [...main.querySelectorAll('[aria-label="Service categories"] a')].filter((link) =>
		readText(link).startsWith("Explore Services"),
	);
	const addresses = categories.map(
		({ title }) => `/services?category=${encodeURIComponent(title)}`,
	);
	expect(cards.map((link) => link.getAttribute("href")).sort()).toEqual(addresses.sort());
	expect(main.querySelectorAll('[aria-label="Client reviews"] blockquote').length).toBe(
		Math.min(8, readEntries("reviews").length),
	);
});

test("team, contact and biographies end with a way to book", () => {
	const treating = new Set(services.flatMap(({ performers }) => performers));
	const people = team.map(({ slug }) => [
		`/team/${slug}`,
		treating.has(slug) ? `/schedule?with=${slug}` : "/schedule",
	]);
	const wrong = [["/team", "/schedule"], ["/contact", "/schedule"], ...people].filter(
		([path, href]) => {
			const last = [...parsePage(path).querySelectorAll("main section")].at(-1);
			return ![...last.querySelectorAll("a")].some(
				(link) => /^Book /.test(readText(link)) && link.getAttribute("href") === href,
			);
		},
	);
	expect(wrong).toEqual([]);
});

test("every link to the form preselects something that can be chosen", () => {
	const kinds = {
		service: "services",
		offer: "specials",
		package: "packages",
		membership: "memberships",
		with: "team",
	};
	const chosen = [...builtPages].flatMap(([path, html]) =>
		[...html.matchAll(/href="\/schedule\?([^"]+)"/g)].flatMap(([, query]) =>
			[...new URLSearchParams(query.replaceAll("&amp;", "&"))]
				.filter(([key]) => key in kinds)
				.map(([key, slug]) => ({ path, key, slug })),
		),
	);
	const known = (key) => [
		...readEntries(kinds[key]).map(({ slug }) => slug),
		...(key === "service" ? ["consultation"] : []),
	];
	expect(chosen.filter(({ key, slug }) => !known(key).includes(slug))).toEqual([]);
	expect(new Set(chosen.map(({ key }) => key))).toEqual(new Set(Object.keys(kinds)));
});

test("contact cards, directions and texts lead to the spa and its people", () => {
	const contact = parsePage("/contact");
	expect(findLinks(contact, "Save contact")).toEqual([`/contact-cards/${slugify(spa.name)}.vcf`]);
	expect(team.map(({ slug }) => findLinks(parsePage(`/team/${slug}`), "Save contact"))).toEqual(
		team.map(({ slug }) => [`/contact-cards/${slug}.vcf`]),
	);
	const directions = ["/", "/contact"].flatMap((path) => [
		...parsePage(path).querySelectorAll('[aria-label="Directions"]'),
	]);
	expect(directions.length).toBeGreaterThan(1);
	for (const { label, href } of listDirections(spa))
		expect(directions.map((list) => findLinks(list, label)[0])).toEqual(directions.map(() => href));
	const message = `sms:${spa.phone.e164}?&body=${encodeURIComponent(spa.textMessage.general)}`;
	expect(
		["main", "footer"].map((part) => findLinks(contact.querySelector(part), "Text us")),
	).toEqual([[message], [message]]);
});
