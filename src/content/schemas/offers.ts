/** Packages and memberships. */
import { z } from "zod";
import { factLine, line, list, reference, sample, slug, whole } from "./parts";

const dollars = (max: number, min = 1) => z.number().min(min).max(max);
const serviceOf = reference("services").describe("The service, by its slug (the name of its file).");
const nameOfPrice = line(70).meta({
	text: undefined,
	title: "Name of the price",
	description: "The name of the price, as it is in the service's own list of prices.",
});

/** How many of a price, named by its service's slug and its own name. */
const priceQuantity = z.strictObject({
	service: serviceOf,
	price: nameOfPrice,
	quantity: whole(1, 100).describe("How many of it, such as 3 treatments or 20 units."),
});
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
				services: list(reference("services"), 1, 40).describe("The services that it's taken off of."),
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
