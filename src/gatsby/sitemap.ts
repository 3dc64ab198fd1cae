/** Pages that search engines are not offered (docs/specification.md R70). */
const hidden = ["/admin/media", "/404", "/404.html", "/dev-404-page", "/offline"];

/** Options of gatsby-plugin-sitemap: every page but the hidden ones. */
export const sitemap = {
	output: "/",
	entryLimit: 5000,
	excludes: hidden,
};
