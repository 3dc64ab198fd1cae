import type { z } from "zod";
import type { CollectionName, collections } from "../../src/schemas/collections";
import { isStateLicense } from "../../src/schemas/collections/license";
import { completePages } from "./sample-pages";

/**
 * A small spa that is complete and valid; tests of schemas and checks break one thing of it. It is independent of content/, so that an
 * editor can change everything there. The first entry of each kind has every field of its schema.
 */

/** An entry as in its file. */
export type Input<K extends CollectionName> = z.input<(typeof collections)[K]["schema"]>;

/** Sentences of about ten words, different for each topic and part. */
const prose = (topic: string, part: string, sentences = 6): string =>
	Array.from({ length: sentences }, (_, index) => `${part[0]?.toUpperCase()}${part.slice(1)}, sentence ${index + 1}, describes ${topic} in a few words.`).join(
		" ",
	);
/** Lines that are too short to count as repeated paragraphs. */
const lines = (count: number, what: string): string[] => Array.from({ length: count }, (_, index) => `Line ${index + 1}: ${what}`);
const questions = (topic: string, count: number): Input<"services">["faqs"] =>
	Array.from({ length: count }, (_, index) => ({ question: `What’s question ${index + 1} about?`, answer: prose(topic, `answer ${index + 1}`, 2) }));
const sections = (topic: string, count: number): Input<"legal">["sections"] =>
	Array.from({ length: count }, (_, index) => ({
		heading: `Part ${index + 1}`,
		paragraphs: [prose(topic, `section ${index + 1}`), prose(topic, `section ${index + 1}, continued`)],
		bullets: lines(2, "a bullet"),
		closing: [prose(topic, `the end of section ${index + 1}`)],
	}));
const seo = (title: string): Input<"pages">["seo"] => ({
	title: `About: ${title}`,
	description: `What a visitor would like to know about ${title} before asking for an appointment with us.`,
	keywords: ["spa", "sample", "visit"],
});

type Own<K extends CollectionName, Given extends keyof Input<K>> = Pick<Input<K>, Given> & Partial<Input<K>>;

/** A visit that a prescriber's examination comes before. */
const ordered = (topic: string): Input<"services">["whatToExpect"] => ({
	before: "{examination} Then a nurse explains the visit.",
	theDay: prose(topic, "the day"),
	after: prose(topic, "after"),
	results: prose(topic, "results"),
});

const aMedicalReview = { reviewer: "dana-doctor", date: "2026-05-04" };
const aSource = (number: number) => ({ publisher: "A public body", title: `Page ${number} of it`, href: `https://www.nih.gov/page-${number}`, year: 2024 });

export const anAftercare = (own: Own<"aftercare", "slug">): Input<"aftercare"> => ({
	lead: `What the hours after ${own.slug} are like, and what’s normal: a little of everything, and nothing for long.`,
	items: [
		{ fromDay: 0, toDay: 0, kind: "normal", text: "A warm feeling is normal." },
		{ fromDay: 0, toDay: 1, kind: "do", text: "Drink a glass of water with each meal." },
		{ fromDay: 0, toDay: 2, kind: "avoid", text: "Stay away from the gym." },
	],
	warnings: (["today", "now", "911"] as const).map((level) => ({ level, text: `A sign of the level ${level}` })),
	seo: seo(`${own.slug} aftercare`),
	...own,
});

export const aGuide = (own: Own<"concernGuides", "slug" | "title" | "image" | "concerns" | "services">): Input<"concernGuides"> => ({
	summary: `A sentence or two that say on a card what the guide on ${own.title} answers for its reader, in full.`,
	lead: prose(own.title, "the guide’s lead", 2),
	sections: sections(`the guide to ${own.title}`, 5),
	treatments: { heading: "What we use", text: [prose(own.title, "the treatments", 2)] },
	faqs: questions(`the guide to ${own.title}`, 3),
	review: aMedicalReview,
	sources: [aSource(1), aSource(2), aSource(3)],
	seo: seo(`guide to ${own.title}`),
	...own,
});

