import { z } from "zod";
import { integer, singleLine } from "../../schemas/field-types";

const range = (max: number) =>
	z
		.strictObject({
			min: integer(0, max).meta({ title: "From", description: "The smallest number." }),
			max: integer(0, max).meta({
				title: "To",
				description: "The largest number; the same as the smallest if there's one figure.",
			}),
		})
		.refine(({ min, max: most }) => min <= most, {
			error: "a min that isn't above the max",
			path: ["min"],
		})
		.meta({ typeName: "Range" });

const skinType = integer(1, 6);

/** src/lib/services/format-course.ts puts these facts in words. */
export const course = z.strictObject({
	sessions: range(60)
		.nullable()
		.describe(
			"Visits of the first course, such as 3 to 6; null for care that goes on for as long as it's wanted.",
		),
	intervalDays: range(366).nullable().meta({
		title: "Days between visits",
		description: "Such as 28 to 42; null if there's no usual interval.",
	}),
	visitMinutes: range(300).meta({
		title: "Minutes of a visit",
		description: "How long one visit takes, in minutes.",
	}),
	downtimeDays: range(60).meta({
		title: "Days of downtime",
		description: "Days of visible marks or rest after a visit; 0 if there are none.",
	}),
	onsetDays: range(400).meta({
		title: "Days until a change",
		description: "Until it can be seen or felt.",
	}),
	lastsDays: range(2000).nullable().meta({
		title: "Days that it lasts",
		description: "Such as 90 to 120; null if that can't be said in days, but in a note.",
	}),
	needles: z.boolean().describe("True if anything pierces the skin, blood draws included."),
	numbing: z.boolean().describe("True if the skin is numbed with a cream or a shot."),
	skinTypes: z
		.strictObject({
			from: skinType.describe("The lightest type, 1 to 6."),
			to: skinType.describe("The darkest type, 1 to 6."),
		})
		.describe(
			"The Fitzpatrick skin types that it's offered for: 1 is the lightest, 6 the darkest.",
		),
	aftercareDays: integer(0, 120).nullable().meta({
		title: "Days of aftercare",
		description: "By the longest rule; 0 for the same day, null for always.",
	}),
	eventLeadDays: range(365).nullable().meta({
		title: "Days before an event",
		description:
			"How many days before a wedding or photos the last visit should be: from the fewest that still make sense to a comfortable number. Null for care that nobody plans around an event.",
	}),
});

const note = singleLine(70).optional();

export const courseNotes = z.strictObject({
	sessions: note.describe("After the number of sessions, such as “, then 1 to 2 a year”."),
	spacing: note.describe("After the time between visits, such as “, then once a month”."),
	duration: note.describe("After the length of a visit, such as “, numbing included”."),
	downtime: note.describe(
		"After the days of downtime, such as “of visible flaking”, or after “None”, such as “, but you may get a small bruise”.",
	),
	onset: note.meta({
		title: "First change",
		description: "After the days until a change, such as “, judged at the end”.",
	}),
	lasts: note.describe(
		"After how long it lasts, such as “, longer with upkeep”. If there's no number, it's all the page says, such as “while you take it”.",
	),
	needles: note.describe(
		"After “Yes” where treatments are compared: which needles and how many, such as “: one blood draw”.",
	),
});
