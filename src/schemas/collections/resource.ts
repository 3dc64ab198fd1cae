import { z } from "zod";
import { boxedWarnings, day, factLine, factParagraph, faq, line, list, nameLine, picture, proseSection, reference, sample, seo, slug } from "./parts";

const resourceGroups = ["skincare", "faqs", "wellness"] as const;

/** content/resources/<slug>.json: one article. */
export const resource = z.strictObject({
	slug,
	group: z.enum(resourceGroups).describe("Which part of /resources the article is in."),
	title: line(90).describe("The article's title, shown on its card and as its large heading."),
	summary: factLine(180).min(80).describe("One or two sentences for the article's card, 80 to 180 characters."),
	lead: factParagraph.meta({ title: "Opening paragraph", description: "The first paragraph, set larger, below the title." }),
	image: picture.describe("The picture on the card and at the top of the article: a file name from content/media/catalog.json."),
	reviewer: reference("team").describe(
		"Who checked the facts: the slug of a person in content/team. An article about a prescription or an injection needs a prescriber.",
	),
	published: day.describe("The day the article first appeared, written YYYY-MM-DD."),
	reviewed: day.describe("The day the reviewer last checked it, written YYYY-MM-DD. It's shown beside the reviewer's name."),
	boxedWarnings,
	sections: list(proseSection, 3, 8).describe("The text of the article in three to eight sections. The whole article has 500 words or more."),
	faqs: z.array(faq).max(8).default([]).meta({ title: "Questions", description: "Questions at the end of the article, up to eight." }),
	sources: list(
		z.strictObject({
			publisher: nameLine(80).describe("Who published it, such as “U.S. Food and Drug Administration”."),
			title: nameLine(160).describe("The title of the publication, so that readers can look it up."),
		}),
		1,
		6,
	).describe("Public sources that readers can look up: one to six, listed at the end of the article."),
	relatedServices: list(reference("services"), 2, 10).describe(
		"The services that the article is about: two to ten. They're shown below it, and their pages link to the article.",
	),
	seo,
	sample,
});
