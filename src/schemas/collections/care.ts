import { z } from "zod";
import { isOccasion, occasions } from "../../lib/catalog/waits";
import { factLine, formed, line, list, seo, slug, whole } from "./parts";

/** What comes after a visit: the days, and the time until the next treatment. */

/** content/aftercare/<slug>.json: the days after a treatment. The slug is the service's. */
export const aftercare = z.strictObject({
	slug: slug.meta({ title: "Service", description: "The service whose days these are.", reference: "services" }),
	lead: factLine(300).min(80).meta({ title: "Opening text", description: "What these days are like and what's normal, in one or two sentences." }),
	items: list(
		z
			.strictObject({
				fromDay: whole(0, 365).meta({ title: "From day", description: "The first day on which it holds. Day 0 is the day of the treatment." }),
				toDay: whole(0, 365).nullable().meta({
					title: "To day",
					description: "The last day on which it holds; “wait two days” is 2. Null from now on: until the last visit, or for as long as a medicine is taken.",
				}),
				kind: z.enum(["normal", "do", "avoid"]).describe("What it is: normal for what’s no reason to worry, do for what to do, avoid for what to leave out."),
				text: line(160).describe("One sentence that makes sense alone, on a page below “Today” and in a calendar."),
			})
			.refine(({ fromDay, toDay }) => toDay === null || fromDay <= toDay, { error: "a day that isn't before fromDay", path: ["toDay"] }),
		3,
		16,
	).describe("The days after the treatment, in the order of their days. They agree with the service's postCare and course.aftercareDays."),
	warnings: list(
		z.strictObject({
			level: z.enum(["today", "now", "911"]).describe("How urgent it is: call us today, call now (day or night), or call 911."),
			text: factLine(180).describe("The sign alone, such as “Blisters, or a burn that’s getting bigger”. The heading says what to do."),
		}),
		3,
		10,
	).describe("When to get help, at least one sign for each of the three levels."),
	seo,
});

/** A slug of a service, or one of the other things that a treatment has to wait for. */
const waitsFor = formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, `the slug of a service, or ${Object.keys(occasions).join(", ")}`);

/** content/waits.json: how long to wait between two things. */
export const wait = z
	.strictObject({
		after: waitsFor.describe("What comes first: a service by its name in the address, or tan, waxing, isotretinoin, dental-work, vaccination."),
		before: waitsFor.describe("What has to wait."),
		days: whole(0, 730).describe("How many days to wait. A week is 7, a month 30. 0 if it can be the same day."),
		why: line(120).describe("Why, as it continues the sentence after a colon: “suction can move it”."),
	})
	.refine(({ after, before }) => !isOccasion(after) || !isOccasion(before), { error: "a service, because after is none", path: ["before"] });
