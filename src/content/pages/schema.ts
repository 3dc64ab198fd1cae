import { z } from "zod";
import {
	describedPicture,
	factLine,
	patternText,
	richLine,
	richParagraph,
	singleLine,
} from "../../schemas/field-types";
import { link, sample, seo } from "../../schemas/shared-fields";

const key = patternText(
	/^[a-z]+(-[a-z]+)*$/,
	"lowercase words joined by hyphens, such as first-visit",
);

export const block = z.strictObject({
	key: key.meta({
		title: "Name of the block",
		description:
			"The page finds the block by this name, such as first-visit. Don't change it: the build stops if a page misses one.",
	}),
	eyebrow: factLine(60)
		.meta({
			title: "Small line above the heading",
			description: "A few words in small capitals, such as “Our approach”.",
		})
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
	image: describedPicture("The picture of this part, if it has one").optional(),
	sample,
});

export const page = z.strictObject({
	key: key.meta({
		title: "Name of the page",
		description: "The same as the file's name. The site finds the texts by it, so don't change it.",
	}),
	path: patternText(
		/^\/[a-z0-9/-]*$/,
		"the address of the page on this site: a slash and lowercase words, such as /about",
	).meta({
		title: "Address of the page",
		description:
			"Where the page is on this site, such as /about. It's fixed by the page itself, so don't change it here alone.",
	}),
	label: singleLine(40).meta({
		title: "Short name",
		description:
			"The page's name in the sitemap and in the line of links above the heading, such as About.",
	}),
	heading: factLine(90).describe("The large heading at the top of the page."),
	lead: factLine(320)
		.meta({ title: "Opening text", description: "One or two sentences below the heading." })
		.optional(),
	image: describedPicture("The picture at the top, if the page has one").optional(),
	seo,
	blocks: z.array(block).default([]).meta({
		title: "Parts of the page",
		description: "Each is found by its key, and the page needs all of them.",
	}),
	sample,
});
export type Page = z.infer<typeof page>;
