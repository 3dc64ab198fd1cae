import { z } from "zod";
import {
	day,
	list,
	pastDay,
	patternText,
	pictureFile,
	singleLine,
} from "../../schemas/field-types";

export const mediaEntry = z.strictObject({
	file: pictureFile.describe(
		"The file's name in content/media, such as hero-stones-dusk.jpg. Other files name the picture by it.",
	),
	alt: singleLine(200).min(20).meta({
		title: "Alt text",
		description:
			"What the picture shows, for people who can't see it, in 20 to 200 characters. Leave out “picture of”.",
	}),
	subject: singleLine(60).describe(
		"What it is in a word or two: interior or exterior of the spa, portrait ground for initials, or something else.",
	),
	person: z.enum(["none", "client", "staff", "other"]).optional().meta({
		internal: true,
		title: "Who is in it",
		description:
			"Who can be recognized: client (also for a client's result, such as before and after), staff, or other for anyone else, such as a guest or a model. Each of these needs a consent. Leave it out if nobody is in the picture; write none if someone is but can't be recognized.",
	}),
	consent: z
		.strictObject({
			reference: patternText(
				/^(?!.*\b(?:pending|verbal|oral)\b).*\d/i,
				"the reference of a signed form, which has a number, such as C-2026-014",
			)
				.max(60)
				.describe(
					"Where the signed form is found, such as C-2026-014 or a file number. It isn't published, but write no name.",
				),
			date: pastDay.describe("The day it was signed, written YYYY-MM-DD."),
			scope: list(z.enum(["website", "social", "print"]), 1)
				.refine((places) => new Set(places).size === places.length, "each place once")
				.meta({
					title: "Where it may be shown",
					description:
						"What the person agreed to: website, social (the spa's own posts), print. Each picture needs website.",
				}),
			until: day.optional().meta({
				title: "Last day",
				description: "The last day it holds, written YYYY-MM-DD, if it has an end.",
			}),
		})
		.optional()
		.meta({
			internal: true,
			description: "The written consent of the person in the picture.",
		}),
});

export type MediaEntry = z.infer<typeof mediaEntry>;
