import type { z } from "zod";
import { type CollectionName, collections } from "../../src/content/collections";
import { isStateLicense, orderedProcedures } from "../../src/content/team/license";
import { getShape } from "../../src/schemas/entry-fields";
import { fillSchema } from "./fill-schema";

export type Input<K extends CollectionName> = z.input<(typeof collections)[K]["schema"]>;

/** Some values of an entry, at any depth. The schema supplies the others; `undefined` omits one. */
type Given<T> = T extends readonly (infer Item)[]
	? readonly Given<Item>[]
	: T extends object
		? { readonly [Field in keyof T]?: Given<T[Field]> | undefined }
		: T | undefined;

export type Own<K extends CollectionName> = Given<Input<K>>;

/** The content check wants one publisher for each address. */
const aSource = (page: number) => ({
	publisher: "A public body",
	href: `https://www.nih.gov/page-${page}`,
});

/** Values on which checks depend that compare fields, which a schema alone can't satisfy. */
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
		courseNotes: {
			duration: ", tea included",
			...(procedure === "deep-microneedling" && { needles: ": a pen" }),
		},
		exclusions: [{ exclusion: "pregnancy", note: "until your doctor agrees" }],
		notices: [],
		postCare: [
			"Skip the gym for two days.",
			"Drink more water for one day.",
			"Use what you used before.",
		],
		sources: [1, 2].map(aSource),
		prices: [
			{
				name: "Single treatment",
				amount: 150,
				from: true,
				upTo: 200,
				unit: "per treatment",
				note: "A consultation is included.",
				addedTo: [],
			},
		],
		whatToExpect: orderedProcedures.includes(procedure)
			? { before: "{examination} Then a nurse explains the visit and its needles." }
			: {},
	}),
	team: ({ id, name = "", licenses = [] }) => ({
		slug: name.toLowerCase().replace(" ", "-"),
		monogram: name.replace(/^(.).* (.).*$/, "$1$2"),
		licenseNumbers: Object.fromEntries(
			licenses
				.filter((license) => license && isStateLicense(license))
				.map((license) => [license, `A${id}`]),
		),
		image: "ground.jpg",
	}),
	categories: ({ title = "" }) => ({ href: `/services?category=${encodeURIComponent(title)}` }),
	reviews: ({ id }) => ({
		name: "Robin T.",
		authorization: "A-2026-001",
		date: `2026-05-${String(id).padStart(2, "0")}`,
	}),
	specials: () => ({
		starts: "2026-03-02",
		ends: "2026-04-30",
		prices: [{ service: "facial", price: "Single treatment", amount: 120 }],
	}),
	memberships: () => ({
		includes: ["Each month, one treatment", "A cup of tea", "A towel"],
		benefits: { discounts: [], memberPrices: [] },
		terms: ["Three-month commitment, then month to month.", "You can pause it."],
	}),
	campaigns: ({ slug }) => ({
		storageKey: `${slug}-last-seen`,
		window: { first: "2026-03-02T00:00:00", last: "2026-03-09T23:59:59" },
		event: {
			title: "Open house at {spa}",
			starts: "2026-03-09T16:00:00",
			ends: "2026-03-09T19:00:00",
		},
	}),
	resources: () => ({ boxedWarnings: [], published: "2025-02-03", sources: [aSource(1)] }),
	concernGuides: () => ({ sources: [1, 2, 3].map(aSource) }),
	careers: () => ({ employment: "Full time" }),
	media: ({ file = "" }) => ({
		alt: `Two cups of tea and a card that says ${file.replace(/\..*/, "")}, on a table by a window`,
		subject: "Tea",
	}),
};

/** An entry of a kind: `own`, completed to what the kind's schema and checks require. */
export const anEntry = <K extends CollectionName>(kind: K, own: Own<K>): Input<K> => {
	const { name, slug, key, id, question } = own as Readonly<Record<string, unknown>>;
	const title = name ?? slug ?? key ?? id ?? question ?? "";
	const topic = `${kind.replace(/[A-Z]/g, " $&").toLowerCase()} ${title}`.trim();
	const given = { ...agreeing[kind]?.(own), ...own };
	return fillSchema(getShape(collections[kind].schema), given, topic) as Input<K>;
};
