import { z } from "zod";
import { day, factLine, factParagraph, formed, href, line, list, localSecond, picture, reference, richParagraph, sample, slug, whole } from "./parts";

/** What the spa offers: packages, memberships, specials, products and campaigns. */

const dollars = (max: number, min = 1) => z.number().min(min).max(max);
const serviceOf = reference("services").meta({ bySlug: true, description: "The service, by its slug (the name of its file)." });
const nameOfPrice = line(70).meta({
	text: undefined,
	title: "Name of the price",
	description: "The name of the price, as it is in the service's own list of prices.",
});

/** How many of a price, named by its service's slug and its own name. */
const priceQuantity = z
	.strictObject({
		service: serviceOf,
		price: nameOfPrice,
		quantity: whole(1, 100).describe("How many of it, such as 3 treatments or 20 units."),
	})
	.meta({ typeName: "PriceQuantity" });
/** What a membership brings, for the price estimator; `includes` says the same in words (checks/offers.ts). */
export const benefits = z.strictObject({
	included: list(
		z.strictObject({
			every: z.enum(["month", "quarter"]).meta({ title: "How often", description: "Month, or quarter for every three months." }),
			choices: list(
				z.strictObject({
					items: list(priceQuantity, 1, 4).meta({ title: "What's in it", description: "The prices of this choice, and how many of each." }),
				}),
				1,
				4,
			).describe("What the member chooses from: one choice, or up to four."),
		}),
		1,
		6,
	).describe("What's included each month, or every three months: one entry for each line of includes that says so."),
	discounts: z
		.array(
			z.strictObject({
				percent: whole(1, 75).describe("How much is taken off, in percent, such as 10."),
				services: list(reference("services").meta({ bySlug: true }), 1, 40).describe("The services that it's taken off of."),
			}),
		)
		.max(4)
		.default([])
		.describe("What's taken off the single prices of some services."),
	memberPrices: z
		.array(
			z.strictObject({
				service: serviceOf,
				price: nameOfPrice,
				amount: dollars(20000).multipleOf(0.01).describe("What a member pays instead, in US dollars."),
				every: z
					.enum(["month", "quarter"])
					.optional()
					.meta({ title: "How often", description: "If it's for one a month or a quarter only: month or quarter. Otherwise leave it out." }),
			}),
		)
		.max(6)
		.default([])
		.describe("Fixed prices that members pay instead of the single ones."),
});
/** content/memberships.json: the tiers. */
export const membership = z.strictObject({
	slug,
	name: line(40).describe("The membership's name on its card."),
	monthlyPrice: dollars(2000, 10).describe("The price of a month in US dollars, as a number without $."),
	commitmentMonths: whole(1, 24).meta({ title: "Months at least", description: "How many monthly payments it takes at least. The terms say the same number." }),
	summary: factLine(200).describe("One or two sentences about whom it suits."),
	includes: list(factLine(160), 3, 7).describe("What members get, in words for the page: three to seven lines."),
	benefits: benefits.describe("What members get, as figures for the price estimator. It says the same as the lines of includes."),
	terms: list(factLine(200), 2, 5).describe("Commitment, pause and cancellation: two to five lines."),
	sample,
});
/** content/packages.json: several treatments bought together. */
export const treatmentPackage = z.strictObject({
	slug,
	name: line(60).describe("The package's name on its card."),
	summary: factLine(220).describe("One or two sentences about whom it suits."),
	services: list(reference("services"), 1, 5).describe("The services in it: one to five."),
	amount: dollars(20000).describe("The price of the package in US dollars, as a number without $."),
	separately: dollars(20000).describe("What the treatments cost one by one, in US dollars: the sum of the contents."),
	includes: list(factLine(160), 2, 6).describe("What's in it, in words for the page: two to six lines."),
	contents: list(priceQuantity, 1, 8).describe("The same as prices of services, and how many of each. Their sum is what they cost separately."),
	terms: factLine(220).describe("Until when it can be used, and what happens to what isn't."),
	sample,
});

/** content/specials/<slug>.json: an offer, shown from the first day to the last in the spa's zone. */
export const special = z.strictObject({
	slug,
	title: line(70).describe("The name of the special, such as “Late summer HydraFacial”."),
	offer: line(90).describe("The offer in a line, such as “Three peels for the price of two”. A price says what it's instead of."),
	summary: factParagraph.describe("One paragraph about the offer and whom it suits, shown on the card."),
	starts: day.describe("The first day it can be used, written YYYY-MM-DD. Until then /specials lists it as one that starts later."),
	ends: day.nullable().describe("The last day it can be used, written YYYY-MM-DD; null if it has no end. After that day it disappears by itself."),
	terms: list(factLine(220), 2, 6).describe("The conditions: who, how often, not with what. Two to six lines."),
	services: list(reference("services"), 1, 4).describe("The services that the special is for: one to four."),
	prices: z
		.array(
			z.strictObject({
				service: serviceOf,
				price: nameOfPrice,
				amount: dollars(20000).multipleOf(0.01).describe("What it costs with the special, in US dollars."),
				condition: line(60).optional().describe("Whom or what it's for, after the amount, such as “on a first visit”. Leave it out if it's for everybody."),
				limit: whole(1, 20).optional().describe("How often one person can have it. Leave it out if there's no limit."),
			}),
		)
		.max(8)
		.default([])
		.describe("The prices that the special replaces. Price lists, the estimator, comparisons and the finder show them until the last day."),
	image: picture.describe("The picture on the card: a file name from content/media/catalog.json."),
	sample,
});

