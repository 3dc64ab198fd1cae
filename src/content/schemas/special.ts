import { z } from "zod";
import { day, line, paragraph, picture, sample, slug } from "./parts";

/** content/specials/<slug>.json: an offer, shown from the first day to the last in the spa's zone. */
export const special = z.strictObject({
	slug,
	title: line(70),
	/** The offer in a line: "Three peels for the price of two". */
	offer: line(90),
	summary: paragraph,
	starts: day,
	/** The last day it can be used; null if it has no end. */
	ends: day.nullable(),
	terms: z.array(line(220)).min(2).max(6),
	/** Slugs of the services it is for. */
	services: z.array(slug).min(1).max(4),
	image: picture,
	sample,
});
