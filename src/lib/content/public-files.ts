/** Addresses of what the build writes for search engines, feed readers and language models. */
export const publicFiles = {
	robots: "/robots.txt",
	/** Written by gatsby-plugin-sitemap, which sets the name. */
	sitemap: "/sitemap-index.xml",
	/** RSS 2.0: resources and specials. */
	rss: "/rss.xml",
	/** A summary in the format of llmstxt.org. */
	llms: "/llms.txt",
} as const;
