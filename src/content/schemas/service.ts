import { z } from "zod";
import { procedures } from "./license";
import { faq, line, paragraph, picture, sample, seo, slug } from "./parts";

/** One price of a service. Amounts are US dollars, tax not included. */
export const price = z.strictObject({
	/** What is bought: "Single treatment", "Series of three", "Small area". */
	name: line(70),
	/** US dollars. */
	amount: z.number().positive().max(20000).multipleOf(0.01),
	/** True where the amount is the least it costs, and the plan decides. */
	from: z.boolean().default(false),
	/** What one amount buys: "per treatment", "per syringe", "per unit", "per month". */
	unit: line(40),
	/** What is included, or what it depends on. */
	note: line(200).optional(),
	sample,
});

/** content/services/<slug>.json: one treatment, its page and its card. */
export const service = z.strictObject({
	/** The customer's label, "1" to "25"; a label only, never a key. */
	id: z.string().regex(/^\d+(-\d+)*$/, 'digits in quotes, such as "7"'),
	slug,
	title: line(60),
	/** A slug of content/categories.json. */
	category: slug,
	/** For cards: one sentence of 60 to 150 characters. */
	shortDescription: line(150).min(60),
	/** The lead below the title: one or two sentences of 120 to 320 characters. */
	description: line(320).min(120),
	/** The service's own picture. */
	image: picture,
	/** 2 to 4 more pictures. */
	galleryImages: z.array(picture).min(2).max(4),
	seo,
	/** What it is and how it works: 2 to 4 paragraphs. */
	aboutTreatment: z.array(paragraph).min(2).max(5),
	candidacy: z.strictObject({
		/** Who it tends to suit: 3 to 6 lines. */
		goodFor: z.array(line(200)).min(3).max(6),
		/** Who should not have it, or not yet: 3 to 7 lines. */
		notFor: z.array(line(220)).min(3).max(7),
	}),
	/** The four stations of the visit. */
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
	prices: z.array(price).min(1).max(8),
	/** Common first, then rare but serious: 3 to 8 lines. */
	risks: z.array(line(260)).min(3).max(8),
	/** 3 to 7 lines. */
	preCare: z.array(line(220)).min(3).max(7),
	/** 3 to 8 lines. */
	postCare: z.array(line(220)).min(3).max(8),
	/** Statements the law or good practice asks for, such as that compounded drugs are not FDA-approved. */
	notices: z.array(paragraph).max(3).default([]),
	faqs: z.array(faq).min(5).max(9),
	/** Slugs of content/concerns.json. */
	concerns: z.array(slug).min(1).max(6),
	/** What the law looks at when it asks who may perform it. */
	procedure: z.enum(procedures),
	/** Slugs of content/team of those who perform it. */
	performers: z.array(slug).min(1).max(5),
	/** Slugs of two to four other services. */
	related: z.array(slug).min(2).max(4),
});

export type Service = z.infer<typeof service>;
