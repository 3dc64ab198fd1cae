import { type CollectionName, collectionNames, collections, getFixedPath, pageDeclarations } from "../../src/content/collections";
import type { BlockUse, PageDeclaration } from "../../src/content/define-collection";
import { isStateLicense, type License, orderedProcedures } from "../../src/content/team/license";
import { type Given, type Input, makeEntry } from "./sample-entry";

export type { Input } from "./sample-entry";

/**
 * A small spa that is complete and valid; tests of schemas and checks break one thing of it. It is independent of content/, so that an
 * editor can change everything there. The first entry of each kind has every field of its schema. Here is only what a schema can't say: what fields
 * and entries say about each other, and the facts that tests name.
 */

type Own<K extends CollectionName> = Given<Input<K>>;

/** One address has one publisher, wherever it's named. */
const aSource = (page: number) => ({ publisher: "A public body", href: `https://www.nih.gov/page-${page}` });

/** What fields of an entry have to say about each other, in whatever way the entry differs from others. */
const agreeing: { readonly [K in CollectionName]?: (own: Own<K>) => Own<K> } = {
	aftercare: () => ({
		items: [
			{ fromDay: 0, toDay: 0, kind: "normal", text: "A warm feeling is normal." },
			{ fromDay: 0, toDay: 1, kind: "do", text: "Drink a glass of water with each meal." },
			{ fromDay: 0, toDay: 2, kind: "avoid", text: "Stay away from the gym." },
		],
		warnings: [{ level: "today" }, { level: "now" }, { level: "911" }],
	}),
	services: ({ procedure = "topical" }) => ({
		id: "1",
		boxedWarnings: [],
		brands: [{}],
		concerns: ["dry-skin"],
		candidacy: { notFor: ["Pregnancy, until your doctor agrees", "A cold", "A fever"] },
		course: {
			sessions: { min: 3, max: 3 },
			intervalDays: { min: 28, max: 28 },
			visitMinutes: { min: 45, max: 45 },
			downtimeDays: { min: 0, max: 0 },
			onsetDays: { min: 0, max: 0 },
			lastsDays: { min: 30, max: 30 },
			needles: procedure === "deep-microneedling",
			skinTypes: { from: 1, to: 6 },
			aftercareDays: 2,
			eventLeadDays: { min: 1, max: 7 },
		},
		courseNotes: { duration: ", tea included", ...(procedure === "deep-microneedling" && { needles: ": a pen" }) },
		exclusions: [{ exclusion: "pregnancy", note: "until your doctor agrees" }],
		notices: [],
		postCare: ["Skip the gym for two days.", "Drink more water for one day.", "Use what you used before."],
		sources: [1, 2].map(aSource),
		prices: [{ name: "Single treatment", amount: 150, from: true, upTo: 200, unit: "per treatment", note: "A consultation is included.", addedTo: [] }],
		whatToExpect: orderedProcedures.includes(procedure) ? { before: "{examination} Then a nurse explains the visit and its needles." } : {},
	}),
	team: ({ id, name = "", licenses = [] }) => ({
		slug: name.toLowerCase().replace(" ", "-"),
		monogram: name.replace(/^(.).* (.).*$/, "$1$2"),
		licenseNumbers: Object.fromEntries(licenses.filter((license) => license && isStateLicense(license)).map((license) => [license, `A${id}`])),
		image: "ground.jpg",
	}),
	categories: ({ title = "" }) => ({ href: `/services?category=${encodeURIComponent(title)}` }),
	reviews: ({ id }) => ({ name: "Robin T.", authorization: "A-2026-001", date: `2026-05-${String(id).padStart(2, "0")}` }),
	specials: () => ({ starts: "2026-03-02", ends: "2026-04-30", prices: [{ service: "facial", price: "Single treatment", amount: 120 }] }),
	memberships: () => ({
		commitmentMonths: 3,
		includes: ["Each month, one treatment", "A cup of tea", "A towel"],
		benefits: { discounts: [], memberPrices: [] },
		terms: ["Three-month commitment, then month to month.", "You can pause it."],
	}),
	products: () => ({ price: 24 }),
	campaigns: ({ slug }) => ({
		storageKey: `${slug}-last-seen`,
		window: { first: "2026-03-02T00:00:00", last: "2026-03-09T23:59:59" },
		details: [{ label: "When", value: "Monday, 4 to 7 PM" }],
		link: { href: "/schedule" },
		event: { title: "Open house at {spa}", starts: "2026-03-09T16:00:00", ends: "2026-03-09T19:00:00" },
	}),
	resources: () => ({ boxedWarnings: [], published: "2025-02-03", sources: [aSource(1)] }),
	concernGuides: () => ({ sources: [1, 2, 3].map(aSource) }),
	careers: () => ({ employment: "Full time", pay: "$30 to $36 an hour" }),
	media: ({ file = "" }) => ({ alt: `Two cups of tea and a card that says ${file.replace(/\..*/, "")}, on a table by a window`, subject: "Tea" }),
};

