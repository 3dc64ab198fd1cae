/** Shapes that several collections share. */
import { z } from "zod";

/** Identifies an entry: the file's name, and the last part of the address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lowercase words joined by hyphens, such as chemical-peels");

/** The name of a picture listed in content/media/catalog.json. */
export const picture = z.string().regex(/^[a-z0-9-]+\.(jpg|png)$/, "the file name of a picture in content/media, such as hero-stones-dusk.jpg");

/** A calendar day in the spa's time zone. */
export const day = z.iso.date("a calendar day written YYYY-MM-DD");

/** A local time in the spa's zone (site.timeZone). */
export const localSecond = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, "a local time written YYYY-MM-DDTHH:MM:SS");

export const line = (max: number) =>
	z
		.string()
		.trim()
		.min(1, "text")
		.max(max)
		.refine((text) => !text.includes("\n"), "one line, without a line break");

/**
 * One paragraph of prose. `{phone}`, `{email}`, `{address}`, `{city}`, `{hours}`, `{spa}` and `{company}` are replaced by facts of site.json, and
 * the names of content/statements.json by their texts. `[words](/path)` becomes a link in the fields that checks/relations.ts lists.
 */
export const paragraph = z
	.string()
	.trim()
	.min(20, "a sentence at least")
	.max(1200)
	.refine((text) => !text.includes("\n"), "one paragraph, without a line break");

/** An internal address (`/about`, `#top`), a `tel:`, `sms:` or `mailto:` link, or an external https address. */
export const href = z.string().regex(/^(\/[^\s]*|#[\w-]+|tel:[+\d]+|sms:[+\d]+|mailto:\S+|https:\/\/\S+)$/, "a path that starts with /, or an https address");

export const link = z.strictObject({ label: line(60), href });

/** What search engines and social previews show. */
export const seo = z.strictObject({
	/** Shown in the browser's tab and in search results, followed by the spa's name: 60 characters together. Unique across the site. */
	title: line(40).min(5),
	/** One or two sentences. Unique across the site. */
	description: line(160).min(70),
	keywords: z.array(line(50)).min(3).max(10),
});

export const faq = z.strictObject({
	question: line(140).regex(/\?$/, "a question that ends with a question mark"),
	/** 1 to 4 sentences. */
	answer: z.string().trim().min(40).max(700),
});

/** A section of a long page: a heading, paragraphs, and optionally a list with closing paragraphs. */
export const proseSection = z.strictObject({
	heading: line(90),
	paragraphs: z.array(paragraph).default([]),
	bullets: z.array(line(400)).default([]),
	closing: z.array(paragraph).default([]),
});

/** What the FDA prints in a box at the top of a drug's label. Shown first, in a frame. Usually a name of content/statements.json, in braces. */
export const boxedWarnings = z.array(line(700)).max(3).default([]);

/** True on invented sample content; `npm run check:launch` lists it until it's replaced. */
export const sample = z.boolean().default(false);
