/** Gatsby's own entry, by the alias of src/gatsby/webpack/start-scripts.ts. */
declare module "gatsby-entry";

declare module "*.woff2" {
	const url: string;
	export default url;
}