/** A valid entry of a kind: what's given, what has to agree with it, and the rest from the schema. */
export const anEntry = <K extends CollectionName>(kind: K, own: Own<K>): Input<K> => {
	const { name, slug, key, id, question } = own as Readonly<Record<string, unknown>>;
	const topic = `${kind.replace(/[A-Z]/g, " $&").toLowerCase()} ${name ?? slug ?? key ?? id ?? question ?? ""}`.trim();
	return makeEntry(kind, topic, { ...agreeing[kind]?.(own), ...own });
};

/** Entries of a kind, of which the first one is marked as a sample. */
const entriesOf = <K extends CollectionName>(kind: K, ...owns: Own<K>[]): Input<K>[] =>
	owns.map((own, index) => anEntry(kind, { ...(index === 0 && Object.hasOwn(collections[kind].schema.shape, "sample") && { sample: true }), ...own }));

const repeat = <T>(amount: BlockUse["points"] = 0, value: T): T[] =>
	Array.from({ length: typeof amount === "number" ? amount : amount === "some" ? 1 : 0 }, () => value);

/** What a page shows of a block at least, and no more. */
const toBlock = ([key, { eyebrow, text, points, links, image }]: [string, BlockUse]): NonNullable<Own<"pages">["blocks"]>[number] => ({
	key,
	...(eyebrow === "some" && { eyebrow: "A few words" }),
	text: repeat(text, undefined),
	points: repeat(points, {}),
	links: repeat(links, {}),
	...(image === "some" && { image: "cups.jpg" }),
});

const sent = { heading: "It has arrived", text: ["We read it in the morning."], points: [{ title: "Too slow?", text: "Call {phone}." }] };
/** Blocks with fields of their own, on whatever page they are. */
const ownBlocks: Readonly<Record<string, object>> = { hero: { links: [{ href: "/schedule" }] }, sent };

/** A page with the blocks that it needs. */
const pageOf = (key: string, { blocks, pictured }: PageDeclaration, own: Own<"pages">): Own<"pages"> => ({
	key,
	path: getFixedPath(key),
	label: `Page ${key}`,
	image: pictured && "window.jpg",
	blocks: Object.entries(blocks).map((use) => ({ ...toBlock(use), ...ownBlocks[use[0]] })),
	...own,
});

const person = (id: number, name: string, role: string, group: Input<"team">["group"], licenses: License[], own: Own<"team"> = {}): Own<"team"> => ({
	...{ id, name, role, group, licenses },
	...own,
});

const leaf = (label: string, href: string) => ({ label, href, isDropdown: false as const, children: [] });
const opening = <T>(label: string, href: string, children: T[]) => ({ label, href, isDropdown: true, children });
const limits = (limit: number) => [{ limit }, { limit: null }];
const one = (service: string, price: string, quantity = 1) => ({ choices: [{ items: [{ service, price, quantity }] }] });

type Sample = { readonly [K in CollectionName]: readonly Input<K>[] };

