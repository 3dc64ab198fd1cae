/** The real content against the specification: counts, slugs, roles, dates, facts and the exact texts. */
import { checkAll } from "../../src/gatsby/checks";
import { samplesOf } from "../../src/gatsby/checks/samples";
import { proseOf } from "../../src/gatsby/checks/texts";

const { content, problems } = checkAll(process.cwd());
const valuesOf = <T>(entries: readonly { value: T }[]): T[] => entries.map(({ value }) => value);
const site = valuesOf(content.site)[0];
const services = valuesOf(content.services);
const pageOf = (key: string) => valuesOf(content.pages).find((page) => page.key === key);
const linksOf = (key: string, block: string) =>
	pageOf(key)
		?.blocks.find((each) => each.key === block)
		?.links.map(({ label, href }) => `${label} ${href}`);

test("the content has no problem, not even one for the editor alone", () => {
	expect(problems).toEqual([]);
});

describe("services", () => {
	test("there are 27", () => {
		expect(services).toHaveLength(27);
	});

	test("their ids are 1 to 25, with 22 and 25 twice", () => {
		const ids = services.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));
		expect(ids).toEqual([...Array.from({ length: 22 }, (_, index) => String(index + 1)), "22", "23", "24", "25", "25"]);
	});

	test("the 23 of the specification are there, and four more", () => {
		const named =
			"chemical-peels, hydrafacial, microneedling, prf-therapy, rf-microneedling, spa-facial, hormone-replacement-therapy, medical-weight-loss, broadband-light-therapy, laser-acne-treatment, laser-hair-removal, laser-hair-restoration, laser-skin-resurfacing, vein-treatments, iv-therapy, peptide-therapy, vitamin-shots, dermal-fillers, neuromodulators, sculptra, rf-skin-tightening, bioidentical-hormone-therapy, red-light-therapy".split(
				", ",
			);
		const slugs = services.map(({ slug }) => slug);
		expect(named).toHaveLength(23);
		expect(slugs).toEqual(expect.arrayContaining(named));
		expect(slugs.filter((slug) => !named.includes(slug))).toHaveLength(4);
	});

	test("every category has at least one, and every concern is treated by at least one", () => {
		for (const { slug } of valuesOf(content.categories)) expect(services.map(({ category }) => category)).toContain(slug);
		for (const { slug } of valuesOf(content.concerns)) expect(services.flatMap(({ concerns }) => concerns)).toContain(slug);
	});

	test("prices of weight management state the total, the commitment and the cancellation", () => {
		for (const { slug, prices } of services.filter((each) => /weight|glp/.test(each.slug))) {
			expect(prices.filter(({ unit }) => unit === "per month").length).toBeGreaterThan(0);
			for (const { note, unit } of prices)
				if (unit === "per month") for (const said of [/total/i, /\bterm\b|commit|\bminimum\b/i, /cancel|\bends\b/i]) expect(`${slug}: ${note}`).toMatch(said);
		}
	});

	test.each<[string, (keyof (typeof services)[number]["facts"])[], RegExp]>([
		["laser-hair-restoration", ["sessions"], /^12–16 treatments over 3–4 months, then monthly maintenance$/],
		["microneedling", ["sessions", "spacing"], /^3–6 sessions 4–6 weeks apart$/],
		["neuromodulators", ["lasts"], /^3–4 months$/],
	])("%s says what the specification says of it", (slug, fields, fact) => {
		const facts = services.find((service) => service.slug === slug)?.facts;
		expect(fields.map((field) => facts?.[field]).join(" ")).toMatch(fact);
	});

	test.each([
		["laser-hair-restoration", "12–16 treatments over 3–4 months, then monthly maintenance"],
		["microneedling", "3–6 sessions, 4–6 weeks apart"],
		["neuromodulators", "results last 3–4 months"],
	])("%s says it in its prose too: %s", (slug, fact) => {
		const { seo: _seo, facts: _facts, ...service } = services.find((each) => each.slug === slug) ?? { seo: null, facts: null };
		expect(proseOf(service).map(([, text]) => text)).toContainEqual(expect.stringContaining(fact));
	});
});

describe("team", () => {
	const team = valuesOf(content.team);

	test("nine people have every role of the specification", () => {
		expect(team).toHaveLength(9);
		expect([...new Set(team.map(({ role }) => role))].sort()).toEqual([
			"Certified Nurse Injector",
			"Client Services Coordinator",
			"Director of Operations",
			"Functional Nurse Practitioner",
			"Licensed Esthetician / Certified Laser Technician",
			"Medical Director",
		]);
	});

	test("some have no short bio, and most have one", () => {
		const without = team.filter(({ shortBio }) => shortBio === undefined).length;
		expect(without).toBeGreaterThan(0);
		expect(without).toBeLessThan(5);
	});

	test("the medical director is a physician, and each nurse role holds a nursing licence", () => {
		for (const { role, licences } of team) {
			if (role === "Medical Director") expect(licences).toContain("physician");
			if (role === "Functional Nurse Practitioner") expect(licences).toContain("nurse-practitioner");
			if (role === "Certified Nurse Injector") expect(licences).toContain("registered-nurse");
			if (role.includes("Laser Technician")) expect(licences).toEqual(["esthetician", "laser-technician"]);
		}
		expect.hasAssertions();
	});
});

