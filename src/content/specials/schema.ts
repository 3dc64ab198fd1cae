import { z } from "zod";
import {
	day,
	describedPicture,
	dollars,
	factLine,
	factParagraph,
	integer,
	list,
	notBefore,
	reference,
	singleLine,
	slug,
} from "../../schemas/field-types";
import { namedPrice, sample } from "../../schemas/shared-fields";

export const special = z
	.strictObject({
		slug,
		title: singleLine(70).describe("The name of the special, such as “Late summer HydraFacial”."),
		offer: singleLine(90).describe(
			"The offer in a line, such as “Three peels for the price of two”. A price says what it's instead of.",
		),
		summary: factParagraph.describe(
			"One paragraph about the offer and whom it suits, shown on the card.",
		),
		starts: day.describe(
			"The first day it can be used, written YYYY-MM-DD. Until then /specials lists it as one that starts later.",
		),
		ends: day
			.nullable()
			.describe(
				"The last day it can be used, written YYYY-MM-DD; null if it has no end. After that day it disappears by itself.",
			),
		terms: list(factLine(220), 2, 6).describe(
			"The conditions: who, how often, not with what. Two to six lines.",
		),
		services: list(reference("services"), 1, 4).describe(
			"The services that the special is for: one to four.",
		),
		prices: z
			.array(
				z.strictObject({
					...namedPrice,
					amount: dollars(20000)
						.multipleOf(0.01)
						.describe("What it costs with the special, in US dollars."),
					condition: singleLine(60)
						.optional()
						.describe(
							"Whom or what it's for, after the amount, such as “on a first visit”. Leave it out if it's for everybody.",
						),
					limit: integer(1, 20)
						.optional()
						.describe("How often one person can have it. Leave it out if there's no limit."),
				}),
			)
			.max(8)
			.default([])
			.describe(
				"The prices that the special replaces. Price lists, the estimator, comparisons and the finder show them until the last day.",
			),
		image: describedPicture("The picture on the card"),
		sample,
	})
	.refine(({ starts, ends }) => ends === null || starts <= ends, notBefore("ends", "starts"));
export type Special = z.infer<typeof special>;
