import { z } from "zod";
import { list, notBefore, pastDay, reference, singleLine, slug } from "../../schemas/field-types";
import {
	boxedWarnings,
	faq,
	introduction,
	proseSection,
	sample,
	seo,
	source,
} from "../../schemas/shared-fields";

export const resource = z
	.strictObject({
		slug,
		group: z
			.enum(["skincare", "faqs", "wellness"])
			.describe("Which part of /resources the article is in."),
		title: singleLine(90).describe(
			"The article's title, shown on its card and as its large heading.",
		),
		...introduction("article"),
		reviewer: reference("team").describe(
			"Who checked the facts: the slug of a person in content/team. An article about a prescription or an injection needs a prescriber.",
		),
		published: pastDay.describe("The day the article first appeared, written YYYY-MM-DD."),
		reviewed: pastDay.describe(
			"The day the reviewer last checked it, written YYYY-MM-DD. It's shown beside the reviewer's name.",
		),
		boxedWarnings,
		sections: list(proseSection, 3, 8).describe(
			"The text of the article in three to eight sections. The whole article has 500 words or more.",
		),
		faqs: z.array(faq).max(8).default([]).meta({
			title: "Questions",
			description: "Questions at the end of the article, up to eight.",
		}),
		sources: list(source, 1, 6).describe(
			"Public sources that readers can look up: one to six, listed at the end of the article.",
		),
		relatedServices: list(reference("services"), 2, 10).describe(
			"Two to ten services that it's about. They're shown below it, and their pages link to it.",
		),
		visitSheet: z
			.boolean()
			.default(false)
			.describe("True if the sheet to fill out before a visit is at the end of the article."),
		seo,
		sample,
	})
	.refine(({ published, reviewed }) => published <= reviewed, notBefore("reviewed", "published"));
export type Resource = z.infer<typeof resource>;
