import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WebpackPluginInstance } from "webpack";

export const readStyles = (folder: string): string => {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
	return JSON.stringify(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
};

/** Styles are inlined in each page, but Gatsby renders a page again only if its data or code has changed (gatsby/dist/redux/reducers/html.js). */
export const hashStyles = (folder: string): WebpackPluginInstance => ({
	apply: (compiler) =>
		compiler.hooks.compilation.tap("styles-in-html", (compilation) =>
			compilation.hooks.chunkHash.tap("styles-in-html", (_chunk, hash) => void hash.update(readStyles(folder))),
		),
});