const named: Partial<Sample> = {
	site: entriesOf("site", {
		name: "Sample Spa",
		url: "https://www.spa.example",
		timeZone: "America/Chicago",
		phone: { display: "(405) 555-0100", e164: "+14055550100" },
		email: "desk@spa.example",
		textMessage: { general: "Hi, I have a question.", about: "Hi, I have a question about {topic}." },
		address: { street: "1 Sample St", city: "Norman", region: "OK", postalCode: "73069" },
		geo: { latitude: 35.2, longitude: -97.4 },
		hours: [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }],
		holidays: [{ date: "2026-12-25", name: "Christmas Day" }],
		areasServed: ["Norman"],
		social: (["Facebook", "Instagram", "TikTok", "YouTube"] as const).map((network) => ({
			network,
			href: `https://www.${network.toLowerCase()}.com/spa.example`,
			sample: true,
		})),
		award: { year: 2024, sample: true },
		trust: ["Owned by neighbors", "Rated {rating} in {reviewCount} reviews"],
		onCall: null,
		bookingUrl: null,
		map: { href: "https://www.openstreetmap.org/#map=18/35.2/-97.4" },
	}),
	navigation: entriesOf("navigation", {
		menu: [
			leaf("Home", "/"),
			opening("Services", "/services", [
				opening("Faces", "/services#faces", [
					leaf("Facial", "/services/facial"),
					leaf("Needling", "/services/needling"),
					leaf("Peptides", "/services/peptides"),
				]),
				opening("Light & Warmth", "/services#light", [leaf("Laser", "/services/laser")]),
			]),
			leaf("Specials", "/specials"),
		],
		help: { href: "/contact" },
		search: [{ href: "/services#faces" }, { href: "/pricing" }, { href: "/contact" }],
		footer: [{ heading: "The spa", links: [{ label: "Privacy", href: "/privacy" }] }],
	}),
	pages: entriesOf("pages", ...[...pageDeclarations].map(([key, page]) => pageOf(key, page, key === "home" ? { lead: "A lead of one sentence." } : {}))),
	categories: entriesOf(
		"categories",
		{ id: 1, slug: "faces", title: "Faces", image: "facial.jpg" },
		{ id: 2, slug: "light", title: "Light & Warmth", image: "laser.jpg" },
	),
	concerns: entriesOf("concerns", { slug: "dry-skin", title: "Dry skin" }, { slug: "redness", title: "Redness" }, { slug: "tiredness", title: "Tiredness" }),
	exclusions: entriesOf(
		"exclusions",
		{ slug: "pregnancy", label: "You’re pregnant", words: ["pregnan"] },
		{ slug: "tan", label: "You have a tan", words: ["tanned", "sunburn"] },
	),
	finder: entriesOf("finder", {
		map: [
			{ concern: "dry-skin", view: "face", x: 30, y: 40 },
			{ concern: "redness", view: "face", x: 60, y: 50 },
			{ concern: "tiredness", view: "body", x: 55, y: 30 },
		],
		areas: [{ concern: "dry-skin", name: "Cheeks", view: "face", x: 35, y: 60, prices: [{ service: "facial", price: "Large area" }] }],
		downtime: limits(0),
		visits: limits(1),
		budget: limits(100),
		skin: [{ type: 1 }, { type: 6 }],
		weights: { concern: 100, mainConcern: 30, visit: 3, ongoingVisits: 12, downtimeDay: 2, onsetWeek: 1.5, hundredDollars: 2 },
	}),
	services: entriesOf(
		"services",
		{
			slug: "facial",
			title: "Facial",
			image: "facial.jpg",
			galleryImages: ["cups.jpg", "window.jpg"],
			concerns: ["dry-skin", "redness"],
			performers: ["erin-esthetician", "lea-laser"],
			related: ["laser", "needling"],
			prices: [
				{ name: "Single treatment", amount: 150, from: false, unit: "per treatment", note: "Tea is included.", addedTo: [], sample: true },
				{ name: "Series of three", amount: 400, unit: "per series", model: "series", replaces: { price: "Single treatment", quantity: 3 }, addedTo: [] },
				{ name: "Large area", amount: 200, from: true, upTo: 260, unit: "per area", model: "area", addedTo: [] },
			],
		},
		{
			slug: "laser",
			title: "Laser",
			category: "light",
			procedure: "laser",
			image: "laser.jpg",
			performers: ["nora-nurse"],
			related: ["facial", "needling"],
			candidacy: { notFor: ["Pregnancy, until your doctor agrees", "Tanned skin", "A fever"] },
			exclusions: [
				{ exclusion: "pregnancy", note: "until your doctor agrees" },
				{ exclusion: "tan", note: "until it has faded" },
			],
		},
		{ slug: "needling", title: "Needling", procedure: "deep-microneedling", performers: ["nora-nurse"], related: ["facial", "laser"] },
		{
			slug: "peptides",
			title: "Peptides",
			procedure: "prescription",
			concerns: ["tiredness"],
			related: ["facial", "laser"],
			notices: ["The compounded peptides we prescribe are not FDA-approved."],
		},
	),
	team: entriesOf(
		"team",
		person(1, "Dana Doctor", "Medical Director", "medical", ["physician"], { credentials: "MD", shortBio: "She listens first." }),
		person(2, "Nora Nurse", "Nurse", "medical", ["registered-nurse"], { credentials: "RN" }),
		person(3, "Erin Esthetician", "Esthetician", "aesthetics", ["esthetician"]),
		person(4, "Lea Laser", "Laser Technician", "aesthetics", ["esthetician", "laser-technician"]),
		person(5, "Frank Front", "Front desk", "operations", ["none"]),
	),
	reviews: entriesOf("reviews", { id: 1, service: "facial" }, { id: 2 }, { id: 3 }),
	memberships: entriesOf("memberships", {
		slug: "monthly",
		includes: [
			"Each month, one facial",
			"Every three months, 2 laser treatments",
			"10% off single treatments by laser",
			"The large area for $180 instead of $200",
		],
		benefits: {
			included: [
				{ every: "month", ...one("facial", "Single treatment") },
				{ every: "quarter", ...one("laser", "Single treatment", 2) },
			],
			discounts: [{ percent: 10, services: ["laser"] }],
			memberPrices: [{ service: "facial", price: "Large area", amount: 180, every: "month" }],
		},
	}),
	packages: entriesOf("packages", {
		slug: "face-and-light",
		services: ["facial", "laser"],
		amount: 400,
		separately: 450,
		includes: ["Two facials", "One laser treatment"],
		contents: [
			{ service: "facial", price: "Single treatment", quantity: 2 },
			{ service: "laser", price: "Single treatment", quantity: 1 },
		],
	}),
	specials: entriesOf("specials", { slug: "spring", image: "facial.jpg" }),
	products: entriesOf(
		"products",
		{ order: 1, slug: "cream", name: "Cream", image: "cream.jpg" },
		{ order: 2, slug: "soap", name: "Soap", image: "cream.jpg" },
		{ order: 3, slug: "capsules", name: "Capsules", image: "cream.jpg", kind: "Supplement", details: ["A capsule a day. {supplementDisclaimer}"] },
	),
	resources: entriesOf("resources", {
		slug: "winter",
		title: "Skin in winter",
		relatedServices: ["facial", "laser", "needling", "peptides"],
		visitSheet: true,
	}),
	aftercare: entriesOf("aftercare", { slug: "facial" }, { slug: "laser" }, { slug: "needling" }, { slug: "peptides" }),
	waits: entriesOf("waits", { after: "laser", before: "facial", days: 7, laterDays: 7, why: "the skin is still warm" }),
	concernGuides: entriesOf("concernGuides", { slug: "dullness", title: "Dullness", services: ["facial", "needling"] }),
	careers: entriesOf("careers", { slug: "nurse", title: "Nurse" }),
	legal: entriesOf("legal", { slug: "privacy", title: "Privacy" }),
	landingPages: entriesOf("landingPages", { slug: "norman-spa", city: "Norman" }),
	faqs: entriesOf("faqs", { question: "Where do I park?" }, { question: "Can I bring a friend?" }),
	campaigns: entriesOf("campaigns", { slug: "open-house", image: "window.jpg" }),
	statements: entriesOf(
		"statements",
		{ name: "examination", text: "A nurse practitioner or the physician examines you first.", source: "The law" },
		{ name: "afterHours", text: "Call {phone} while we’re open, and go to urgent care if we aren’t." },
		{
			name: "supplementDisclaimer",
			text: "This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.",
		},
	),
	synonyms: entriesOf("synonyms", { href: "/services/facial", synonyms: ["cleanup", "botox"] }),
	redirects: entriesOf("redirects", { from: "/book", to: "/schedule" }, { from: "/where", to: "/contact#questions" }),
	media: entriesOf(
		"media",
		{
			file: "window.jpg",
			person: "client",
			consent: { reference: "C-2026-001", date: "2026-03-02", scope: ["website", "social"], until: "2999-12-31" },
		},
		...["cups.jpg", "facial.jpg", "laser.jpg", "cream.jpg"].map((file) => ({ file })),
		{ file: "ground.jpg", alt: "Sand-colored paper with the shadow of a leaf", subject: "portrait ground: paper" },
	),
};
const others = collectionNames.filter((name) => !named[name]).map((name) => [name, entriesOf(name, {})]);

/** A kind that has nothing of its own here has one entry, which its schema makes. */
export const sampleContent = { ...Object.fromEntries(others), ...named } as Sample;

/** An entry of a kind by its index, the first by default. */
export const sampleEntry = <K extends CollectionName>(kind: K, index = 0): Input<K> => {
	const entry = sampleContent[kind][index];
	if (entry === undefined) throw new Error(`The sample content has no ${kind}[${index}].`);
	return entry;
};
