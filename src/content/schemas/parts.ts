/** Shapes that several content collections share. What an editor sees is described field by field. */
import { z } from "zod";

/** The key of an entry: its file's name, and the last part of its address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens, such as chemical-peels");

/** The name of a picture listed in content/media/catalog.json. */
export const picture = z.string().regex(/^[a-z0-9-]+\.(jpg|png)$/, "the file name of a picture in content/media, such as hero-stones-dusk.jpg");

/** A calendar day in the spa's time zone. */
export const day = z.iso.date("a calendar day written YYYY-MM-DD");

/** A second on the spa's clock, without a zone: the zone is site.timeZone. */
export const localSecond = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, "a local time written YYYY-MM-DDTHH:MM:SS");

/** A short line without a line break. */
export const line = (max: number) =>
	z
		.string()
		.trim()
		.min(1, "text")
		.max(max)
		.refine((text) => !text.includes("\n"), "one line, without a line break");

/** One paragraph of prose. `{phone}`, `{email}`, `{address}`, `{city}`, `{hours}`, `{spa}` and `{company}` stand for facts of site.json. */
export const paragraph = z
	.string()
	.trim()
	.min(20, "a sentence at least")
	.max(1200)
	.refine((text) => !text.includes("\n"), "one paragraph, without a line break");

/** An address inside the site (`/about`), a `tel:`, `sms:`, `mailto:` link, or an outside https address. */
export const href = z.string().regex(/^(\/[^\s]*|#[\w-]+|tel:[+\d]+|sms:[+\d]+|mailto:\S+|https:\/\/\S+)$/, "a path that starts with /, or an https address");

export const link = z.strictObject({ label: line(60), href });

/** What search engines and social previews show. Every page has its own. */
export const seo = z.strictObject({
	/** Shown in the browser's tab and in search results; the spa's name is added behind it. Unique over the site. */
	title: line(60).min(5),
	/** One or two sentences of 70 to 165 characters. Unique over the site. */
	description: line(165).min(70),
	/** 3 to 10 search terms. */
	keywords: z.array(line(50)).min(3).max(10),
});

export const faq = z.strictObject({
	question: line(140).regex(/\?$/, "a question that ends with a question mark"),
	/** 1 to 4 sentences. */
	answer: z.string().trim().min(40).max(700),
});

/** A part of a long page: a heading, paragraphs, and where it helps a list with a closing sentence. */
export const proseSection = z.strictObject({
	heading: line(90),
	paragraphs: z.array(paragraph).default([]),
	bullets: z.array(line(400)).default([]),
	/** Paragraphs below the list. */
	closing: z.array(paragraph).default([]),
});

/** True on invented sample content; `npm run check:launch` lists it until it is replaced by the real thing. */
export const sample = z.boolean().default(false);
