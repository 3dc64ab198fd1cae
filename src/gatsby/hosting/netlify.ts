import { join } from "node:path";
import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { listFiles, pageFiles } from "./site-files";
import { headerRoutes } from "./static-hosts";

/** Netlify's adapter with our headers instead of Gatsby's defaults, which don't depend on the built pages. */
export const netlifyAdapter = (): ReturnType<AdapterInit> => {
	const adapter = netlify();
	return {
		...adapter,
		adapt: async (context) => {
			const folder = join(process.cwd(), "public");
			const files = listFiles(folder);
			await adapter.adapt({ ...context, headerRoutes: headerRoutes(files, pageFiles(folder, files)) });
		},
	};
};
