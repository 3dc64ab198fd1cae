import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import type { WebpackPluginInstance } from "webpack";

/**
 * A script of src/browser/inline, minified, in a function of its own.
 * @param values for names that the file declares, such as `SCRIPTS`
 */
export const inlineScript = (
	directory: string,
	name: string,
	values: Readonly<Record<string, unknown>> = {},
) => {
	const define = Object.fromEntries(
		Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
	);
	const source = readFileSync(join(directory, "src/browser/inline", `${name}.ts`), "utf8");
	return transformSync(source, {
		loader: "ts",
		format: "iife",
		minify: true,
		target: "es2019",
		define,
	}).code.trim();
};

/**
 * Where Gatsby 5.16.1 writes the scripts at the end of every page
 * (gatsby-webpack-stats-extractor.js).
 */
const slice = "public/_gatsby/slices/_gatsby-scripts-1.html";

const asyncScript = /<script src="([^"]+)" async><\/script>/g;

/**
 * Gatsby's scripts start after the first paint (src/browser/inline/load-scripts.ts).
 * @throws Error if they aren't found
 */
export const withDeferredScripts = (directory: string, html: string) => {
	const sources = [...html.matchAll(asyncScript)].flatMap(([, source]) => source ?? []);
	if (sources.length === 0)
		throw new Error(
			`${slice} no longer has <script src="…" async>. Look at it, and correct src/gatsby/webpack/inline-scripts.ts.`,
		);
	// Gatsby writes this map as a string, so its loader finds nothing in it: 4 kB of every page.
	const kept = html
		.replaceAll(asyncScript, "")
		.replace(/(window\.___chunkMapping=")(?:\\.|[^"\\])*/, "$1");
	return `${kept}<script id="gatsby-load-scripts">${inlineScript(directory, "load-scripts", { SCRIPTS: sources })}</script>`;
};

/** Runs after Gatsby has written the file, and before pages get it. */
export const deferScripts = (directory: string): WebpackPluginInstance => ({
	apply: (compiler) =>
		compiler.hooks.done.tap({ name: "deferred-scripts", stage: 100 }, ({ compilation }) => {
			const file = join(directory, slice);
			if (compilation.errors.length === 0)
				writeFileSync(file, withDeferredScripts(directory, readFileSync(file, "utf8")));
		}),
});
