import { z } from "zod";
import type { marks } from "./shape";

declare module "zod" {
	/**
	 * What a schema says of a field besides its shape. The checks, GraphQL and the form editor read
	 * it.
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

const slugText = patternText(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	"lowercase words joined by hyphens, such as chemical-peels",
);

export const slug = slugText.meta({
	title: "Slug (its name in the address)",
	description:
		"The name that other files and the page's address use for this entry: lowercase words joined by hyphens, such as chemical-peels. If it has a file of its own, the file's name is the same.",
});

/** The key of another entry, which the checks look up. */
export const reference = (collection: string) => slugText.meta({ reference: collection });

export const pictureFile = patternText(
	/^[a-z0-9-]+\.(jpg|png)$/,
	"the file name of a picture in content/media, such as hero-stones-dusk.jpg",
).meta({ picture: true });

export const picture = pictureFile.meta({ reference: "media" });

/** @param what it shows, or where it's shown */
export const describedPicture = (what: string) =>
	picture.describe(`${what}: a file name from content/media/catalog.json.`);

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

export const lowercase = patternText(
	/^[\p{Ll}\p{M}\p{N} ’'&+.,/()%$#-]{1,40}$/u,
	"lowercase letters, digits and plain marks, 40 at most",
).describe("One word or phrase in lowercase.");

export const dollars = (max: number, min = 1) => z.number().min(min).max(max);