/** content/products/<slug>.json: something in the shop, picked up at the spa. */
export const product = z.strictObject({
	order: whole(1).describe("The place in the shop, from 1. Each number once; a new product takes the next one."),
	slug,
	name: line(60).describe("The product's name as it's on the label, such as “Elm Place Daily Moisturizer”."),
	kind: z.enum(["Cleanse", "Treat", "Moisturize", "Protect", "Supplement"]).describe("What it does. The shop groups products by it."),
	summary: factLine(140).min(60).describe("One or two sentences for the card in the shop, 60 to 140 characters."),
	details: list(richParagraph, 1, 3).describe("One to three paragraphs about the product, shown when its card is opened."),
	howToUse: list(factLine(200), 2, 5).describe("How to use it: two to five steps or tips, one line each."),
	ingredients: list(line(90), 2, 6).describe("The notable ingredients in plain words: two to six."),
	caution: factLine(260).describe("Who should ask first, or not use it."),
	size: line(30).describe("How much is in it, such as “1.7 fl oz (50 mL)” or “60 capsules”."),
	price: z.number().min(1).max(1000).multipleOf(0.01).describe("The price in US dollars without tax, as a number without $, such as 54."),
	image: picture.describe("The picture on the card: a file name from content/media/catalog.json."),
	sample,
});

/** content/campaigns.json: dialogs that open by themselves during a window of time (docs/specification.md R34). */
export const campaign = z.strictObject({
	slug,
	dialogName: line(40).describe("What a screen reader calls the dialog, such as Grand opening."),
	storageKey: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lowercase words joined by hyphens, such as grand-opening-last-seen")
		.max(60)
		.meta({
			title: "Name in the browser's memory",
			description: "Under it, the browser remembers the day it was last closed. Each campaign has its own.",
		}),
	window: z
		.strictObject({
			first: localSecond.nullable().describe("The first second in which it may open, on the spa's clock, written YYYY-MM-DDTHH:MM:SS; null for right away."),
			last: localSecond.describe("The last second in which it may open, on the spa's clock, written YYYY-MM-DDTHH:MM:SS, such as 2027-03-31T23:59:59."),
		})
		.meta({ title: "When it's shown", description: "From when to when it may open. It appears and disappears by itself." }),
	delayMs: whole(0, 60000).meta({ title: "Delay", description: "How long it waits, in milliseconds: 1000 is one second." }),
	frequency: z.enum(["day", "once"]).describe("Once closed, it stays closed for the rest of the day (day) or for good (once)."),
	eyebrow: line(60).meta({ title: "Small line above the title", description: "A few words in small capitals above the title, such as “You’re invited”." }),
	title: line(80).describe("The dialog's heading."),
	text: list(factParagraph, 1, 3).describe("What it says: one to three paragraphs."),
	details: z
		.array(
			z.strictObject({
				label: line(30).describe("What it is, such as When or Where."),
				value: factLine(80).describe("The answer, such as “Tuesday, September 30, 4–7 PM”."),
			}),
		)
		.max(4)
		.default([])
		.describe("Up to four lines such as when and where, shown as a small table."),
	link: z
		.strictObject({ label: line(40).describe("The words on the button, such as “Vote now”."), href })
		.meta({ title: "Button", description: "The button at the end of the dialog, and where it leads." }),
	image: picture.optional().describe("A picture beside the text, which phones leave out: a file name from content/media/catalog.json."),
	event: z
		.strictObject({
			title: factLine(80).describe("The name of the entry in the visitor's calendar."),
			starts: localSecond.describe("When it starts, on the spa's clock, written YYYY-MM-DDTHH:MM:SS."),
			ends: localSecond.describe("When it ends, on the spa's clock, written YYYY-MM-DDTHH:MM:SS."),
			place: line(120).optional().describe("Where it is, if it isn't at the spa."),
		})
		.refine(({ starts, ends }) => starts < ends, { error: ({ input }) => `an end after starts, which is ${Object(input).starts}`, path: ["ends"] })
		.optional()
		.describe("What the dialog offers for the visitor's calendar. Leave it out if there's no event."),
	sample,
});
