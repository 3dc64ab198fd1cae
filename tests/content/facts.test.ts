/** The facts that the specification fixes are in the content, whatever an editor adds. */
import { describeFacts } from "../../src/lib/services/format-course";
import { listFields } from "../../src/schemas/entry-fields";
import {
	campaigns,
	categories,
	findService,
	footer,
	menu,
	readEntries,
	services,
	site,
} from "../support/content";

const splitList = (text: string): string[] => text.split(/,\s+/);

/** An editor may add others to these. */
const named: Record<string, [found: string[], expected: string[]]> = {
	"the services": [
		services.map(({ slug }) => slug),
		splitList(`chemical-peels, hydrafacial, microneedling, prf-therapy, rf-microneedling, spa-facial, hormone-replacement-therapy, medical-weight-loss,
			broadband-light-therapy, laser-acne-treatment, laser-hair-removal, laser-hair-restoration, laser-skin-resurfacing, vein-treatments, iv-therapy,
			peptide-therapy, vitamin-shots, dermal-fillers, neuromodulators, sculptra, rf-skin-tightening, bioidentical-hormone-therapy, red-light-therapy`),
	],
	"the links in the footer": [
		footer.flatMap(({ links }) => links.map(({ label, href }) => `${label} ${href}`)),
		splitList(`Home /, About /about, Services /services, Shop /shop, Schedule /schedule, Sitemap /sitemap, Accessibility /accessibility,
			Privacy /privacy, Terms of Service /terms, Disclaimer /disclaimer, HIPAA /hipaa, Medical Records /medical-records`),
	],
	"the local pages": [
		readEntries("landingPages").map(({ slug }) => slug),
		["tulsa-med-spa", "broken-arrow-med-spa"],
	],
};

test.each(Object.entries(named))(
	"content/ has %s of the specification",
	(_name, [found, expected]) => {
		expect(found).toEqual(expect.arrayContaining(expected));
	},
);

/** An editor may add others between these. */
const ordered: Record<string, [found: string[], expected: string[]]> = {
	categories: [
		[...categories].sort((a, b) => a.id - b.id).map(({ title }) => title),
		splitList(`Advanced Skin Rejuvenation, Hormonal & Weight Management, Laser & Light-Based Therapy, RF Skin Tightening & Lifting,
			Wellness & Vitality Treatments, Wrinkle Relaxers & Injectables`),
	],
	"items of the menu": [
		menu.map(({ label, href, isDropdown }) => `${label} ${href}${isDropdown ? " opens" : ""}`),
		splitList(`Home /, About /about, Team /team, Services /services opens, Pricing /pricing, Specials /specials, Shop /shop,
			Testimonials /testimonials, Resources /resources opens, Careers /careers, Contact /contact`),
	],
	"anchors under Resources": [
		menu.flatMap(({ label, children }) =>
			label === "Resources" ? children.map(({ href }) => href) : [],
		),
		["/resources#skincare", "/resources#faqs", "/resources#wellness"],
	],
};

test.each(Object.entries(ordered))(
	"the specification's %s are in its order",
	(_name, [found, expected]) => {
		expect(found.filter((each) => expected.includes(each))).toEqual(expected);
	},
);

test.each<[slug: string, facts: string, inProse: string]>([
	[
		"laser-hair-restoration",
		"12 to 16 sessions over 3 to 4 months, then monthly maintenance",
		"12–16 treatments over 3–4 months, then monthly maintenance",
	],
	["microneedling", "3 to 6 sessions, 4 to 6 weeks", "3–6 sessions, 4–6 weeks apart"],
	["neuromodulators", "3 to 4 months", "results last 3–4 months"],
])("%s has the specification's facts, also in its prose", (slug, stated, inProse) => {
	const { seo: _seo, ...service } = findService(slug);
	const { lasts, sessions, spacing } = describeFacts(service.course, service.courseNotes);
	expect([sessions, `${sessions}, ${spacing}`, lasts]).toContain(stated);
	expect(listFields(service, {}).map(({ value }) => value)).toContainEqual(
		expect.stringContaining(inProse),
	);
});

test("the business is the specification's", () => {
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

test("the campaigns are the specification's, the grand opening first", () => {
	const fixed = campaigns.filter(({ dialogName }) =>
		["Grand opening", "Vote for us"].includes(dialogName),
	);
	expect(fixed).toMatchObject([
		{
			dialogName: "Grand opening",
			storageKey: "grand-opening-last-seen",
			window: { first: null, last: "2025-09-29T23:59:59" },
			delayMs: 1000,
		},
		{
			dialogName: "Vote for us",
			storageKey: "best-in-area-last-seen",
			window: { first: "2025-09-25T00:00:00", last: "2025-10-16T23:59:59" },
			delayMs: 1500,
		},
	]);
});
