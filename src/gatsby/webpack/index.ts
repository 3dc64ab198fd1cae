import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { NormalModuleReplacementPlugin, type WebpackPluginInstance } from "webpack";
import { rememberFiles } from "../service-worker/precache-files";
import { deferScripts, inlineScript } from "./inline-scripts";

/**
 * Browser code of plugins that's of no use here, as of Gatsby 5.16.1: Partytown is only for `gatsby develop`, gatsby-plugin-manifest's code only
 * for several languages (together 12 kB of every page), and gatsby-plugin-offline's speaks to another worker.
 */
const replaced = {
	"gatsby/dist/internal-plugins/partytown/gatsby-browser.js": "empty-module.ts",
	"gatsby-plugin-manifest/gatsby-browser.js": "empty-module.ts",
	"gatsby-plugin-offline/gatsby-browser.js": "offline-module.ts",
};

const escapeRegExp = (path: string): string => path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** @throws Error if a plugin's file has moved */
const replaceModules = (directory: string): WebpackPluginInstance[] => {
	const { resolve } = createRequire(join(directory, "package.json"));
	return Object.entries(replaced).map(
		([file, by]) =>
			new NormalModuleReplacementPlugin(
				new RegExp(`^${escapeRegExp(resolve(file))}$`),
				join(directory, "src/gatsby/webpack", by),
			),
	);
};

/** Gatsby's own registration starts during the first paint, refuses 127.0.0.1 with an error in the console, and reloads without asking after an update. */
const replaceRegistration = (directory: string): WebpackPluginInstance =>
	new NormalModuleReplacementPlugin(
		/\/register-service-worker$/,
		join(directory, "src/browser/service-worker.ts"),
	);

/** Syntax that all browsers of the baseline have, for what webpack writes around modules. */
const environment = {
	arrowFunction: true,
	const: true,
	destructuring: true,
	optionalChaining: true,
	templateLiteral: true,
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
	stage,
	actions,
	plugins,
	store,
}) => {
	const { directory } = store.getState().program;
	if (stage === "build-javascript") {
		const ours = [
			...replaceModules(directory),
			replaceRegistration(directory),
			rememberFiles,
			deferScripts(directory),
		];
		actions.setWebpackConfig({ output: { environment }, plugins: ours });
	}
	if (stage === "build-html" || stage === "develop-html") {
		// For src/ssr/render-body.tsx.
		const scripts = ["trusted-types", "before-hydration"]
			.map((name) => inlineScript(directory, name))
			.join("");
		actions.setWebpackConfig({
			plugins: [plugins.define({ INLINE_SCRIPTS: JSON.stringify(scripts) })],
		});
	}
};
