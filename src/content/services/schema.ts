import { z } from "zod";
import {
	describedPicture,
	factLine,
	list,
	nameLine,
	patternText,
	picture,
	reference,
	richLine,
	richParagraph,
	singleLine,
	slug,
} from "../../schemas/field-types";
import {
	boxedWarnings,
	faq,
	medicalReview,
	sample,
	seo,
	serviceOf,
	source,
} from "../../schemas/shared-fields";
import { procedures } from "../team/license";
import { course, courseNotes } from "./course-schema";
import { price } from "./price-schema";

/** Trademarks appear only here and in names of prices. */
const brandNames = z.strictObject({
	label: z
		.enum(["Also known as", "Brands we carry", "Brands we prescribe"])
		.describe("What the page says before the names."),
	names: list(nameLine(40), 1, 8).describe("One to eight names."),
	note: nameLine(240)
		.describe("What the names have in common, or how they differ, in a sentence.")
		.optional(),
	sample,
});

export const service = z.strictObject({
	/** The customer's label, "1" to "25"; never a key. */
	id: patternText(/^\d+(-\d+)*$/, 'digits in quotes, such as "7"').meta({
		title: "Number",
		description:
			'The number in the spa\'s own list, in quotes, such as "7" or "7-1". A new service takes the next one.',
	}),
	slug,
	title: singleLine(60).describe(
		"The name of the treatment, such as Microneedling. It's on the card, in menus and at the top of the page.",
	),
	category: reference("categories").describe(
		"The category that it belongs to: a slug of content/categories.json.",
	),
	shortDescription: factLine(150).min(60).describe("One sentence for cards, 60 to 150 characters."),
	description: factLine(320)
		.min(120)
		.describe("One or two sentences below the title of the page, 120 to 320 characters."),
	image: describedPicture("The picture on the card and at the top of the page"),
	galleryImages: list(picture, 2, 4).meta({
		title: "Gallery",
		description:
			"Two to four other pictures. The first one is shown from edge to edge, the others beside the timeline.",
	}),
	brands: z
		.array(brandNames)
		.max(2)
		.default([])
		.describe(
			"Names that people search for, trademarks among them. They belong nowhere else on the page but in a price’s name.",
		),
	seo,
	aboutTreatment: list(richParagraph, 2, 5).meta({
		title: "About the treatment",
		description: "What it is and how it works: two to five paragraphs.",
	}),
	candidacy: z
		.strictObject({
			goodFor: list(richLine(200), 3, 6).describe("Who it tends to suit: three to six lines."),
			notFor: list(richLine(220), 3, 7).describe(
				"Who shouldn't have it, or not yet: three to seven lines. What they name is listed under exclusions, too.",
			),
		})
		.meta({
			title: "Whom it suits",
			description: "Who tends to be a good candidate for the treatment, and who isn't.",
		}),
	exclusions: z
		.array(
			z.strictObject({
				exclusion: reference("exclusions").meta({
					title: "Reason",
					description: "The reason: a slug of content/exclusions.json.",
				}),
				note: singleLine(80)
					.optional()
					.describe(
						"What it's limited to, such as “for pellets” or “until your prescriber agrees”.",
					),
			}),
		)
		.describe("Who gets no offer of this treatment from the treatment finder."),
	whatToExpect: z
		.strictObject({
			before: richParagraph.describe(
				"The first step: the talk and the exam. If it's injected, needled, lasered or heated, the text holds {examination}.",
			),
			theDay: richParagraph.describe(
				"The second step: what happens on the day, how long it takes and what it feels like.",
			),
			after: richParagraph.describe("The third step: the hours and days after the visit."),
			results: richParagraph.describe(
				"The fourth step: when a change shows, how much to expect, and what stays the same.",
			),
		})
		.describe("The four steps of a visit, shown as a timeline."),
	course: course.meta({
		title: "Facts",
		description:
			"The facts as numbers. The page says them in words. A week is 7 days, a month 30, a year 365.",
	}),
	courseNotes: courseNotes.optional().meta({
		title: "Notes to the facts",
		description:
			"What the numbers can't say, in the words that follow them at the top of the page: “per area” makes “45 minutes per area”. Begin with a comma or a colon where there should be one: “, numbing included”.",
	}),
	prices: list(price, 1, 8).describe(
		"One to eight prices. The first one that isn't per unit is what a first visit costs.",
	),
	boxedWarnings,
	risks: list(richLine(260), 3, 8).describe(
		"What can go wrong: common things first, then rare but serious ones. Three to eight lines.",
	),
	preCare: list(richLine(220), 3, 7).meta({
		title: "Before the visit",
		description: "What to do and to leave out before the visit: three to seven lines.",
	}),
	postCare: list(richLine(220), 3, 8).meta({
		title: "After the visit",
		description:
			"What to do and to leave out after the visit: three to eight lines. A line with a phone number or an emergency room appears under “When to call”.",
	}),
	notices: z
		.array(richParagraph)
		.max(3)
		.default([])
		.describe(
			"Statements that law or good practice requires, such as that compounded drugs are not FDA-approved.",
		),
	faqs: list(faq, 5, 9).meta({
		title: "Questions",
		description: "Five to nine questions that clients ask about this treatment.",
	}),
	review: medicalReview,
	sources: list(source, 2, 6).describe(
		"Public sources that support what the page says: two to six, primary ones where possible.",
	),
	concerns: list(reference("concerns"), 0, 6).describe(
		"What it's for: up to six concerns, the main one first. None, if it isn't known to help with any.",
	),
	procedure: z.enum(procedures).meta({
		title: "Kind of procedure",
		description: "What is done to the client. It decides which licenses a performer needs.",
	}),
	performers: list(reference("team"), 1, 5).describe(
		"Who performs it: one to five people whose licenses allow the procedure.",
	),
	related: list(serviceOf, 2, 4).meta({
		title: "Related services",
		description: "Two to four other services that the page suggests at its end.",
	}),
});

export type Service = z.infer<typeof service>;
