import { join } from "node:path";
import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { listFiles, pageFiles } from "./site-files";
import { headerRoutes } from "./static-hosts";

/** Netlify's adapter with our headers in the place of Gatsby's defaults, which know nothing of the built pages. */
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