export const aService = (
	own: Own<"services", "slug" | "title" | "category" | "image" | "galleryImages" | "concerns" | "procedure" | "performers" | "related">,
): Input<"services"> => ({
	id: "1",
	shortDescription: `One sentence that says on a card what ${own.title} is, and what it can do.`,
	description: prose(own.title, "the lead", 3),
	seo: seo(own.title),
	aboutTreatment: [prose(own.title, "how it works"), prose(own.title, "where it comes from")],
	candidacy: { goodFor: lines(3, "whom it suits"), notFor: ["Pregnancy, until your doctor agrees", ...lines(2, "who it isn’t for")] },
	whatToExpect: {
		before: prose(own.title, "before"),
		theDay: prose(own.title, "the day"),
		after: prose(own.title, "after"),
		results: prose(own.title, "results"),
	},
	facts: { sessions: "3", spacing: "4 weeks apart", duration: "45 minutes", downtime: "None", onset: "The same day", lasts: "A month" },
	course: {
		sessions: { min: 3, max: 3 },
		intervalDays: { min: 28, max: 28 },
		visitMinutes: { min: 45, max: 45 },
		downtimeDays: { min: 0, max: 0 },
		onsetDays: { min: 0, max: 0 },
		lastsDays: { min: 30, max: 30 },
		needles: false,
		numbing: false,
		skinTypes: { from: 1, to: 6 },
		aftercareDays: 2,
		eventLeadDays: { min: 1, max: 7 },
	},
	exclusions: [{ exclusion: "pregnancy", note: "until your doctor agrees" }],
	prices: [{ name: "Single treatment", amount: 150, from: true, upTo: 200, unit: "per treatment", model: "session", note: "A consultation is included." }],
	risks: lines(3, "a risk"),
	preCare: lines(3, "what to do before"),
	postCare: ["Skip the gym for two days.", "Drink more water for one day.", "Line 3: what to do after"],
	notices: [],
	boxedWarnings: [],
	brands: [{ label: "Also known as", names: [`${own.title} by another name`], note: "Both names mean one treatment.", sample: false }],
	faqs: questions(own.title, 5),
	review: aMedicalReview,
	sources: [aSource(1), aSource(2)],
	...own,
});

const shortForms: Readonly<Record<string, string>> = { physician: "MD", "registered-nurse": "RN", esthetician: "LE" };

export const aPerson = (own: Own<"team", "id" | "slug" | "name" | "role" | "group" | "licenses" | "image">): Input<"team"> => ({
	credentials: shortForms[own.licenses[0] ?? "none"] ?? "",
	licenseNumbers: Object.fromEntries(own.licenses.filter(isStateLicense).map((license) => [license, `A${own.id}`])),
	monogram: own.name.replace(/^(.).* (.).*$/, "$1$2"),
	shortBio: `A sentence about ${own.name} for the card.`,
	bio: [prose(own.name, "the day"), prose(own.name, "the way here"), prose(own.name, "the evenings")],
	education: lines(2, "a certificate"),
	focus: lines(2, "a focus"),
	quote: `I like to be asked twice, and my name is ${own.name}.`,
	seo: seo(own.name),
	...own,
});

export const aReview = (own: Own<"reviews", "id">): Input<"reviews"> => ({
	name: "Robin T.",
	review: `I was told what it would feel like and what it would cost, and that’s what happened on visit ${own.id}.`,
	rating: 4,
	date: `2026-05-${String(own.id).padStart(2, "0")}`,
	authorization: "A-2026-001",
	...own,
});

export const aSpecial = (own: Own<"specials", "slug" | "services" | "image">): Input<"specials"> => ({
	title: "Two for a friend",
	offer: "Two visits for the price of one",
	summary: prose(own.slug, "the offer", 2),
	starts: "2026-03-02",
	ends: "2026-04-30",
	terms: lines(2, "a term"),
	...own,
});

export const aCampaign = (own: Own<"campaigns", "slug" | "image">): Input<"campaigns"> => ({
	dialogName: "Open house",
	storageKey: `${own.slug}-last-seen`,
	window: { first: "2026-03-02T00:00:00", last: "2026-03-09T23:59:59" },
	delayMs: 2000,
	frequency: "once",
	eyebrow: "You’re invited",
	title: "Our open house",
	text: [prose(own.slug, "the evening", 1)],
	details: [{ label: "When", value: "Monday, 4 to 7 PM" }],
	link: { label: "Ask for a time", href: "/schedule" },
	event: { title: "Open house at {spa}", starts: "2026-03-09T16:00:00", ends: "2026-03-09T19:00:00" },
	...own,
});

