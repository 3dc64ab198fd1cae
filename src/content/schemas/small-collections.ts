/** The small lists: one array a file. */
import { z } from "zod";
import { day, faq, href, line, localSecond, paragraph, picture, sample, slug } from "./parts";

/** content/categories.json: the cards on the home page and the sections of /services. */
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
/** content/concerns.json: what visitors want treated. */
export const concern = z.strictObject({
	slug,
	title: line(40),
	/** In a visitor's words. */
	description: line(130).min(40),
});
/** content/exclusions.json: why a treatment may not be for someone. */
export const exclusion = z.strictObject({
	slug,
	/** What a visitor says yes to: "You take a blood thinner". */
	label: line(110),
	/** After "because of": "a blood thinner". */
	reason: line(60),
	/** How a service's `notFor` names it, in lowercase; each service that does lists it in `exclusions`. */
	words: z.array(line(30)).min(1).max(10),
});
/** content/reviews.json: what clients say. */
export const review = z.strictObject({
	id: z.number().int().positive(),
	/** First name and initial: "Dana W." */
	name: z.string().regex(/^[A-Z][a-zA-Z'-]+ [A-Z]\.$/, 'a first name and an initial, such as "Dana W."'),
	review: z.string().trim().min(60).max(600),
	rating: z.number().int().min(1).max(5),
	date: day,
	/** The slug of the service it's about, if the client named one. */
	service: slug.optional(),
	/** The reference of the client's signed authorization (45 CFR 164.508); a review that isn't a sample needs one. */
	authorization: line(60).optional(),
	sample,
});
/** How many of a price, named by its service's slug and its own name. */
const priceQuantity = z.strictObject({ service: slug, price: line(70), quantity: z.number().int().min(1).max(100) });
/** What a membership brings, for the price estimator; `includes` says the same in words (checks/offers.ts). */
export const benefits = z.strictObject({
	/** What's included each month, or every three months: one of the choices. */
	included: z
		.array(
			z.strictObject({
				every: z.enum(["month", "quarter"]),
				choices: z
					.array(z.strictObject({ items: z.array(priceQuantity).min(1).max(4) }))
					.min(1)
					.max(4),
			}),
		)
		.min(1)
		.max(6),
	/** Off the single prices of these services. */
	discounts: z
		.array(z.strictObject({ percent: z.number().int().min(1).max(90), services: z.array(slug).min(1).max(40) }))
		.max(4)
		.default([]),
	/** A fixed price instead of the single one, in US dollars; `every` if it's for one a month or a quarter. */
	memberPrices: z
		.array(
			z.strictObject({
				service: slug,
				price: line(70),
				amount: z.number().positive().max(20000).multipleOf(0.01),
				every: z.enum(["month", "quarter"]).optional(),
			}),
		)
		.max(6)
		.default([]),
});
/** content/memberships.json: the tiers. */
export const membership = z.strictObject({
	slug,
	name: line(40),
	/** US dollars a month. */
	monthlyPrice: z.number().positive().max(2000),
	/** Payments that it takes at least. */
	commitmentMonths: z.number().int().min(1).max(24),
	summary: line(200),
	includes: z.array(line(160)).min(3).max(7),
	benefits,
	/** Commitment, pause, cancellation. */
	terms: z.array(line(200)).min(2).max(5),
	sample,
});
/** content/packages.json: several treatments bought together. */
export const treatmentPackage = z.strictObject({
	slug,
	name: line(60),
	summary: line(220),
	services: z.array(slug).min(1).max(5),
	/** US dollars. */
	amount: z.number().positive().max(20000),
	/** What the treatments cost separately, in US dollars. */
	separately: z.number().positive().max(20000),
	includes: z.array(line(160)).min(2).max(6),
	/** The same as prices and how many of each; their sum is `separately`. */
	contents: z.array(priceQuantity).min(1).max(8),
	terms: line(220),
	sample,
});
/** content/faqs.json: questions about the spa as a whole. */
export const siteFaq = faq.extend({
	/** Decides which page it's on. */
	topic: z.enum(["visit", "booking", "pricing", "shop", "records"]),
	sample,
});
/** content/statements.json: sentences that have to read the same everywhere. A text uses one by its name in braces. */
export const statement = z.strictObject({
	name: z.string().regex(/^[a-z]+([A-Z][a-z0-9]*)*$/, "words run together, such as afterHours"),
	/** May hold the facts of site.json, such as {phone}. */
	text: line(700).min(40),
	/** Where the wording comes from, if a law or a label sets it. */
	source: line(160).optional(),
	sample,
});
/** content/synonyms.json: what visitors type if they mean a page that says it otherwise. */
export const synonym = z.strictObject({
	/** A page, or a question on one. */
	href: z.string().regex(/^(\/[a-z0-9-]+)+(#[a-z0-9-]+)?$/, "the path of a page, such as /services/neuromodulators"),
	/** Lowercase, as they're typed. They aren't shown, so trademarks and advertising words may be among them. */
	synonyms: z
		.array(line(40).regex(/^[^A-Z]*$/, "lowercase"))
		.min(1)
		.max(40),
});
/** content/redirects.json: addresses that people type or remember, and where each leads. */
export const redirect = z.strictObject({
	/** Answered with a slash at its end, too. */
	from: z.string().regex(/^(\/[a-z0-9-]+)+(\.xml)?$/, "a path of lowercase words, without a slash at the end, such as /book"),
	/** A page, or an anchor on one. */
	to: z.string().regex(/^(\/|(\/[a-z0-9-]+)+(\.xml)?)(#[a-z0-9-]+)?$/, "the path of a page, perhaps with an anchor, such as /resources#faqs"),
	/** Why it's there, for whoever wonders whether it can go. */
	note: line(120),
});
/** content/campaigns.json: dialogs that open by themselves during a window of time (docs/specification.md R34). */
export const campaign = z.strictObject({
	slug,
	/** The dialog's accessible name. */
	dialogName: line(40),
	/** The local-storage key that remembers the day it was last closed. */
	storageKey: line(60),
	/** The first and last second in which it may open, in the spa's zone; `first` may be null. */
	window: z.strictObject({ first: localSecond.nullable(), last: localSecond }),
	/** Milliseconds after the page load, or after the previous campaign was closed. */
	delayMs: z.number().int().nonnegative().max(60000),
	/** Once closed, it stays closed for the rest of the spa's calendar day ("day") or for good ("once"). */
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
	/** What the dialog offers for the visitor's calendar. */
	event: z
		.strictObject({
			title: line(80),
			/** On the spa's clock. */
			starts: localSecond,
			ends: localSecond,
			/** Where it is, if it isn't at the spa. */
			place: line(120).optional(),
		})
		.refine(({ starts, ends }) => starts < ends, { error: "an end that's after the start", path: ["ends"] })
		.optional(),
	sample,
});
/** content/media/catalog.json: every picture, with its alt text. */
export const mediaEntry = z.strictObject({
	file: picture,
	/** What the picture shows, for people who can't see it. */
	alt: line(200).min(20),
	/** In a word or two. `interior` and `exterior` are pictures of the spa itself (checks/pictures.ts); portraits' grounds begin with `portrait ground`. */
	subject: line(60),
	/** True if a client can be recognized or a result is shown. */
	client: z.boolean().default(false),
	/** The reference of the written consent; required if `client` is true. */
	consent: line(60).optional(),
});
