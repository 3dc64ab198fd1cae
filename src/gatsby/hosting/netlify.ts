import { join } from "node:path";
import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { listFiles, pageFiles } from "./site-files";
import { headerRoutes } from "./static-hosts";

/** Content that the forms' functions read while they run (src/server/content.ts). */
const contentFiles = (): string[] =>
	listFiles(join(process.cwd(), "content"))
		.filter((file) => file.endsWith(".json"))
		.map((file) => `content${file}`);

/** Netlify's adapter with our headers instead of Gatsby's defaults, which don't depend on the built pages, and with the content beside each function. */
export const netlifyAdapter = (): ReturnType<AdapterInit> => {
	const adapter = netlify();
	return {
		...adapter,
		adapt: async (context) => {
			const folder = join(process.cwd(), "public");
			const files = listFiles(folder);
			const functionsManifest = context.functionsManifest.map((each) => ({ ...each, requiredFiles: [...each.requiredFiles, ...contentFiles()] }));
			await adapter.adapt({ ...context, functionsManifest, headerRoutes: headerRoutes(files, pageFiles(folder, files)) });
		},
	};
};