describe("reviews", () => {
	const reviews = valuesOf(content.reviews);

	test("nine, with the ids 1 to 9, each of five stars", () => {
		expect(reviews.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
		expect(reviews.map(({ rating }) => rating)).toEqual(Array(9).fill(5));
	});

	test("dated August to October 2025, and each of the three months has one", () => {
		expect([...new Set(reviews.map(({ date }) => date.slice(0, 7)))].sort()).toEqual(["2025-08", "2025-09", "2025-10"]);
	});
});

test("the six categories, in their order, lead to their part of /services", () => {
	const categories = valuesOf(content.categories).sort((a, b) => a.id - b.id);
	expect(categories.map(({ title }) => title)).toEqual([
		"Advanced Skin Rejuvenation",
		"Hormonal & Weight Management",
		"Laser & Light-Based Therapy",
		"RF Skin Tightening & Lifting",
		"Wellness & Vitality Treatments",
		"Wrinkle Relaxers & Injectables",
	]);
	for (const { title, href } of categories) expect(href).toBe(`/services?category=${encodeURIComponent(title)}`);
});

describe("the business", () => {
	test("hours: Monday to Thursday 9 to 5, Friday 9 to 3, closed at the week's end", () => {
		expect(site?.hours.map(({ day, name, opens, closes }) => `${day} ${name} ${opens} ${closes}`)).toEqual([
			"1 Monday 09:00 17:00",
			"2 Tuesday 09:00 17:00",
			"3 Wednesday 09:00 17:00",
			"4 Thursday 09:00 17:00",
			"5 Friday 09:00 15:00",
		]);
	});

	test("address, phone, zone, radius and price range", () => {
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

	test("four social networks, in the specification's order", () => {
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
	const navigation = valuesOf(content.navigation)[0];

	test("the bar: eleven items in the specification's order, two of which open", () => {
		expect(navigation?.menu.map(({ label, href, isDropdown }) => `${label} ${href}${isDropdown ? " opens" : ""}`)).toEqual([
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
		]);
	});

	test("under Services each category with its services, all of them and no other", () => {
		const groups = navigation?.menu.find(({ label }) => label === "Services")?.children ?? [];
		const expected = valuesOf(content.categories).map(({ slug, title }) => ({
			title,
			hrefs: services.filter(({ category }) => category === slug).map((service) => `/services/${service.slug}`),
		}));
		expect(groups.map(({ label, children }) => ({ title: label, hrefs: children.map(({ href }) => href).sort() }))).toEqual(
			expected.map(({ title, hrefs }) => ({ title, hrefs: hrefs.sort() })),
		);
	});

	test("under Resources the three anchors", () => {
		expect(navigation?.menu.find(({ label }) => label === "Resources")?.children.map(({ href }) => href)).toEqual([
			"/resources#skincare",
			"/resources#faqs",
			"/resources#wellness",
		]);
	});

	test("the foot has the specification's twelve links", () => {
		expect(navigation?.footer.flatMap(({ links }) => links.map(({ label }) => label)).sort()).toEqual([
			"About",
			"Accessibility",
			"Disclaimer",
			"HIPAA",
			"Home",
			"Medical Records",
			"Privacy",
			"Schedule",
			"Services",
			"Shop",
			"Sitemap",
			"Terms of Service",
		]);
	});
});

test("the routes of the specification that content makes are all there", () => {
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

test("the shop has eight sample products, every group of resources an article", () => {
	expect(content.products).toHaveLength(8);
	expect([...new Set(valuesOf(content.resources).map(({ group }) => group))].sort()).toEqual(["faqs", "skincare", "wellness"]);
});

test("the two campaigns open in the specification's windows, after its delays", () => {
	expect(valuesOf(content.campaigns).map(({ dialogName, storageKey, window, delayMs }) => ({ dialogName, storageKey, window, delayMs }))).toEqual([
		{ dialogName: "Grand opening", storageKey: "grand-opening-last-seen", window: { first: null, last: "2025-09-29T23:59:59" }, delayMs: 1000 },
		{
			dialogName: "Vote for us",
			storageKey: "best-in-area-last-seen",
			window: { first: "2025-09-25T00:00:00", last: "2025-10-16T23:59:59" },
			delayMs: 1500,
		},
	]);
});

test("every invented review, person, price and product is marked as a sample", () => {
	for (const { sample } of [
		...valuesOf(content.reviews),
		...valuesOf(content.team),
		...valuesOf(content.products),
		...services.flatMap(({ prices }) => prices),
	])
		expect(sample).toBe(true);
	const marked = samplesOf(content).map(({ file, path }) => `${file} ${path}`);
	expect(marked).toEqual(
		expect.arrayContaining(["content/reviews.json [8]", "content/team/amara-whitfield.json ", "content/services/sculptra.json prices[0]"]),
	);
});
