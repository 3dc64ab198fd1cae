import { z } from "zod";
import type { marks } from "./shape";

/** Shapes that several collections share, with metadata for editors, the checks and the form editor. */

declare module "zod" {
	/**
	 * - `text`: visitors, search engines or screen readers get it
	 * - `facts`: names in braces, such as {phone}, are replaced
	 * - `links`: `[words](/path)` becomes a link
	 * - `names`: trademarks may be among them
	 * - `person`: what a person or a place is called
	 * - `reference`: the collection whose entry is named; with `bySlug`, GraphQL has the slug
	 * - `internal`: GraphQL doesn't have it, so no page can show it
	 * - `instant`: GraphQL has it in UTC
	 * - `past`: it has happened already
	 * - `typeName`: its type in GraphQL, if several fields share it
	 * - `picture`: a file name in content/media
	 * - `address`: where a link leads
	 * - `form`: what a text looks like, in words after "Expected:"
	 */
	interface GlobalMeta extends Partial<Record<(typeof marks)[number], true>> {
		reference?: string;
		form?: string;
		typeName?: string;
	}
}

export const list = <T extends z.ZodType>(entry: T, min: number, max?: number) =>
	max === undefined ? z.array(entry).min(min) : z.array(entry).min(min).max(max);

export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
	z.number().int().min(min).max(max);

export const patternText = (pattern: RegExp, form: string) =>
	z.string().regex(pattern, { error: form, abort: true }).meta({ form });

export const slug = patternText(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	"lowercase words joined by hyphens, such as chemical-peels",
).meta({
	title: "Slug (its name in the address)",
	description:
		"The name that other files and the page's address use for this entry: lowercase words joined by hyphens, such as chemical-peels. If it has a file of its own, the file's name is the same.",
});

export const reference = (collection: string) =>
	patternText(
		/^[a-z0-9]+(-[a-z0-9]+)*$/,
		"lowercase words joined by hyphens, such as chemical-peels",
	).meta({ reference: collection });

export const pictureFile = patternText(
	/^[a-z0-9-]+\.(jpg|png)$/,
	"the file name of a picture in content/media, such as hero-stones-dusk.jpg",
).meta({
	picture: true,
});

export const picture = pictureFile.meta({ reference: "media" });

/** A calendar day in the spa's time zone. */
export const day = z.iso
	.date({ error: "a day that the calendar has, written YYYY-MM-DD" })
	.meta({ form: "a day written YYYY-MM-DD" });

export const pastDay = day.meta({ past: true });

export const notBefore = (last: string, first: string) => ({
	error: ({ input }: { readonly input?: unknown }) =>
		`a day that isn't before ${first}, which is ${Object(input)[first]}`,
	path: [last],
});

/** A local time in the spa's zone. */
export const localSecond = patternText(
	/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
	"a local time written YYYY-MM-DDTHH:MM:SS, such as 2027-03-31T18:00:00",
)
	.refine(
		(text) => z.iso.datetime({ local: true }).safeParse(text).success,
		"a day that the calendar has and a time from 00:00:00 to 23:59:59",
	)
	.meta({ instant: true });

/** @param form what a text of the pattern looks like, in words */
export const singleLine = (
	max: number,
	pattern = /^[^\n]*$/,
	form = "one line, without a line break",
) => z.string().trim().min(1, "text").max(max).regex(pattern, form).meta({ text: true, form });

export const factLine = (max: number) => singleLine(max).meta({ facts: true });
export const richLine = (max: number) => factLine(max).meta({ links: true });
export const nameLine = (max: number) => singleLine(max).meta({ names: true });

export const paragraph = singleLine(1200, /^[^\n]*$/, "one paragraph, without a line break").min(
	20,
	"a sentence at least",
);

export const factParagraph = paragraph.meta({
	facts: true,
	description: "One paragraph, without a line break.",
});
export const richParagraph = factParagraph.meta({ links: true });

export const href = patternText(
	/^(?:\/(?!\/)\S*|#[\w-]+|(?:tel|sms):(?:\+\d{8,15}|911|988)|mailto:\S+@\S+|https:\/\/[^\s/.]+\.\S+)(?<![.,;:!])$/,
	"a page such as /about, or an address that starts with https://, without a mark at its end",
).meta({
	title: "Address",
	description:
		"Where the link leads: a page of this site, such as /services/microneedling, or another site's address that begins with https://.",
	address: true,
});

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
				"Shown in the browser's tab and in search results, followed by the spa's name: 60 characters together. No other page may have the same.",
			),
		description: factLine(160)
			.min(70)
			.describe(
				"One or two sentences that search results show below the title. No other page may have the same.",
			),
		keywords: list(nameLine(50), 3, 10).describe(
			"What people type to find this page: three to ten searches of a few words each.",
		),
	})
	.meta({
		typeName: "Seo",
		title: "Search results",
		description:
			"What search engines and shared links show for this page. Visitors don't see it on the page itself.",
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
			.describe("A list of points below the paragraphs. Leave it out if there's none."),
		closing: z
			.array(richParagraph)
			.default([])
			.describe("Paragraphs after the list. Leave it out if there are none."),
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

export const lowercase = patternText(
	/^[\p{Ll}\p{M}\p{N} ’'&+.,/()%$#-]{1,40}$/u,
	"lowercase letters, digits and plain marks, 40 at most",
).describe("One word or phrase in lowercase.");

export const dollars = (max: number, min = 1) => z.number().min(min).max(max);

export const serviceOf = reference("services").meta({
	bySlug: true,
	description: "The service, by its slug (the name of its file).",
});
export const nameOfPrice = singleLine(70).meta({
	text: undefined,
	title: "Name of the price",
	description: "The name of the price, as it is in the service's own list of prices.",
});

export const priceQuantity = z
	.strictObject({
		service: serviceOf,
		price: nameOfPrice,
		quantity: integer(1, 100).describe("How many of it, such as 3 treatments or 20 units."),
	})
	.meta({ typeName: "PriceQuantity" });
