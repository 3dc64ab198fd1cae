import type { GatsbyConfig } from "gatsby";
import { netlifyHost } from "./src/gatsby/hosting/netlify";
import { manifest } from "./src/gatsby/manifest";
import { typeNameOf } from "./src/gatsby/schema/type-name";
import { offlinePlugins } from "./src/gatsby/service-worker";
import { siteUrl } from "./src/gatsby/site";
import { sitemap } from "./src/gatsby/sitemap";

// Read by src/hooks/use-current-year.ts: the copyright year is built in and corrected after mount (decisions §4).
process.env.GATSBY_BUILD_YEAR = String(new Date().getFullYear());

const config: GatsbyConfig = {
	siteMetadata: { siteUrl },
	trailingSlash: "never",
	jsxRuntime: "automatic",
	...(process.env.NETLIFY ? { adapter: netlifyHost() } : {}),
	graphqlTypegen: {
		generateOnBuild: true,
		typesOutputPath: "src/gatsby-types.d.ts",
		documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
	},
	flags: { DEV_SSR: false },
	plugins: [
		"gatsby-plugin-image",
		{
			resolve: "gatsby-plugin-sharp",
			options: {
				defaults: { formats: ["auto", "avif"], placeholder: "dominantColor", quality: 72, avifOptions: { quality: 58 } },
			},
		},
		"gatsby-transformer-sharp",
		{ resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
		{ resolve: "gatsby-transformer-json", options: { typeName: typeNameOf } },
		"gatsby-plugin-postcss",
		{ resolve: "gatsby-plugin-sitemap", options: sitemap },
		{ resolve: "gatsby-plugin-manifest", options: manifest },
		...offlinePlugins,
	],
};

export default config;
