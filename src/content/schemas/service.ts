import { z } from "zod";
import { procedures } from "./license";
import { boxedWarnings, faq, line, paragraph, picture, sample, seo, slug } from "./parts";

/** What one amount buys, for the price estimator. "series": several visits together. */
export const priceModels = ["session", "area", "syringe", "vial", "unit", "month", "series", "once", "test", "addition"] as const;

/** One price of a service. Amounts are US dollars, tax not included. */
export const price = z.strictObject({
	/** What is bought: "Single treatment", "Series of three", "Small area". */
	name: line(70),
	/** US dollars. */
	amount: z.number().positive().max(20000).multipleOf(0.01),
	/** True if the amount is only the lowest price. */
	from: z.boolean().default(false),
	/** If the amount is only the lowest price: the highest that someone is likely to pay, in US dollars. */
	upTo: z.number().positive().max(20000).multipleOf(0.01).optional(),
	/** What one amount buys: "per treatment", "per syringe", "per unit", "per month". */
	unit: line(40),
	/** The same for the estimator; checks/prices.ts compares the two. */
	model: z.enum(priceModels),
	/** For several bought together: the single price that they're bought at otherwise, by its name, and how many of it they are. */
	replaces: z.strictObject({ price: line(70), quantity: z.number().int().min(2).max(60) }).optional(),
	/** What's included, or what the price depends on. */
	note: line(200).optional(),
	sample,
});

/** Names that visitors search for. The trademarks that checks/banned-words.ts lists appear here and nowhere else on the page. */
export const brandNames = z.strictObject({
	label: z.enum(["Also known as", "Brands we carry", "Brands we prescribe"]),
	names: z.array(line(40)).min(1).max(8),
	/** What the names have in common, or how they differ. */
	note: line(240).optional(),
	sample,
});

/** From `min` to `max`; equal if there's one figure. */
const range = (max: number) =>
	z
		.strictObject({ min: z.number().int().min(0).max(max), max: z.number().int().min(0).max(max) })
		.refine(({ min, max: most }) => min <= most, "a min that isn't above the max");

/**
 * The facts of a treatment as numbers, for the finder, the comparison and the plan of a series. They don't add anything to the prose in `facts`;
 * checks/course.ts compares the two. A week is 7 days, a month 30, a year 365.
 */
export const course = z.strictObject({
	/** Visits of the first course; null for care that goes on for as long as it's wanted. */
	sessions: range(60).nullable(),
	/** Days from one visit to the next; null if there's no usual interval. */
	intervalDays: range(366).nullable(),
	visitMinutes: range(300),
	/** Days of visible marks or rest. */
	downtimeDays: range(60),
	/** Days until a change can be seen or felt. */
	onsetDays: range(400),
	/** Days that a result lasts; null if that can't be said in days. */
	lastsDays: range(2000).nullable(),
	/** Whether anything pierces the skin, blood draws included. */
	needles: z.boolean(),
	/** Whether the skin is numbed with a cream or a shot. */
	numbing: z.boolean(),
	/** Fitzpatrick types it's offered for, 1 to 6. */
	skinTypes: z.strictObject({ from: z.number().int().min(1).max(6), to: z.number().int().min(1).max(6) }),
	/** Days that the longest rule of the aftercare holds; 0 for the same day, null for as long as care goes on. */
	aftercareDays: z.number().int().min(0).max(120).nullable(),
});

/** content/services/<slug>.json: one treatment, its page and its card. */
export const service = z.strictObject({
	/** The customer's label, "1" to "25"; never a key. */
	id: z.string().regex(/^\d+(-\d+)*$/, 'digits in quotes, such as "7"'),
	slug,
	title: line(60),
	/** A slug of content/categories.json. */
	category: slug,
	/** For cards: one sentence. */
	shortDescription: line(150).min(60),
	/** The lead below the title: one or two sentences. */
	description: line(320).min(120),
	image: picture,
	/** The first one is shown from edge to edge, the others beside the timeline. */
	galleryImages: z.array(picture).min(2).max(4),
	brands: z.array(brandNames).max(2).default([]),
	seo,
	/** What it is and how it works. */
	aboutTreatment: z.array(paragraph).min(2).max(5),
	candidacy: z.strictObject({
		/** Who it tends to suit. */
		goodFor: z.array(line(200)).min(3).max(6),
		/** Who shouldn't have it, or not yet. */
		notFor: z.array(line(220)).min(3).max(7),
	}),
	/** Who gets no offer from the treatment finder: slugs of content/exclusions.json. */
	exclusions: z.array(
		z.strictObject({ exclusion: slug, /** What it's limited to: "for pellets", "until your prescriber agrees". */ note: line(80).optional() }),
	),
	/** The four steps of a visit. */
	whatToExpect: z.strictObject({
		before: paragraph,
		theDay: paragraph,
		after: paragraph,
		results: paragraph,
	}),
	facts: z.strictObject({
		sessions: line(80),
		spacing: line(80),
		duration: line(80),
		downtime: line(80),
		onset: line(80),
		lasts: line(80),
	}),
	course,
	prices: z.array(price).min(1).max(8),
	boxedWarnings,
	/** Common ones first, then rare but serious ones. */
	risks: z.array(line(260)).min(3).max(8),
	preCare: z.array(line(220)).min(3).max(7),
	postCare: z.array(line(220)).min(3).max(8),
	/** Statements that law or good practice requires, such as that compounded drugs are not FDA-approved. */
	notices: z.array(paragraph).max(3).default([]),
	faqs: z.array(faq).min(5).max(9),
	/** Slugs of content/concerns.json. */
	concerns: z.array(slug).min(1).max(6),
	/** Decides who may perform it (license.ts). */
	procedure: z.enum(procedures),
	/** Slugs of content/team. */
	performers: z.array(slug).min(1).max(5),
	/** Slugs of other services. */
	related: z.array(slug).min(2).max(4),
});

export type Service = z.infer<typeof service>;
