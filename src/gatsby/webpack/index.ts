import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { NormalModuleReplacementPlugin } from "webpack";
import { rememberFiles } from "../service-worker/precache-files";
import { deferScripts, inlineScript } from "./inline-scripts";

/**
 * Browser code of plugins that this site doesn't need (12 kB of every page), as of Gatsby 5.16.1.
 * Partytown's is only for `gatsby develop`, gatsby-plugin-manifest's only for several languages,
 * and gatsby-plugin-offline's is for its own worker, which this site replaces.
 */
const replaced = {
	"gatsby/dist/internal-plugins/partytown/gatsby-browser.js": "empty-module.ts",
	"gatsby-plugin-manifest/gatsby-browser.js": "empty-module.ts",
	"gatsby-plugin-offline/gatsby-browser.js": "register-worker-flag.ts",
};

const escapeRegExp = (path: string) => path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** @throws Error if an update has moved or removed the file: webpack wouldn't say so */
export const findModule = (directory: string, file: string): string => {
	try {
		return createRequire(join(directory, "package.json")).resolve(file);
	} catch {
		throw new Error(
			`${file} isn't in node_modules anymore. Find where its package has this code now, and change src/gatsby/webpack/index.ts, which replaces it.`,
		);
	}
};

const replaceModules = (directory: string) =>
	Object.entries(replaced).map(
		([file, by]) =>
			new NormalModuleReplacementPlugin(
				new RegExp(`^${escapeRegExp(findModule(directory, file))}$`),
				join(directory, "src/gatsby/webpack", by),
			),
	);

/**
 * Gatsby's own registration starts during the first paint, refuses 127.0.0.1 with an error in the
 * console, and reloads without asking after an update.
 */
const replaceRegistration = (directory: string) => {
	findModule(directory, "gatsby/cache-dir/register-service-worker.js");
	return new NormalModuleReplacementPlugin(
		/\/register-service-worker$/,
		join(directory, "src/browser/service-worker.ts"),
	);
};

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
