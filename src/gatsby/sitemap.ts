/** Options of gatsby-plugin-sitemap: every page that search engines should list (docs/specification.md R70). */
export const sitemap = {
	output: "/",
	entryLimit: 5000,
	excludes: ["/admin/media", "/404", "/404.html", "/dev-404-page", "/offline"],
};
