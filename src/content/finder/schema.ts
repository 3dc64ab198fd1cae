import { z } from "zod";
import { mapViews } from "../../lib/services/finder/concern-map";
import { integer, list, reference, singleLine } from "../../schemas/field-types";
import { serviceOf } from "../../schemas/shared-fields";

const percent = integer(0, 100);

const place = {
	view: z.enum(mapViews).describe("Which drawing the mark is on: face or body."),
	x: percent.meta({
		title: "From the left",
		description: "In percent of the drawing's width. Below 50, the label is at the left.",
	}),
	y: percent.meta({
		title: "From the top",
		description: "In percent of the drawing's height.",
	}),
};

const limits = (max: number) =>
	list(
		z
			.strictObject({
				label: singleLine(40).describe("The choice as the visitor reads it, such as “A weekend”."),
				limit: z
					.number()
					.min(0)
					.max(max)
					.nullable()
					.describe("The most that this choice allows. The last choice has null: no limit."),
			})
			.meta({ typeName: "FinderLimit" }),
		2,
		7,
	).refine(
		(choices) =>
			choices.every(
				({ limit }, index) =>
					(limit === null) === (index === choices.length - 1) &&
					(limit ?? max) >= (choices[index - 1]?.limit ?? 0),
			),
		"limits that rise, and null for the last one",
	);

const points = z.number().min(0).max(1000);

export const finder = z.strictObject({
	map: z
		.array(
			z.strictObject({
				concern: reference("concerns").describe(
					"The concern that is marked here, by its slug in content/concerns.json.",
				),
				...place,
			}),
		)
		.meta({
			title: "Places on the drawings",
			description: "Where each concern is marked on the drawings of the face and the body.",
		}),
	areas: z
		.array(
			z
				.strictObject({
					concern: reference("concerns").describe(
						"The concern that someone has here, by its slug in content/concerns.json.",
					),
					name: singleLine(24).describe("The label, such as “Frown lines”."),
					...place,
					prices: list(
						z.strictObject({
							service: serviceOf,
							price: singleLine(70).describe("The name of its price."),
						}),
						1,
						20,
					).describe(
						"The treatments for this area, each with what it costs here. Others for the concern are left out if the area is chosen.",
					),
				})
				.meta({ typeName: "FinderArea" }),
		)
		.describe(
			"Areas of a concern, which the finder's drawings show in place of the concern. Each has its own prices.",
		),
	downtime: limits(60).describe(
		"The choices for “how much downtime can you take”, from the strictest to no limit. The limits are days.",
	),
	visits: limits(60).describe(
		"The choices for how many visits someone would make, from the fewest to no limit.",
	),
	budget: limits(20000).describe(
		"The choices for what a whole first course, or three months of ongoing care, may cost at most, from the least to no limit. The limits are US dollars.",
	),
	skin: list(
		z.strictObject({
			label: singleLine(80).describe(
				"The skin type in plain words, such as “It always burns and never tans”.",
			),
			type: integer(1, 6).describe(
				"The Fitzpatrick skin type that these words stand for: 1 (lightest) to 6 (darkest).",
			),
		}),
		2,
	)
		.refine(
			(choices) =>
				choices.every(({ type }, index) => index === 0 || type > (choices[index - 1]?.type ?? 0)),
			"each skin type once, from the lightest to the darkest",
		)
		.meta({
			title: "Skin types",
			description: "The choices for how someone's skin takes the sun.",
		}),
	weights: z
		.strictObject({
			concern: points.describe(
				"Points that a treatment gets for each chosen concern that it's for.",
			),
			mainConcern: points.describe(
				"Points on top if one of the chosen concerns is the first in the treatment's own list.",
			),
			visit: points.describe("Points lost for each visit of a full course."),
			ongoingVisits: points.describe(
				"How many visits count for care that goes on for as long as it's wanted.",
			),
			downtimeDay: points.describe("Points lost for each day of the longest downtime."),
			onsetWeek: points.describe("Points lost for each week until the latest change can be seen."),
			hundredDollars: points.meta({
				title: "Each $100",
				description: "Points lost for each $100 of a first visit.",
			}),
		})
		.describe(
			"Points that decide the order of the suggestions: the most come first. docs/maintaining.md explains how they work together.",
		),
});

export type Finder = z.infer<typeof finder>;
