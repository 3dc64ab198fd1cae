import { join } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentRoot } from "./src/gatsby/develop/checked-copy";
import { manifest } from "./src/gatsby/manifest";
import { offlinePlugins } from "./src/gatsby/service-worker";
import { business, getTypeName, siteUrl } from "./src/gatsby/site";
import { sitemap } from "./src/gatsby/sitemap";
import { toLocalDate } from "./src/lib/time/time-zone";

// Read by src/hooks/use-business-day.ts: the copyright year is built in and corrected after mount
// (docs/specification.md R39).
process.env.GATSBY_BUILD_YEAR = toLocalDate(business.timeZone, new Date()).slice(0, 4);

const config: GatsbyConfig = {
	siteMetadata: { siteUrl },
	trailingSlash: "never",
	jsxRuntime: "automatic",
	graphqlTypegen: {
		generateOnBuild: true,
		// npm test has the build write it somewhere else: it reads the committed file at the same time,
		// and then compares the two.
		typesOutputPath: process.env.GATSBY_TYPES_OUTPUT ?? "src/gatsby-types.d.ts",
		documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
	},
	flags: { DEV_SSR: false },
	plugins: [
		"gatsby-plugin-image",
		{
			resolve: "gatsby-plugin-sharp",
			options: {
				defaults: {
					formats: ["auto", "avif"],
					placeholder: "dominantColor",
					quality: 72,
					avifOptions: { quality: 57 },
				},
			},
		},
		"gatsby-transformer-sharp",
		{
			resolve: "gatsby-source-filesystem",
			options: { name: "content", path: join(contentRoot("."), "content") },
		},
		{ resolve: "gatsby-transformer-json", options: { typeName: getTypeName } },
		"gatsby-plugin-postcss",
		{ resolve: "gatsby-plugin-sitemap", options: sitemap },
		{ resolve: "gatsby-plugin-manifest", options: manifest },
		...offlinePlugins,
	],
};

export default config;
