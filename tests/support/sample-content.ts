import { type CollectionName, collectionNames, collections } from "../../src/content/collections";
import { anEntry, type Input, type Own } from "./sample-entry";
import { sampleNavigation, samplePages, sampleSite } from "./sample-pages";
import { sampleServices } from "./sample-services";

/**
 * The content of a small spa, complete and valid, in which a test then breaks one thing. It doesn't
 * depend on content/, which editors may change. Only what tests name, or what entries say about
 * each other, is written here; `anEntry` supplies the rest.
 */

const limits = (limit: number) => [{ limit }, { limit: null }];
const one = (service: string, price: string, quantity = 1) => ({
	choices: [{ items: [{ service, price, quantity }] }],
});

type Person = Own<"team">;
const person = (
	id: number,
	name: string,
	group: Person["group"],
	licenses: Person["licenses"],
	more: Person,
): Person => ({ id, name, group, licenses, ...more });

const owns: { readonly [K in CollectionName]?: readonly Own<K>[] } = {
	site: [sampleSite],
	navigation: [sampleNavigation],
	pages: samplePages,
	categories: [
		{ id: 1, slug: "faces", title: "Faces", image: "facial.jpg" },
		{ id: 2, slug: "light", title: "Light & Warmth", image: "laser.jpg" },
	],
	concerns: [
		{ slug: "dry-skin", title: "Dry skin" },
		{ slug: "redness", title: "Redness" },
		{ slug: "tiredness", title: "Tiredness" },
	],
	exclusions: [
		{ slug: "pregnancy", label: "You’re pregnant", words: ["pregnan"] },
		{ slug: "tan", label: "You have a tan", words: ["tanned", "sunburn"] },
	],
	finder: [
		{
			map: [
				{ concern: "dry-skin", view: "face", x: 30, y: 40 },
				{ concern: "redness", view: "face", x: 60, y: 50 },
				{ concern: "tiredness", view: "body", x: 55, y: 30 },
			],
			areas: [
				{
					concern: "dry-skin",
					name: "Cheeks",
					view: "face",
					x: 35,
					y: 60,
					prices: [{ service: "facial", price: "Large area" }],
				},
			],
			downtime: limits(0),
			visits: limits(1),
			budget: limits(100),
			skin: [{ type: 1 }, { type: 6 }],
		},
	],
	services: sampleServices,
	team: [
		person(1, "Dana Doctor", "medical", ["physician"], {
			role: "Medical Director",
			credentials: "MD",
			shortBio: "She listens first.",
		}),
		person(2, "Nora Nurse", "medical", ["registered-nurse"], { role: "Nurse", credentials: "RN" }),
		person(3, "Erin Esthetician", "aesthetics", ["esthetician"], { role: "Esthetician" }),
		person(4, "Lea Laser", "aesthetics", ["esthetician", "laser-technician"], {
			role: "Laser Technician",
		}),
		person(5, "Frank Front", "operations", ["none"], { role: "Front desk" }),
	],
	reviews: [{ id: 1, service: "facial" }, { id: 2 }, { id: 3 }],
	memberships: [
		{
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
		},
	],
	packages: [
		{
			slug: "face-and-light",
			services: ["facial", "laser"],
			amount: 400,
			separately: 450,
			includes: ["Two facials", "One laser treatment"],
			contents: [
				{ service: "facial", price: "Single treatment", quantity: 2 },
				{ service: "laser", price: "Single treatment", quantity: 1 },
			],
		},
	],
	specials: [{ slug: "spring", image: "facial.jpg" }],
	products: [
		{ order: 1, slug: "cream", name: "Cream", image: "cream.jpg" },
		{ order: 2, slug: "soap", name: "Soap", image: "cream.jpg" },
		{
			order: 3,
			slug: "capsules",
			name: "Capsules",
			image: "cream.jpg",
			kind: "Supplement",
			details: ["A capsule a day. {supplementDisclaimer}"],
		},
	],
	resources: [
		{
			slug: "winter",
			title: "Skin in winter",
			relatedServices: ["facial", "laser", "needling", "peptides"],
			visitSheet: true,
		},
	],
	aftercare: [{ slug: "facial" }, { slug: "laser" }, { slug: "needling" }, { slug: "peptides" }],
	waits: [
		{ after: "laser", before: "facial", days: 7, laterDays: 7, why: "the skin is still warm" },
	],
	concernGuides: [{ slug: "dullness", title: "Dullness", services: ["facial", "needling"] }],
	careers: [{ slug: "nurse", title: "Nurse" }],
	legal: [{ slug: "privacy", title: "Privacy" }],
	landingPages: [{ slug: "norman-spa", city: "Norman" }],
	faqs: [{ question: "Where do I park?" }, { question: "Can I bring a friend?" }],
	campaigns: [{ slug: "open-house", image: "window.jpg" }],
	statements: [
		{
			name: "examination",
			text: "A nurse practitioner or the physician examines you first.",
			source: "The law",
		},
		{
			name: "afterHours",
			text: "Call {phone} while we’re open, and go to urgent care if we aren’t.",
		},
		{
			name: "supplementDisclaimer",
			text: "This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.",
		},
	],
	synonyms: [{ href: "/services/facial", synonyms: ["cleanup", "botox"] }],
	redirects: [
		{ from: "/book", to: "/schedule" },
		{ from: "/where", to: "/contact#questions" },
	],
	media: [
		{
			file: "window.jpg",
			person: "client",
			consent: {
				reference: "C-2026-001",
				date: "2026-03-02",
				scope: ["website", "social"],
				until: "2999-12-31",
			},
		},
		...["cups.jpg", "facial.jpg", "laser.jpg", "cream.jpg"].map((file) => ({ file })),
		{
			file: "ground.jpg",
			alt: "Sand-colored paper with the shadow of a leaf",
			subject: "portrait ground: paper",
		},
	],
};

/** A kind without entries above gets one. The first entry is marked as a sample. */
const entriesOf = <K extends CollectionName>(kind: K): Input<K>[] => {
	const sample = Object.hasOwn(collections[kind].schema.shape, "sample") && { sample: true };
	const given: readonly Own<K>[] = owns[kind] ?? [{} as Own<K>];
	return given.map((own, index) => anEntry(kind, { ...(index === 0 && sample), ...own }));
};

export const sampleContent = Object.fromEntries<unknown>(
	collectionNames.map((name) => [name, entriesOf(name)]),
) as {
	readonly [K in CollectionName]: readonly Input<K>[];
};
