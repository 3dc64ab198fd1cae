import { z } from "zod";
import { warningLevels } from "../../lib/services/aftercare";
import { factLine, integer, list, notBefore, singleLine, slug } from "../../schemas/field-types";
import { seo } from "../../schemas/shared-fields";

export const aftercare = z.strictObject({
	slug: slug.meta({
		title: "Service",
		description: "The service that this aftercare is for.",
		reference: "services",
	}),
	lead: factLine(300).min(80).meta({
		title: "Opening text",
		description: "What these days are like and what's normal, in one or two sentences.",
	}),
	items: list(
		z
			.strictObject({
				fromDay: integer(0, 365).describe(
					"The first day it applies. Day 0 is the day of the treatment.",
				),
				toDay: integer(0, 365)
					.nullable()
					.describe(
						"The last day it applies: 2 for “wait two days”. Null if it applies from now on: until the last visit, or for as long as a medicine is taken.",
					),
				kind: z
					.enum(["normal", "do", "avoid"])
					.describe(
						"What it is: normal if it’s no reason to worry, do for what to do, avoid for what to avoid.",
					),
				text: singleLine(160).describe(
					"One sentence that makes sense by itself, on the page and in a calendar.",
				),
			})
			.refine(
				({ fromDay, toDay }) => toDay === null || fromDay <= toDay,
				notBefore("toDay", "fromDay"),
			),
		3,
		16,
	).describe(
		"What’s normal, what to do and what to avoid after the treatment, in the order of the days. It has to agree with the service's postCare and course.aftercareDays.",
	),
	warnings: list(
		z.strictObject({
			level: z
				.enum(warningLevels)
				.describe("How urgent it is: call 911, call now, or call us today."),
			text: factLine(180).describe(
				"The sign alone, such as “Blisters, or a burn that’s getting bigger”. The heading says what to do.",
			),
		}),
		3,
		10,
	).describe(
		"When to get help, the most urgent first, with at least one sign for each of the three levels.",
	),
	seo,
});
export type Aftercare = z.infer<typeof aftercare>;
