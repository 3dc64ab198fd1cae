import { z } from "zod";
import { list, reference, richParagraph, singleLine, slug } from "../../schemas/field-types";
import {
	faq,
	introduction,
	medicalReview,
	proseSection,
	seo,
	source,
} from "../../schemas/shared-fields";

export const concernGuide = z.strictObject({
	slug,
	title: singleLine(60).describe(
		"The concern as people call it, such as “Acne scars”. It's the large heading.",
	),
	...introduction("guide"),
	concerns: list(reference("concerns"), 1, 2).describe(
		"The concerns that it's about: one or two, the main one first.",
	),
	sections: list(proseSection, 4, 6).describe(
		"What it is, what else it could be, when to see a doctor first, what helps without us: four to six sections.",
	),
	treatments: z
		.strictObject({
			heading: singleLine(60).describe("The heading above the table of treatments."),
			text: list(richParagraph, 1, 3).describe(
				"The paragraphs that introduce the table: which comes first for whom, and what they can't do.",
			),
		})
		.describe(
			"What stands above the table of treatments. The table's figures are those of the services.",
		),
	services: list(reference("services"), 2, 5).describe(
		"The treatments that are compared: two to five. Each names one of the concerns, too.",
	),
	faqs: list(faq, 3, 6).meta({
		title: "Questions",
		description: "Three to six questions that people with this concern ask.",
	}),
	review: medicalReview,
	sources: list(source, 3, 6).describe(
		"Public sources that support what the guide says: three to six.",
	),
	seo,
});
export type ConcernGuide = z.infer<typeof concernGuide>;
