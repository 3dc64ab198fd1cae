import { createRequire } from "node:module";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { NormalModuleReplacementPlugin } from "webpack";

/**
 * Browser code of plugins that does nothing on this site, but adds 12 kB of script to every page, as of Gatsby 5.16.1: Gatsby's Partytown plugin is
 * only for `gatsby develop`, gatsby-plugin-manifest's code only for several languages. `resolve` throws if one has moved.
 */
const unused = ["gatsby/dist/internal-plugins/partytown/gatsby-browser.js", "gatsby-plugin-manifest/gatsby-browser.js"];

const escapeRegExp = (path: string): string => path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Says that there's a worker to register, and speaks to Gatsby's own worker, which this site doesn't have (src/gatsby/service-worker). */
const offline = "gatsby-plugin-offline/gatsby-browser.js";

/** Syntax that all browsers of the baseline have (docs/architecture.md), for what webpack itself writes around modules. */
const environment = { arrowFunction: true, const: true, destructuring: true, optionalChaining: true, templateLiteral: true };

/** Leaves them out of the bundle. */
export const configureBrowserPlugins = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
	if (stage !== "build-javascript") return;
	const { directory } = store.getState().program;
	const { resolve } = createRequire(join(directory, "package.json"));
	const replace = (file: string, by: string) =>
		new NormalModuleReplacementPlugin(new RegExp(`^${escapeRegExp(resolve(file))}$`), join(directory, "src/gatsby/webpack", by));
	actions.setWebpackConfig({
		output: { environment },
		plugins: [...unused.map((file) => replace(file, "empty-module.ts")), replace(offline, "offline-module.ts")],
	});
};
