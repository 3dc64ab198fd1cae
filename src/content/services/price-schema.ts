import { z } from "zod";
import { dollars, factLine, integer, nameLine, singleLine } from "../../schemas/field-types";
import { sample, serviceOf } from "../../schemas/shared-fields";

const amount = dollars(20000).multipleOf(0.01);

/** Amounts are US dollars without tax. */
export const price = z
	.strictObject({
		name: nameLine(70).describe(
			"What is bought, such as “Single treatment”, “Series of three” or “Small area”. Packages and memberships name the price by it.",
		),
		amount: amount.describe(
			"The price in US dollars without tax, as a number without $, such as 295.",
		),
		from: z.boolean().default(false).meta({
			title: "Only the lowest price",
			description: "True if the amount is only the lowest price.",
		}),
		upTo: amount
			.optional()
			.describe(
				"If the amount is only the lowest price: the highest that someone is likely to pay, in US dollars.",
			),
		unit: singleLine(40).describe(
			"What one amount buys, in words for the page, such as “per treatment” or “per month”.",
		),
		model: z
			.enum([
				"session",
				"area",
				"syringe",
				"vial",
				"unit",
				"month",
				"series",
				"once",
				"test",
				"addition",
			])
			.meta({
				title: "What it counts",
				description: "What one amount buys, in one word for the price estimator.",
			}),
		replaces: z
			.strictObject({
				price: singleLine(70).meta({
					title: "Single price",
					description: "The name that it has in this service's list.",
				}),
				quantity: integer(2, 60).meta({
					title: "How many",
					description: "How many of them are in it, such as 3.",
				}),
			})
			.optional()
			.describe(
				"For a series: the single price that it's bought at otherwise, and how many there are. The series has to cost less than they do.",
			),
		addedTo: z
			.array(serviceOf)
			.max(8)
			.default([])
			.describe(
				"For what is only sold together with another treatment: one of these has to be at the same visit. Empty for everything else.",
			),
		note: factLine(200)
			.describe("What's included, or what the price depends on. It's shown below the name.")
			.optional(),
		sample,
	})
	.meta({ typeName: "Price" });
