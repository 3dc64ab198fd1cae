import { join } from "node:path";
import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { listFiles, pageFiles } from "./site-files";
import { headerRoutes } from "./static-hosts";

/** The page that the server's own pages look like (src/server/http/response-pages.tsx). */
const offlinePage = "public/offline/index.html";

/** Files that the forms' functions read while they run. */
const readFiles = (): string[] => [
	...listFiles(join(process.cwd(), "content"))
		.filter((file) => file.endsWith(".json"))
		.map((file) => `content${file}`),
	offlinePage,
];

/**
 * Netlify's adapter with three changes: our headers instead of Gatsby's defaults, which don't depend on the built pages; the files that functions read,
 * in their packages; and the offline page where it is. The adapter would move it to offline.html, and so replace the service worker's copy without the app.
 */
export const netlifyAdapter = (): ReturnType<AdapterInit> => {
	const adapter = netlify();
	return {
		...adapter,
		adapt: async (context) => {
			const folder = join(process.cwd(), "public");
			const files = listFiles(folder);
			await adapter.adapt({
				...context,
				routesManifest: context.routesManifest.filter((route) => !(route.type === "static" && route.filePath === offlinePage)),
				functionsManifest: context.functionsManifest.map((each) => ({ ...each, requiredFiles: [...each.requiredFiles, ...readFiles()] })),
				headerRoutes: headerRoutes(files, pageFiles(folder, files)),
			});
		},
	};
};
