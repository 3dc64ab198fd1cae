export const getPricesId = (slug: string): string => `${slug}-prices`;

export const publicFiles = {
	robots: "/robots.txt",
	/** Set by gatsby-plugin-sitemap. */
	sitemap: "/sitemap-index.xml",
	rss: "/rss.xml",
	/** See llmstxt.org. */
	llms: "/llms.txt",
	security: "/.well-known/security.txt",
} as const;

export const contactCards = "/contact-cards";

export const getContactCardPath = (slug: string): string => `${contactCards}/${slug}.vcf`;

/** In pixels: the size that Facebook, LinkedIn and X show in full. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

export const getSocialPicturePath = (pagePath: string): string =>
	`/social${pagePath === "/" ? "/home" : pagePath}.jpg`;
