import { z } from "zod";
import { day, line, paragraph, proseSection, sample, seo, slug } from "./parts";

/** content/legal/<slug>.json: a legal or information page at /<slug>. */
export const legalPage = z.strictObject({
	slug,
	title: line(80),
	lead: paragraph,
	/** The day its text last changed. */
	updated: day,
	sections: z.array(proseSection).min(4).max(20),
	seo,
	sample,
});