export const aProduct = (own: Own<"products", "order" | "slug" | "name" | "image">): Input<"products"> => ({
	kind: "Protect",
	summary: `One sentence that says on a card what ${own.name} is, and whom it suits.`,
	details: [prose(own.name, "the details", 2)],
	howToUse: lines(2, "a step"),
	ingredients: lines(2, "an ingredient"),
	caution: "Ask first if your skin is broken.",
	size: "50 ml",
	price: 24,
	...own,
});

export const aResource = (own: Own<"resources", "slug" | "title" | "group" | "image" | "reviewer" | "relatedServices">): Input<"resources"> => ({
	summary: `A sentence or two that say on a card what the article on ${own.title} answers for its reader.`,
	lead: prose(own.title, "the lead", 2),
	published: "2026-02-03",
	reviewed: "2026-05-04",
	boxedWarnings: [],
	sections: sections(own.title, 4),
	faqs: questions(own.title, 2),
	sources: [aSource(1)],
	visitSheet: true,
	seo: seo(own.title),
	...own,
});

export const aFaq = (own: Own<"faqs", "question">): Input<"faqs"> => ({
	answer: `There are two spaces in front of the door, and they’re free for as long as you’re here. You asked: ${own.question}`,
	topic: "visit",
	...own,
});

export const aConcern = (own: Own<"concerns", "slug" | "title">): Input<"concerns"> => ({
	description: `What a visitor notices and says in plain words: ${own.title}.`.slice(0, 130),
	...own,
});

export const aCategory = (own: Own<"categories", "id" | "slug" | "title" | "image">): Input<"categories"> => ({
	shortDescription: `One sentence that says on a card what treatments of ${own.title} have in common.`,
	intro: prose(own.title, "the introduction", 2),
	href: `/services?category=${encodeURIComponent(own.title)}`,
	...own,
});

export const aPosition = (own: Own<"careers", "slug" | "title">): Input<"careers"> => ({
	employment: "Full time",
	pay: "$30 to $36 an hour",
	posted: "2026-05-04",
	summary: prose(own.title, "the position", 2),
	responsibilities: lines(4, "a task"),
	requirements: lines(3, "a requirement"),
	benefits: lines(3, "a benefit"),
	...own,
});

export const aMembership = (own: Own<"memberships", "slug" | "name" | "benefits">): Input<"memberships"> => ({
	monthlyPrice: 90,
	commitmentMonths: 3,
	summary: "One treatment each month.",
	includes: ["Each month, one treatment", ...lines(2, "what’s included")],
	terms: ["Three-month commitment, then month to month.", "Line 2: a term"],
	...own,
});

export const aPackage = (own: Own<"packages", "slug" | "name" | "services" | "contents" | "amount" | "separately">): Input<"packages"> => ({
	summary: "Two treatments bought together.",
	includes: lines(2, "what’s included"),
	terms: "Use within a year.",
	...own,
});

export const aRedirect = (own: Own<"redirects", "from" | "to">): Input<"redirects"> => ({ note: "What people type.", ...own });

/** A picture that shows nobody. */
export const aPicture = (file: string): Input<"media"> => ({
	file,
	alt: `Two cups of tea and a card that says ${file.replace(/\..*/, "")}, on a table by a window`,
	subject: "Tea",
});

const menuLink = (label: string, href: string) => ({ label, href, isDropdown: false as const, children: [] });
const aPage = (key: string, path: string, own: Partial<Input<"pages">> = {}): Input<"pages"> => ({
	key,
	path,
	label: `Page ${key}`,
	heading: `The page ${key}`,
	seo: seo(`the page ${key}`),
	...own,
});
const sentBlock = { key: "sent", heading: "It has arrived", text: ["We read it in the morning."], points: [{ title: "Too slow?", text: "Call {phone}." }] };

