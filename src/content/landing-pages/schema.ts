import { z } from "zod";
import {
	describedPicture,
	factLine,
	factParagraph,
	list,
	reference,
	singleLine,
	slug,
} from "../../schemas/field-types";
import { faq, proseSection, sample, seo } from "../../schemas/shared-fields";

export const landingPage = z.strictObject({
	slug,
	city: singleLine(40).describe("The city whose visitors this page is for, such as Tulsa."),
	heading: factLine(80).describe("The large heading at the top of the page."),
	lead: factParagraph.meta({
		title: "Opening paragraph",
		description: "What the page is about, in a few sentences below the heading.",
	}),
	image: describedPicture("The picture beside the heading"),
	directions: list(
		z.strictObject({
			from: singleLine(60).meta({
				title: "Where they start",
				description: "The part of the city where this way begins, such as “The Rose District”.",
			}),
			route: factLine(260).describe(
				"The way in a sentence or two, with the names of roads and exits.",
			),
			minutes: singleLine(30).meta({
				title: "Driving time",
				description: "How long it usually takes, in words, such as “20–25 min outside rush hour”.",
			}),
		}),
		2,
		5,
	).describe("How visitors drive to the spa, by where they start: two to five ways."),
	sections: list(proseSection, 3, 6).describe("The text of the page in three to six sections."),
	services: list(reference("services"), 3, 8).describe(
		"The services that the page shows as cards: three to eight.",
	),
	faqs: list(faq, 3, 6).meta({
		title: "Questions",
		description: "Three to six questions that visitors from this city ask.",
	}),
	seo,
	sample,
});
export type LandingPage = z.infer<typeof landingPage>;
