import { z } from "zod";
import { line, link, paragraph, picture, sample, seo } from "./parts";

/** A part of a page's text; sections find it by its key. */
export const block = z.strictObject({
	key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
	eyebrow: line(60).optional(),
	heading: line(110),
	text: z.array(paragraph).default([]),
	/** Short lines: steps, points, terms. */
	points: z.array(z.strictObject({ title: line(80), text: line(360) })).default([]),
	links: z.array(link).default([]),
	image: picture.optional(),
	sample,
});

/** content/pages/<key>.json: the text and head of one fixed page. */
export const page = z.strictObject({
	key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
	path: z.string().regex(/^\/[a-z0-9/-]*$/),
	/** Its name in the sitemap and breadcrumbs. */
	label: line(40),
	/** The page's h1. */
	heading: line(90),
	lead: line(320).optional(),
	image: picture.optional(),
	seo,
	blocks: z.array(block).default([]),
	sample,
});
