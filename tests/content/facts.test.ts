/**
 * The real content against the specification: what it fixes is still there, and what an editor adds follows its rules. Nothing here counts
 * entries or names people, reviews, products or prices. Shapes, references, slugs and words are `npm run check:content`.
 */
import { checkContent } from "../../src/content/checks";
import { findProse } from "../../src/content/checks/texts";
import { type License, licensesFor } from "../../src/content/schemas/license";

const { content } = checkContent(process.cwd());
const valuesOf = <T>(entries: readonly { value: T }[]): T[] => entries.map(({ value }) => value);
const services = valuesOf(content.services);
const categories = valuesOf(content.categories);
const [site] = valuesOf(content.site);
const [navigation] = valuesOf(content.navigation);
const pageOf = (key: string) => valuesOf(content.pages).find((page) => page.key === key);
const linksOf = (key: string, block: string): string[] =>
	pageOf(key)
		?.blocks.find((each) => each.key === block)
		?.links.map(({ label, href }) => `${label} ${href}`) ?? [];
/** Those of a list that the specification names, in the list's order: an editor may add others between them. */
const among = (list: readonly string[], named: readonly string[]): string[] => list.filter((each) => named.includes(each));

describe("services", () => {
	test("the 23 of the specification are there", () => {
		const named =
			"chemical-peels, hydrafacial, microneedling, prf-therapy, rf-microneedling, spa-facial, hormone-replacement-therapy, medical-weight-loss, broadband-light-therapy, laser-acne-treatment, laser-hair-removal, laser-hair-restoration, laser-skin-resurfacing, vein-treatments, iv-therapy, peptide-therapy, vitamin-shots, dermal-fillers, neuromodulators, sculptra, rf-skin-tightening, bioidentical-hormone-therapy, red-light-therapy".split(
				", ",
			);
		expect(services.map(({ slug }) => slug)).toEqual(expect.arrayContaining(named));
	});

	test("every category has one, and every concern is named by one", () => {
		const used = new Set(services.flatMap(({ category, concerns }) => [category, ...concerns]));
		expect([...categories, ...valuesOf(content.concerns)].map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([]);
	});

	test.each<[slug: string, facts: string, inProse: string]>([
		["laser-hair-restoration", "12–16 treatments over 3–4 months, then monthly maintenance", "12–16 treatments over 3–4 months, then monthly maintenance"],
		["microneedling", "3–6 sessions 4–6 weeks apart", "3–6 sessions, 4–6 weeks apart"],
		["neuromodulators", "3–4 months", "results last 3–4 months"],
	])("%s says in its facts and in its prose what the specification says of it", (slug, stated, inProse) => {
		const { seo: _seo, facts, ...service } = services.find((each) => each.slug === slug) ?? { seo: null, facts: null };
		expect([facts?.sessions, `${facts?.sessions} ${facts?.spacing}`, facts?.lasts]).toContain(stated);
		expect(findProse(service).map(([, text]) => text)).toContainEqual(expect.stringContaining(inProse));
	});
});

describe("prices of weight management", () => {
	const statements = { "the total": /total/i, "the commitment": /\bterm\b|commit|\bminimum\b/i, cancellation: /cancel|\bends\b/i };
	/** What the note of a monthly price leaves out. */
	const leftOut = (note = ""): string[] => Object.entries(statements).flatMap(([name, pattern]) => (pattern.test(note) ? [] : [name]));

	test("a note that leaves something out is noticed", () => {
		expect(leftOut("Visit and food plan.")).toEqual(["the total", "the commitment", "cancellation"]);
		expect(leftOut("Total per month. No minimum; cancel by e-mail.")).toEqual([]);
	});

	test("each monthly one states the total, the commitment and how to cancel", () => {
		const treatments = services.filter(({ slug, title }) => /weight|glp-1|semaglutide|tirzepatide/i.test(`${slug} ${title}`));
		expect(treatments.map(({ slug }) => slug)).toContain("medical-weight-loss");
		const monthly = treatments.flatMap(({ slug, prices }) => prices.filter(({ unit }) => /month/i.test(unit)).map((price) => ({ slug, ...price })));
		expect(monthly.flatMap(({ slug, name, note }) => leftOut(note).map((missing) => `${slug}, ${name}: ${missing}`))).toEqual([]);
	});
});

test("whoever has a role of the specification that needs a license holds it", () => {
	const needed: [role: RegExp, licenses: readonly License[]][] = [
		[/Medical Director/, ["physician"]],
		[/Nurse Practitioner/, ["nurse-practitioner"]],
		[/Nurse Injector/, licensesFor.injection],
		[/Esthetician/, ["esthetician"]],
		[/Laser Technician/, ["laser-technician"]],
	];
	const without = valuesOf(content.team).flatMap(({ slug, role, licenses }) =>
		needed
			.filter(([pattern, allowed]) => pattern.test(role) && !licenses.some((license) => allowed.includes(license)))
			.map(([, allowed]) => `${slug}, ${role}: holds ${licenses.join(", ")}, needs ${allowed.join(" or ")}`),
	);
	expect(without).toEqual([]);
});

describe("categories", () => {
	test("the specification's six, in its order", () => {
		const named = [
			"Advanced Skin Rejuvenation",
			"Hormonal & Weight Management",
			"Laser & Light-Based Therapy",
			"RF Skin Tightening & Lifting",
			"Wellness & Vitality Treatments",
			"Wrinkle Relaxers & Injectables",
		];
		const inOrder = [...categories].sort((a, b) => a.id - b.id).map(({ title }) => title);
		expect(among(inOrder, named)).toEqual(named);
	});

	test("each leads to its part of /services", () => {
		expect(categories.map(({ href }) => href)).toEqual(categories.map(({ title }) => `/services?category=${encodeURIComponent(title)}`));
	});
});

describe("the business", () => {
	test("is the specification's: name, address, phone, zone, radius, price range", () => {
		expect(site).toMatchObject({
			name: "Elm Place Med Spa",
			company: "Elm Place Wellness LLC",
			address: { street: "2530 N Elm Pl", city: "Broken Arrow", region: "OK", postalCode: "74012" },
			phone: { display: "(918) 555-0142", e164: "+19185550142" },
			timeZone: "America/Chicago",
			serviceRadius: 50000,
			priceRange: "$$",
		});
	});

	// The hours of today are the editor's: they change with the season.
	test("opens each day of its hours once, by its right name, and before it closes", () => {
		const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
		const hours = site?.hours ?? [];
		expect(hours.map(({ name }) => name)).toEqual(names.filter((_, index) => hours.some(({ day }) => day === index)));
		expect(hours.filter(({ day, name, opens, closes }) => names[day] !== name || opens >= closes)).toEqual([]);
	});

	test("has the four social networks, in the specification's order", () => {
		expect(site?.social.map(({ network }) => network)).toEqual(["Facebook", "Instagram", "TikTok", "YouTube"]);
	});
});

describe("home", () => {
	test("the headline", () => {
		expect(pageOf("home")).toMatchObject({ path: "/", heading: "Elevated Wellness. Perfect Balance." });
		expect(site?.tagline).toBe("Elevated Wellness. Perfect Balance.");
	});

	test.each([
		["hero", ["Book Your Experience /schedule", "Explore Services /services"]],
		["welcome", ["Learn more about our approach /about"]],
		["categories", ["View All Services /services"]],
		["reviews", ["Read All Reviews /testimonials"]],
	])("the links of its part %s", (block, links) => {
		expect(linksOf("home", block)).toEqual(links);
	});
});

test("the not-found page has the specification's two sentences and two buttons", () => {
	expect(pageOf("not-found")).toMatchObject({ heading: "Page Not Found", lead: "Sorry, the page you're looking for doesn't exist." });
	expect(linksOf("not-found", "actions")).toEqual(["Return Home /", "Browse Services /services"]);
});

describe("menus", () => {
	const childrenOf = (label: string) => navigation?.menu.find((item) => item.label === label)?.children ?? [];

	test("the specification's items are in the bar, in its order, and two of them open", () => {
		const named = [
			"Home /",
			"About /about",
			"Team /team",
			"Services /services opens",
			"Pricing /pricing",
			"Specials /specials",
			"Shop /shop",
			"Testimonials /testimonials",
			"Resources /resources opens",
			"Careers /careers",
			"Contact /contact",
		];
		const items = navigation?.menu.map(({ label, href, isDropdown }) => `${label} ${href}${isDropdown ? " opens" : ""}`) ?? [];
		expect(among(items, named)).toEqual(named);
	});

	test("under Services each category has its services, all of them and no other", () => {
		const inMenu = childrenOf("Services").map(({ label, children }) => [
			label,
			children
				.map(({ href }) => href)
				.filter((href) => href.startsWith("/services/"))
				.sort(),
		]);
		const expected = categories.map(({ slug, title }) => [
			title,
			services
				.filter(({ category }) => category === slug)
				.map((service) => `/services/${service.slug}`)
				.sort(),
		]);
		expect(inMenu).toEqual(expect.arrayContaining(expected));
	});

	test("under Resources the three anchors, in the specification's order", () => {
		const anchors = ["/resources#skincare", "/resources#faqs", "/resources#wellness"];
		expect(
			among(
				childrenOf("Resources").map(({ href }) => href),
				anchors,
			),
		).toEqual(anchors);
	});

	test("the specification's twelve links are in the footer", () => {
		expect(navigation?.footer.flatMap(({ links }) => links.map(({ label, href }) => `${label} ${href}`))).toEqual(
			expect.arrayContaining([
				"Home /",
				"About /about",
				"Services /services",
				"Shop /shop",
				"Schedule /schedule",
				"Sitemap /sitemap",
				"Accessibility /accessibility",
				"Privacy /privacy",
				"Terms of Service /terms",
				"Disclaimer /disclaimer",
				"HIPAA /hipaa",
				"Medical Records /medical-records",
			]),
		);
	});
});

test("the specification's routes that content makes are all there", () => {
	const paths = [
		...valuesOf(content.pages).map(({ path }) => path),
		...valuesOf(content.legal).map(({ slug }) => `/${slug}`),
		...valuesOf(content.landingPages).map(({ slug }) => `/${slug}`),
	];
	expect(paths).toEqual(
		expect.arrayContaining(
			"/ /about /team /services /pricing /shop /specials /testimonials /resources /careers /contact /schedule /accessibility /hipaa /privacy /terms /disclaimer /sitemap /medical-records /admin/media /tulsa-med-spa /broken-arrow-med-spa".split(
				" ",
			),
		),
	);
});

test("every group of resources has an article: the menu leads there", () => {
	expect([...new Set(valuesOf(content.resources).map(({ group }) => group))].sort()).toEqual(["faqs", "skincare", "wellness"]);
});

test("the specification's two campaigns have its windows, delays and storage keys, and the grand opening goes first", () => {
	const named = ["Grand opening", "Vote for us"];
	const campaigns = valuesOf(content.campaigns).filter(({ dialogName }) => named.includes(dialogName));
	expect(campaigns.map(({ dialogName, storageKey, window, delayMs }) => ({ dialogName, storageKey, window, delayMs }))).toEqual([
		{ dialogName: "Grand opening", storageKey: "grand-opening-last-seen", window: { first: null, last: "2025-09-29T23:59:59" }, delayMs: 1000 },
		{
			dialogName: "Vote for us",
			storageKey: "best-in-area-last-seen",
			window: { first: "2025-09-25T00:00:00", last: "2025-10-16T23:59:59" },
			delayMs: 1500,
		},
	]);
});
