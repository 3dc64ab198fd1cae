export const getPricesId = (slug: string): string => `${slug}-prices`;

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

export const contactCards = "/contact-cards";

export const getContactCardPath = (slug: string): string => `${contactCards}/${slug}.vcf`;

/** Pixels of every social picture: the size that Facebook, LinkedIn and X show in full. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Where the build writes the picture that networks and messengers show for a page, below the site's address. */
export const getSocialPicturePath = (pagePath: string): string => `/social${pagePath === "/" ? "/home" : pagePath}.jpg`;
