/** Addresses of what the build writes for search engines, feed readers, language models and address books. */
export const publicFiles = {
	robots: "/robots.txt",
	/** Written by gatsby-plugin-sitemap, which sets the name. */
	sitemap: "/sitemap-index.xml",
	/** RSS 2.0: resources and specials. */
	rss: "/rss.xml",
	/** A summary in the format of llmstxt.org. */
	llms: "/llms.txt",
} as const;

/** The folder of the contact cards, in vCard format. */
export const contactCards = "/contact-cards";

/** The contact card of the spa or of a person. */
export const getContactCardPath = (slug: string): string => `${contactCards}/${slug}.vcf`;
