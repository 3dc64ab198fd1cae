import { z } from "zod";
import {
	boxedWarnings,
	day,
	factLine,
	factParagraph,
	faq,
	formed,
	line,
	link,
	list,
	medicalReview,
	picture,
	proseSection,
	reference,
	richLine,
	richParagraph,
	sample,
	seo,
	slug,
	source,
} from "./parts";

const key = formed(/^[a-z]+(-[a-z]+)*$/, "lowercase words joined by hyphens, such as first-visit");

/** A part of a page's text; sections find it by its key. */
export const block = z.strictObject({
	key: key.meta({
		title: "Name of the block",
		description: "The page finds the block by this name, such as first-visit. Don't change it: the build stops if a page misses one.",
	}),
	eyebrow: factLine(60)
		.meta({ title: "Small line above the heading", description: "A few words in small capitals above the heading, such as “Our approach”." })
		.optional(),
	heading: factLine(110).describe("The heading of this part of the page."),
	text: z.array(richParagraph).default([]).describe("The paragraphs of this part, in order."),
	points: z
		.array(
			z.strictObject({
				title: factLine(80).describe("The point in a few words, shown larger."),
				text: richLine(360).describe("One to three sentences about the point."),
			}),
		)
		.default([])
		.describe("Short points, each with a title: steps, terms, reasons."),
	links: z.array(link).default([]).describe("Links or buttons at the end of this part."),
	image: picture.optional().describe("The picture of this part, if it has one: a file name from content/media/catalog.json."),
	sample,
});

/** content/pages/<key>.json: the text and head of one fixed page. */
export const page = z.strictObject({
	key: key.meta({
		title: "Name of the page",
		description: "The name of the page, the same as the file's. The site finds the texts by it, so don't change it.",
	}),
	path: formed(/^\/[a-z0-9/-]*$/, "the address of the page on this site: a slash and lowercase words, such as /about").meta({
		title: "Address of the page",
		description: "Where the page is on this site, such as /about. It's fixed by the page itself, so don't change it here alone.",
	}),
	label: line(40).meta({ title: "Short name", description: "The page's name in the sitemap and in the line of links above the heading, such as About." }),
	heading: factLine(90).describe("The large heading at the top of the page."),
	lead: factLine(320).meta({ title: "Opening text", description: "One or two sentences below the heading." }).optional(),
	image: picture.optional().describe("The picture at the top, if the page has one: a file name from content/media/catalog.json."),
	seo,
	blocks: z
		.array(block)
		.default([])
		.meta({ title: "Parts of the page", description: "The parts of the page's text. Each is found by its key; the page needs all of them." }),
	sample,
});

/** content/legal/<slug>.json: a legal or information page at /<slug>. */
export const legalPage = z.strictObject({
	slug,
	title: line(80).describe("The large heading at the top of the page, such as “Privacy policy”."),
	lead: factParagraph.meta({ title: "Opening paragraph", description: "The paragraph below the heading: what the page says, in short." }),
	updated: day.describe("The day its text last changed, written YYYY-MM-DD. The page shows it."),
	sections: list(proseSection, 4, 20).describe("The text of the page in four to twenty sections."),
	seo,
	sample,
});

/** content/landing-pages/<slug>.json: a page for visitors from one city, at /<slug>. */
export const landingPage = z.strictObject({
	slug,
	city: line(40).describe("The city whose visitors this page is for, such as Tulsa."),
	heading: factLine(80).describe("The large heading at the top of the page."),
	lead: factParagraph.meta({ title: "Opening paragraph", description: "The paragraph below the heading: what the page is about, in a few sentences." }),
	image: picture.describe("The picture beside the heading: a file name from content/media/catalog.json."),
	directions: list(
		z.strictObject({
			from: line(60).meta({ title: "Where they start", description: "The part of the city where this way begins, such as “The Rose District”." }),
			route: factLine(260).describe("The way in a sentence or two, with the names of roads and exits."),
			minutes: line(30).meta({ title: "Driving time", description: "How long it usually takes, in words, such as “20–25 min outside rush hour”." }),
		}),
		2,
		5,
	).describe("How visitors drive to the spa, by where they start: two to five ways."),
	sections: list(proseSection, 3, 6).describe("The text of the page in three to six sections."),
	services: list(reference("services"), 3, 8).describe("The services that the page shows as cards: three to eight."),
	faqs: list(faq, 3, 6).meta({ title: "Questions", description: "Three to six questions that visitors from this city ask." }),
	seo,
	sample,
});

/** content/resources/<slug>.json: one article. */
export const resource = z.strictObject({
	slug,
	group: z.enum(["skincare", "faqs", "wellness"]).describe("Which part of /resources the article is in."),
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
	sources: list(source, 1, 6).describe("Public sources that readers can look up: one to six, listed at the end of the article."),
	relatedServices: list(reference("services"), 2, 10).describe(
		"The services that the article is about: two to ten. They're shown below it, and their pages link to the article.",
	),
	visitSheet: z.boolean().default(false).describe("True if the sheet to fill out before a visit is at the end of the article."),
	seo,
	sample,
});

/** content/concern-guides/<slug>.json: what somebody with a concern should know before choosing a treatment. */
export const concernGuide = z.strictObject({
	slug,
	title: line(60).describe("The concern as people call it, such as “Acne scars”. It's the large heading."),
	summary: factLine(180).min(80).describe("One or two sentences for the guide's card, 80 to 180 characters."),
	lead: factParagraph.meta({ title: "Opening paragraph", description: "The first paragraph, set larger, below the title." }),
	image: picture.describe("The picture on the card and at the top of the guide: a file name from content/media/catalog.json."),
	concerns: list(reference("concerns"), 1, 2).describe("The concerns that it's about: one or two, the main one first."),
	sections: list(proseSection, 4, 6).describe("What it is, what else it could be, when to see a doctor first, what helps without us: four to six sections."),
	treatments: z
		.strictObject({
			heading: line(60).describe("The heading above the table of treatments."),
			text: list(richParagraph, 1, 3).describe("The paragraphs that introduce the table: which comes first for whom, and what they can't do."),
		})
		.describe("What stands above the table of treatments. The table's figures are those of the services."),
	services: list(reference("services"), 2, 5).describe("The treatments that are compared: two to five. Each names one of the concerns, too."),
	faqs: list(faq, 3, 6).meta({ title: "Questions", description: "Three to six questions that people with this concern ask." }),
	review: medicalReview,
	sources: list(source, 3, 6).describe("Public sources that support what the guide says: three to six."),
	seo,
});
