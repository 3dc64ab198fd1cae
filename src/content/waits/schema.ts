import { z } from "zod";
import { isOccasion, occasions } from "../../lib/services/occasions";
import { integer, patternText, singleLine } from "../../schemas/field-types";

const otherThings = Object.keys(occasions).join(", ");

const waitsFor = patternText(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	`the slug of a service, or ${otherThings}`,
);

export const wait = z
	.strictObject({
		after: waitsFor.describe(
			`What comes first: a service by its name in the address, or ${otherThings}.`,
		),
		before: waitsFor.describe("What has to wait."),
		days: integer(0, 730).describe(
			"How many days to wait. A week is 7, a month 30. 0 if it can be the same day.",
		),
		laterDays: integer(1, 730)
			.optional()
			.describe(
				"If it can be the same visit, how many days to wait on another day: 3 for “three nights between”.",
			),
		why: singleLine(120).describe(
			"Why, as it continues the sentence after a colon: “suction can move it”.",
		),
	})
	.refine(({ after, before }) => !isOccasion(after) || !isOccasion(before), {
		error: "a service, because after is none",
		path: ["before"],
	});

export type Wait = z.infer<typeof wait>;
