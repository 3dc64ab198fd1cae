import { z } from "zod";
import { faq, line, paragraph, picture, proseSection, sample, seo, slug } from "./parts";

/** content/landing-pages/<slug>.json: a page for visitors from one city, at /<slug>. */
export const landingPage = z.strictObject({
	slug,
	city: line(40),
	heading: line(80),
	lead: paragraph,
	image: picture,
	/** How visitors drive, by where they start. */
	directions: z
		.array(z.strictObject({ from: line(60), route: line(260), minutes: line(30) }))
		.min(2)
		.max(5),
	sections: z.array(proseSection).min(3).max(6),
	/** Slugs of services. */
	services: z.array(slug).min(3).max(8),
	faqs: z.array(faq).min(3).max(6),
	seo,
	sample,
});
