import { z } from "zod";
import { boxedWarnings, day, faq, line, paragraph, picture, proseSection, sample, seo, slug } from "./parts";

export const resourceGroups = ["skincare", "faqs", "wellness"] as const;

/** content/resources/<slug>.json: one article. */
export const resource = z.strictObject({
	slug,
	group: z.enum(resourceGroups),
	title: line(90),
	/** For the card. */
	summary: line(180).min(80),
	/** The opening paragraph below the title. */
	lead: paragraph,
	image: picture,
	/** The slug of the team member who reviewed it. */
	reviewer: slug,
	published: day,
	reviewed: day,
	boxedWarnings,
	sections: z.array(proseSection).min(3).max(8),
	faqs: z.array(faq).max(8).default([]),
	/** Public sources that readers can look up. */
	sources: z
		.array(z.strictObject({ publisher: line(80), title: line(160) }))
		.min(1)
		.max(6),
	/** Slugs of services. */
	relatedServices: z.array(slug).min(2).max(10),
	seo,
	sample,
});
