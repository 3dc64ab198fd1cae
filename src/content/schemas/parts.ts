/** Shapes that several collections share. A field's description and title are what an editor or a form shows beside it. */
import { z } from "zod";
import { findAddressFault } from "../web-address";
import { refuseFaulty } from "./fault";

const words = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lowercase words joined by hyphens, such as chemical-peels");

/** Identifies an entry: the file's name, and the last part of the address. */
export const slug = words.meta({
	title: "Slug (its name in the address)",
	description:
		"The name that other files and the page's address use for this entry: lowercase words joined by hyphens, such as chemical-peels. If it has a file of its own, the file's name is the same.",
});

/** The collections whose entries other entries name. */
export type Referred = "categories" | "concerns" | "exclusions" | "services" | "team" | "media";

/** The slug of an entry of another collection. The collection is in the metadata, for lists of what there is to choose from. */
export const reference = (collection: Exclude<Referred, "media">) => words.meta({ reference: collection });

/** A picture's own file name, as its entry in the catalog has it. A form shows the picture itself. */
export const pictureFile = z
	.string()
	.regex(/^[a-z0-9-]+\.(jpg|png)$/, "the file name of a picture in content/media, such as hero-stones-dusk.jpg")
	.meta({ picture: true });

/** The name of a picture listed in content/media/catalog.json. */
export const picture = pictureFile.meta({ reference: "media" satisfies Referred });

/** A calendar day in the spa's time zone. */
export const day = z.iso.date({
	error: ({ input }) => (/^\d{4}-\d\d-\d\d$/.test(String(input)) ? "a day that the calendar has, written YYYY-MM-DD" : "a calendar day written YYYY-MM-DD"),
});

/** A local time in the spa's zone (site.timeZone). */
export const localSecond = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, { error: "a local time written YYYY-MM-DDTHH:MM:SS", abort: true })
	.refine((text) => z.iso.datetime({ local: true }).safeParse(text).success, {
		error: "a day that the calendar has and a time from 00:00:00 to 23:59:59",
		params: { remedy: "Correct the day or the time: year, month, day, T, hours, minutes, seconds." },
	});

export const line = (max: number) =>
	z
		.string()
		.trim()
		.min(1, "text")
		.max(max)
		.refine((text) => !text.includes("\n"), "one line, without a line break");

/**
 * One paragraph of prose. `{phone}`, `{email}`, `{address}`, `{city}`, `{hours}`, `{spa}` and `{company}` are replaced by facts of site.json, and
 * the names of content/statements.json by their texts. `[words](/path)` becomes a link in the fields that checks/links.ts lists.
 */
export const paragraph = z
	.string()
	.trim()
	.min(20, "a sentence at least")
	.max(1200)
	.refine((text) => !text.includes("\n"), "one paragraph, without a line break");

/** An internal address (`/about`, `#top`), a `tel:`, `sms:` or `mailto:` link, or an external https address. */
export const href = z.string().superRefine(refuseFaulty(findAddressFault)).meta({
	title: "Address",
	pattern: "^(?:/(?!/)|#|(?:tel|sms|mailto):|https://)\\S*$",
	description: "Where the link leads: a page of this site, such as /services/microneedling, or another site's address that begins with https://.",
	address: true,
});

export const link = z.strictObject({ label: line(60).describe("The words that people click, such as “See all prices”."), href });

/** What search engines and social previews show. */
export const seo = z
	.strictObject({
		title: line(40)
			.min(5)
			.describe("Shown in the browser's tab and in search results, followed by the spa's name: 60 characters together. No other page may have the same."),
		description: line(160).min(70).describe("One or two sentences that search results show below the title. No other page may have the same."),
		keywords: z
			.array(line(50).describe("One search, such as “microneedling Broken Arrow”."))
			.min(3)
			.max(10)
			.describe("What people type to find this page: three to ten searches of a few words each."),
	})
	.meta({ title: "Search results", description: "What search engines and shared links show for this page. Visitors don't see it on the page itself." });

export const faq = z.strictObject({
	question: line(140)
		.regex(/\?$/, "a question that ends with a question mark")
		.describe("The question as a visitor would ask it. It ends with a question mark."),
	answer: z.string().trim().min(40).max(700).describe("The answer in one to four sentences."),
});

/** A section of a long page: a heading, paragraphs, and optionally a list with closing paragraphs. */
export const proseSection = z.strictObject({
	heading: line(90).describe("The section's heading. It's also in the list of contents, so it should make sense alone."),
	paragraphs: z.array(paragraph.describe("One paragraph, without a line break.")).default([]).describe("The paragraphs below the heading, in order."),
	bullets: z.array(line(400).describe("One point of the list.")).default([]).describe("A list of points below the paragraphs. Leave it out if there's none."),
	closing: z
		.array(paragraph.describe("One paragraph, without a line break."))
		.default([])
		.describe("Paragraphs after the list. Leave it out if there are none."),
});

/** What the FDA prints in a box at the top of a drug's label. */
export const boxedWarnings = z
	.array(line(700).describe("One warning: the name of a statement in braces, or the label's own words."))
	.max(3)
	.default([])
	.describe(
		"What the FDA prints in a box at the top of a drug's label. The page shows it first, in a frame. Usually the name of a statement in content/statements.json, in braces.",
	);

export const sample = z.boolean().default(false).meta({
	title: "Sample content",
	description:
		"True while this is invented sample content. Remove it when the text is the spa's own: until then, npm run check:launch lists the entry as something to replace.",
});
