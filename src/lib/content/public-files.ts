/** Addresses of what the build writes for search engines, feed readers, language models, address books and people who look for faults. */
export const publicFiles = {
	robots: "/robots.txt",
	/** Written by gatsby-plugin-sitemap, which sets the name. */
	sitemap: "/sitemap-index.xml",
	/** RSS 2.0: resources and specials. */
	rss: "/rss.xml",
	/** A summary in the format of llmstxt.org. */
	llms: "/llms.txt",
	/** RFC 9116: whom to write to about a security problem. */
	security: "/.well-known/security.txt",
} as const;

/** The folder of the contact cards, in vCard format. */
export const contactCards = "/contact-cards";

/** The contact card of the spa or of a person. */
export const getContactCardPath = (slug: string): string => `${contactCards}/${slug}.vcf`;
