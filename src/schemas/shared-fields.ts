import { z } from "zod";
import {
	describedPicture,
	factLine,
	factParagraph,
	href,
	integer,
	list,
	nameLine,
	pastDay,
	reference,
	richLine,
	richParagraph,
	singleLine,
} from "./field-types";

/** Fields that several kinds of content have, with what the form editor says of them. */

export const link = z
	.strictObject({
		label: singleLine(60).describe("The words that people click, such as “See all prices”."),
		href,
	})
	.meta({ typeName: "Link" });

export const seo = z
	.strictObject({
		title: factLine(40)
			.min(5)
			.describe(
				"Shown in the browser's tab and in search results, followed by the spa's name: 60 characters together.",
			),
		description: factLine(160)
			.min(70)
			.describe("One or two sentences that search results show below the title."),
		keywords: list(nameLine(50), 3, 10).describe(
			"What people type to find this page: three to ten searches of a few words each.",
		),
	})
	.meta({
		typeName: "Seo",
		title: "Search results",
		description:
			"What search engines and shared links show for this page, and for no other. Visitors don't see it on the page itself.",
	});

export const faq = z
	.strictObject({
		question: singleLine(140, /^[^\n]*\?$/, "a question that ends with a question mark").meta({
			facts: true,
			description: "The question as a visitor would ask it. It ends with a question mark.",
		}),
		answer: richLine(700).min(40).describe("The answer in one to four sentences."),
	})
	.meta({ typeName: "Faq" });

/** How a text is introduced, on its card and on its page. @param noun what it's called */
export const introduction = (noun: string) => ({
	summary: factLine(180)
		.min(80)
		.describe(`One or two sentences for the ${noun}'s card, 80 to 180 characters.`),
	lead: factParagraph.meta({
		title: "Opening paragraph",
		description: "The first paragraph, set larger, below the title.",
	}),
	image: describedPicture(`The picture on the card and at the top of the ${noun}`),
});

export const proseSection = z
	.strictObject({
		heading: factLine(90).describe(
			"The section's heading. It's also in the list of contents, so it should make sense alone.",
		),
		paragraphs: z
			.array(richParagraph)
			.default([])
			.describe("The paragraphs below the heading, in order."),
		bullets: z
			.array(richLine(400).describe("One point of the list."))
			.default([])
			.describe("A list of points below the paragraphs."),
		closing: z.array(richParagraph).default([]).describe("Paragraphs after the list."),
	})
	.meta({ typeName: "ProseSection" });

export const boxedWarnings = z
	.array(
		factLine(700).describe(
			"One warning: the name of a statement in braces, or the label's own words.",
		),
	)
	.max(3)
	.default([])
	.describe(
		"What the FDA prints in a box at the top of a drug's label. The page shows it first, in a frame. Usually the name of a statement in content/statements.json, in braces.",
	);

export const sample = z.boolean().default(false).meta({
	internal: true,
	title: "Sample content",
	description:
		"True while this is invented sample content. Remove it when the text is the spa's own: until then, npm run check:launch lists the entry as something to replace.",
});

export const medicalReview = z
	.strictObject({
		reviewer: reference("team").describe(
			"Who checked the facts: the slug of a person in content/team who may prescribe.",
		),
		date: pastDay.describe(
			"The day the reviewer last checked it, written YYYY-MM-DD. After a year, npm run check:launch asks for a new review.",
		),
		sample,
	})
	.meta({
		typeName: "MedicalReview",
		title: "Medical review",
		description: "Who checked the medical facts, and when. The page says it.",
	});

export const source = z
	.strictObject({
		publisher: nameLine(80).describe(
			"Who published it, such as “U.S. Food and Drug Administration”.",
		),
		title: nameLine(160).describe("The publication's own title, word for word."),
		href: href.describe("Where it's found: an address that begins with https://."),
		year: integer(1980, 2100).describe("The year it was published or last revised."),
	})
	.meta({ typeName: "Source" });

export const serviceOf = reference("services").meta({
	bySlug: true,
	description: "The service, by its slug (the name of its file).",
});

/** A price of a service, by the names of both. */
export const namedPrice = {
	service: serviceOf,
	price: singleLine(70).meta({
		text: undefined,
		title: "Name of the price",
		description: "As it is in the service's own list of prices.",
	}),
};

export const priceQuantity = z
	.strictObject({
		...namedPrice,
		quantity: integer(1, 100).describe("How many of it, such as 3 treatments or 20 units."),
	})
	.meta({ typeName: "PriceQuantity" });
