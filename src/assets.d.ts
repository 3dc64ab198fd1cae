/** Gatsby's own entry, by the alias of src/gatsby/start-scripts.ts. */
declare module "gatsby-entry";

declare module "*.woff2" {
	const url: string;
	export default url;
}