const facial = {
	category: "faces",
	image: "facial.jpg",
	galleryImages: ["cups.jpg", "window.jpg"],
	concerns: ["dry-skin", "redness"],
	related: ["facial", "laser"],
};
const person = (
	id: number,
	name: string,
	role: string,
	group: Input<"team">["group"],
	licenses: Input<"team">["licenses"],
	own: Partial<Input<"team">> = {},
): Input<"team"> => aPerson({ id, slug: name.toLowerCase().replace(" ", "-"), name, role, group, licenses, image: "ground.jpg", ...own });

export const sampleContent: { readonly [K in CollectionName]: readonly Input<K>[] } = {
	site: [
		{
			name: "Sample Spa",
			company: "Sample Spa LLC",
			tagline: "A spa that is a sample.",
			url: "https://www.spa.example",
			locale: "en-US",
			timeZone: "America/Chicago",
			phone: { display: "(405) 555-0100", e164: "+14055550100" },
			email: "desk@spa.example",
			textMessage: { general: "Hi, I have a question.", about: "Hi, I have a question about {topic}." },
			address: { street: "1 Sample St", city: "Norman", region: "OK", postalCode: "73069", country: "US" },
			geo: { latitude: 35.2, longitude: -97.4 },
			hours: [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }],
			holidays: [{ date: "2026-12-25", name: "Christmas Day" }],
			serviceRadius: 40000,
			areasServed: ["Norman"],
			priceRange: "$$",
			social: (["Facebook", "Instagram", "TikTok", "YouTube"] as const).map((network) => ({
				network,
				href: `https://www.${network.toLowerCase()}.com/spa.example`,
				sample: true,
			})),
			award: { label: "Kindest spa", year: 2024, by: "Neighbors", sample: true },
			trust: ["Owned by neighbors", "Rated {rating} in {reviewCount} reviews"],
			bookingUrl: null,
			map: { note: "Beside the bakery", parking: "In front of the door", href: "https://www.openstreetmap.org/#map=18/35.2/-97.4" },
		},
	],
	navigation: [
		{
			menu: [
				menuLink("Home", "/"),
				{
					label: "Services",
					href: "/services",
					isDropdown: true,
					children: [
						{
							label: "Faces",
							href: "/services#faces",
							isDropdown: true,
							children: [menuLink("Facial", "/services/facial"), menuLink("Needling", "/services/needling"), menuLink("Peptides", "/services/peptides")],
						},
						{ label: "Light & Warmth", href: "/services#light", isDropdown: true, children: [menuLink("Laser", "/services/laser")] },
					],
				},
				menuLink("Specials", "/specials"),
			],
			search: [
				{ label: "Faces", href: "/services#faces" },
				{ label: "Prices", href: "/pricing" },
				{ label: "Hours", href: "/contact" },
			],
			footer: [{ heading: "The spa", links: [{ label: "Privacy", href: "/privacy" }] }],
		},
	],
	pages: completePages(
		[
			aPage("home", "/", {
				lead: "A lead of one sentence.",
				image: "window.jpg",
				sample: true,
				blocks: [
					{ key: "hero", heading: "Come in", links: [{ label: "Ask for a time", href: "/schedule" }] },
					{ key: "welcome", eyebrow: "Welcome", heading: "Sit down first", text: ["There’s tea, and nobody hurries you."], image: "cups.jpg" },
					{ key: "special", heading: "This month", links: [{ label: "All specials", href: "/specials" }] },
				],
			}),
			aPage("about", "/about"),
			aPage("services", "/services"),
			aPage("pricing", "/pricing"),
			aPage("resources", "/resources"),
			aPage("specials", "/specials"),
			aPage("schedule", "/schedule", { blocks: [sentBlock] }),
			aPage("contact", "/contact", { blocks: [sentBlock, { key: "questions", heading: "Asked at the desk" }] }),
		],
		aPage,
	),
	categories: [
		aCategory({ id: 1, slug: "faces", title: "Faces", image: "facial.jpg" }),
		aCategory({ id: 2, slug: "light", title: "Light & Warmth", image: "laser.jpg" }),
	],
	concerns: [
		aConcern({ slug: "dry-skin", title: "Dry skin" }),
		aConcern({ slug: "redness", title: "Redness" }),
		aConcern({ slug: "tiredness", title: "Tiredness" }),
	],
	exclusions: [
		{ slug: "pregnancy", label: "You’re pregnant", reason: "pregnancy", words: ["pregnan"] },
		{ slug: "tan", label: "You have a tan", reason: "a tan", words: ["tanned", "sunburn"] },
	],
	finder: [
		{
			map: [
				{ concern: "dry-skin", view: "face", x: 30, y: 40 },
				{ concern: "redness", view: "face", x: 60, y: 50 },
				{ concern: "tiredness", view: "body", x: 55, y: 30 },
			],
			downtime: [
				{ label: "None", limit: 0 },
				{ label: "As long as it takes", limit: null },
			],
			visits: [
				{ label: "One", limit: 1 },
				{ label: "As many as it takes", limit: null },
			],
			budget: [
				{ label: "Up to $100", limit: 100 },
				{ label: "I’m flexible", limit: null },
			],
			skin: [
				{ label: "It always burns", type: 1 },
				{ label: "It never burns", type: 6 },
			],
			weights: { concern: 100, mainConcern: 30, visit: 3, ongoingVisits: 12, downtimeDay: 2, onsetWeek: 1.5, hundredDollars: 2 },
		},
	],
	services: [
		aService({
			...facial,
			slug: "facial",
			title: "Facial",
			procedure: "topical",
			performers: ["erin-esthetician", "lea-laser"],
			related: ["laser", "needling"],
			prices: [
				{ name: "Single treatment", amount: 150, from: false, unit: "per treatment", model: "session", note: "Tea is included.", sample: true },
				{ name: "Series of three", amount: 400, unit: "per series", model: "series", replaces: { price: "Single treatment", quantity: 3 } },
				{ name: "Large area", amount: 200, from: true, upTo: 260, unit: "per area", model: "area" },
			],
		}),
		aService({
			...facial,
			slug: "laser",
			title: "Laser",
			category: "light",
			procedure: "laser",
			image: "laser.jpg",
			performers: ["nora-nurse"],
			related: ["facial", "needling"],
			whatToExpect: ordered("Laser"),
			candidacy: { goodFor: lines(3, "whom it suits"), notFor: ["Pregnancy, until your doctor agrees", "Tanned skin", ...lines(1, "who it isn’t for")] },
			exclusions: [{ exclusion: "pregnancy", note: "until your doctor agrees" }, { exclusion: "tan" }],
		}),
		aService({
			...facial,
			slug: "needling",
			whatToExpect: ordered("Needling"),
			title: "Needling",
			procedure: "deep-microneedling",
			performers: ["nora-nurse"],
		}),
		aService({
			...facial,
			slug: "peptides",
			title: "Peptides",
			procedure: "prescription",
			performers: ["dana-doctor"],
			concerns: ["tiredness"],
			notices: ["The compounded peptides we prescribe are not FDA-approved."],
		}),
	],
	team: [
		person(1, "Dana Doctor", "Medical Director", "medical", ["physician"], { credentials: "MD", sample: true }),
		person(2, "Nora Nurse", "Nurse", "medical", ["registered-nurse"]),
		person(3, "Erin Esthetician", "Esthetician", "aesthetics", ["esthetician"]),
		person(4, "Lea Laser", "Laser Technician", "aesthetics", ["esthetician", "laser-technician"]),
		person(5, "Frank Front", "Front desk", "operations", ["none"], { credentials: "" }),
	],
	reviews: [aReview({ id: 1, service: "facial", sample: true }), aReview({ id: 2 }), aReview({ id: 3 })],
	memberships: [
		aMembership({
			slug: "monthly",
			name: "Monthly",
			includes: [
				"Each month, one facial",
				"Every three months, 2 laser treatments",
				"10% off single treatments by laser",
				"The large area for $180 instead of $200",
			],
			benefits: {
				included: [
					{ every: "month", choices: [{ items: [{ service: "facial", price: "Single treatment", quantity: 1 }] }] },
					{ every: "quarter", choices: [{ items: [{ service: "laser", price: "Single treatment", quantity: 2 }] }] },
				],
				discounts: [{ percent: 10, services: ["laser"] }],
				memberPrices: [{ service: "facial", price: "Large area", amount: 180, every: "month" }],
			},
			sample: true,
		}),
	],
	packages: [
		aPackage({
			slug: "face-and-light",
			name: "Face and light",
			services: ["facial", "laser"],
			amount: 400,
			separately: 450,
			includes: ["Two facials", "One laser treatment"],
			contents: [
				{ service: "facial", price: "Single treatment", quantity: 2 },
				{ service: "laser", price: "Single treatment", quantity: 1 },
			],
			sample: true,
		}),
	],
	specials: [aSpecial({ slug: "spring", services: ["facial"], image: "facial.jpg", sample: true })],
	products: [
		aProduct({ order: 1, slug: "cream", name: "Cream", image: "cream.jpg", sample: true }),
		aProduct({ order: 2, slug: "soap", name: "Soap", image: "cream.jpg", kind: "Cleanse" }),
		aProduct({ order: 3, slug: "capsules", name: "Capsules", image: "cream.jpg", kind: "Supplement", details: ["A capsule a day. {supplementDisclaimer}"] }),
	],
	resources: [
		aResource({
			slug: "winter",
			title: "Skin in winter",
			group: "skincare",
			image: "window.jpg",
			reviewer: "dana-doctor",
			relatedServices: ["facial", "laser", "needling", "peptides"],
			sample: true,
		}),
	],
	aftercare: ["facial", "laser", "needling", "peptides"].map((slug) => anAftercare({ slug })),
	waits: [{ after: "laser", before: "facial", days: 7, why: "the skin is still warm" }],
	concernGuides: [aGuide({ slug: "dullness", title: "Dullness", image: "window.jpg", concerns: ["dry-skin"], services: ["facial", "needling"] })],
	careers: [aPosition({ slug: "nurse", title: "Nurse", sample: true })],
	legal: [
		{
			slug: "privacy",
			title: "Privacy",
			lead: prose("privacy", "the lead", 2),
			updated: "2026-03-02",
			sections: sections("privacy", 4),
			seo: seo("privacy"),
			sample: true,
		},
	],
	landingPages: [
		{
			slug: "norman-spa",
			city: "Norman",
			heading: "A spa in Norman",
			lead: prose("Norman", "the lead", 2),
			image: "window.jpg",
			directions: ["the north", "the south"].map((from) => ({ from, route: "Follow Main Street to the bakery.", minutes: "10 minutes" })),
			sections: sections("Norman", 3),
			services: ["facial", "laser", "needling"],
			faqs: questions("Norman", 3),
			seo: seo("Norman"),
			sample: true,
		},
	],
	faqs: [aFaq({ question: "Where do I park?", sample: true }), aFaq({ question: "Can I bring a friend?" })],
	campaigns: [aCampaign({ slug: "open-house", image: "window.jpg", sample: true })],
	statements: [
		{ name: "examination", text: "A nurse practitioner or the physician examines you first.", source: "The law", sample: true },
		{ name: "afterHours", text: "Call {phone} while we’re open, and go to urgent care if we aren’t.", sample: true },
		{
			name: "supplementDisclaimer",
			text: "This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.",
		},
	],
	synonyms: [{ href: "/services/facial", synonyms: ["cleanup", "botox"] }],
	redirects: [aRedirect({ from: "/book", to: "/schedule" }), aRedirect({ from: "/where", to: "/contact#questions" })],
	media: [
		{
			...aPicture("window.jpg"),
			person: "client",
			consent: { reference: "C-2026-001", date: "2026-03-02", scope: ["website", "social"], until: "2999-12-31" },
		},
		...["cups.jpg", "facial.jpg", "laser.jpg", "cream.jpg"].map(aPicture),
		{ ...aPicture("ground.jpg"), alt: "Sand-colored paper with the shadow of a leaf", subject: "portrait ground: paper" },
	],
};

/** An entry of a kind by its index, the first by default. */
export const sampleEntry = <K extends CollectionName>(kind: K, index = 0): Input<K> => {
	const entry = sampleContent[kind][index];
	if (entry === undefined) throw new Error(`The sample content has no ${kind}[${index}].`);
	return entry;
};
