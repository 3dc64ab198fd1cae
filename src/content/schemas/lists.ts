/** The small lists: one array a file. */
import { z } from "zod";
import { day, faq, href, line, localSecond, paragraph, picture, sample, slug } from "./parts";

/** content/categories.json: the six cards of the home page and the parts of /services. */
export const category = z.strictObject({
	/** The order, from 1. */
	id: z.number().int().positive(),
	slug,
	title: line(60),
	shortDescription: line(140).min(50),
	/** The paragraph below the heading on /services. */
	intro: paragraph,
	/** Where the card leads. */
	href,
	image: picture,
});
export type Category = z.infer<typeof category>;

/** content/concerns.json: what visitors come with. */
export const concern = z.strictObject({
	slug,
	title: line(40),
	/** 40 to 130 characters, in a visitor's words. */
	description: line(130).min(40),
});
export type Concern = z.infer<typeof concern>;

/** content/reviews.json: what clients wrote. */
export const review = z.strictObject({
	id: z.number().int().positive(),
	/** First name and initial: "Dana W." */
	name: z.string().regex(/^[A-Z][a-zA-Z'-]+ [A-Z]\.$/, 'a first name and an initial, such as "Dana W."'),
	review: z.string().trim().min(60).max(600),
	rating: z.number().int().min(1).max(5),
	date: day,
	/** The slug of the service it is about, where the client named one. */
	service: slug.optional(),
	sample,
});
export type Review = z.infer<typeof review>;

/** content/memberships.json: the three tiers. */
export const membership = z.strictObject({
	slug,
	name: line(40),
	/** US dollars a month. */
	monthlyPrice: z.number().positive().max(2000),
	summary: line(200),
	includes: z.array(line(160)).min(3).max(7),
	/** Commitment, pause, cancellation. */
	terms: z.array(line(200)).min(2).max(5),
	sample,
});
export type Membership = z.infer<typeof membership>;

/** content/packages.json: several treatments bought together. */
export const treatmentPackage = z.strictObject({
	slug,
	name: line(60),
	summary: line(220),
	services: z.array(slug).min(1).max(5),
	/** US dollars. */
	amount: z.number().positive().max(20000),
	/** What the parts cost one by one, US dollars. */
	separately: z.number().positive().max(20000),
	includes: z.array(line(160)).min(2).max(6),
	terms: line(220),
	sample,
});
export type TreatmentPackage = z.infer<typeof treatmentPackage>;

/** content/faqs.json: questions about the spa as a whole. */
export const siteFaq = faq.extend({
	/** Where it is asked. */
	topic: z.enum(["visit", "booking", "pricing", "shop", "records"]),
});
export type SiteFaq = z.infer<typeof siteFaq>;

/** content/campaigns.json: dialogs that open by themselves for a while (docs/specification.md R34). */
export const campaign = z.strictObject({
	slug,
	/** The dialog's accessible name. */
	dialogName: line(40),
	/** The local-storage key that remembers the day it was last closed. */
	storageKey: line(60),
	/** First and last second in which it may open, on the spa's clock; first is null where it has no beginning. */
	window: z.strictObject({ first: localSecond.nullable(), last: localSecond }),
	/** Milliseconds from load, or from the closing of the one before. */
	delayMs: z.number().int().nonnegative().max(60000),
	/** How long it stays away once closed: "day", for the rest of the spa's calendar day; "once", for good. */
	frequency: z.enum(["day", "once"]),
	eyebrow: line(60),
	title: line(80),
	text: z.array(paragraph).min(1).max(3),
	details: z
		.array(z.strictObject({ label: line(30), value: line(80) }))
		.max(4)
		.default([]),
	link: z.strictObject({ label: line(40), href }),
	image: picture.optional(),
	sample,
});
export type Campaign = z.infer<typeof campaign>;

/** content/media/catalog.json: every picture, with its alt text. */
export const mediaEntry = z.strictObject({
	file: picture,
	/** What is to be seen, for those who do not see it; 20 to 200 characters. */
	alt: line(200).min(20),
	subject: line(60),
	/** True where a person can be recognised or a result is shown. */
	client: z.boolean().default(false),
	/** The consent's reference; needed where client is true. */
	consent: line(60).optional(),
});
export type MediaEntry = z.infer<typeof mediaEntry>;
