import { z } from "zod";
import { dollars, factLine, integer, list, singleLine, slug } from "../../schemas/field-types";
import { namedPrice, priceQuantity, sample, serviceOf } from "../../schemas/shared-fields";

export const benefits = z.strictObject({
	included: list(
		z.strictObject({
			every: z
				.enum(["month", "quarter"])
				.meta({ title: "How often", description: "Month, or quarter for every three months." }),
			choices: list(
				z.strictObject({
					items: list(priceQuantity, 1, 4).meta({
						title: "What's in it",
						description: "The prices of this choice, and how many of each.",
					}),
				}),
				1,
				4,
			).describe("What the member chooses from: one choice, or up to four."),
		}),
		1,
		6,
	).describe(
		"What's included each month, or every three months: one entry for each line of includes that says so.",
	),
	discounts: z
		.array(
			z.strictObject({
				percent: integer(1, 75).describe("How much is taken off, in percent, such as 10."),
				services: list(serviceOf, 1, 40).describe("The services that it's taken off of."),
			}),
		)
		.max(4)
		.default([])
		.describe("What's taken off the single prices of some services."),
	memberPrices: z
		.array(
			z.strictObject({
				...namedPrice,
				amount: dollars(20000)
					.multipleOf(0.01)
					.describe("What a member pays instead, in US dollars."),
				every: z.enum(["month", "quarter"]).optional().meta({
					title: "How often",
					description:
						"If it's for one a month or a quarter only: month or quarter. Otherwise leave it out.",
				}),
			}),
		)
		.max(6)
		.default([])
		.describe("Fixed prices that members pay instead of the single ones."),
});

export const membership = z.strictObject({
	slug,
	name: singleLine(40).describe("The membership's name on its card."),
	monthlyPrice: dollars(2000, 10).describe(
		"The price of a month in US dollars, as a number without $.",
	),
	commitmentMonths: integer(1, 24).meta({
		title: "Months at least",
		description: "Monthly payments. The terms say the same number.",
	}),
	summary: factLine(200).describe("One or two sentences about whom it suits."),
	includes: list(factLine(160), 3, 7).describe(
		"What members get, in words for the page: three to seven lines.",
	),
	benefits: benefits.describe(
		"What members get, as figures for the price estimator. It says the same as the lines of includes.",
	),
	terms: list(factLine(200), 2, 5).describe(
		"Commitment, pause and cancellation: two to five lines.",
	),
	sample,
});
export type Membership = z.infer<typeof membership>;
