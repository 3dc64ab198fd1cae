import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { filesDigest } from "../files-digest";

/** The digest of all stylesheets in a folder. */
export const stylesDigest = (folder: string): string => {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
	return filesDigest(folder, names.sort());
};

/**
 * Styles are inlined in each page, but Gatsby only renders a page again if its data or its code has changed (gatsby/dist/redux/reducers/html.js).
 * With a `.cache`, pages would keep old styles. So the styles are part of the code's hash.
 */
export const configureStylesInHtml = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
	if (stage !== "build-html") return;
	const folder = join(store.getState().program.directory, "src/styles");
	const plugin = {
		apply: (compiler: Compiler) =>
			compiler.hooks.compilation.tap("styles-in-html", (compilation) =>
				compilation.hooks.chunkHash.tap("styles-in-html", (_chunk, hash) => void hash.update(stylesDigest(folder))),
			),
	};
	actions.setWebpackConfig({ plugins: [plugin] });
};
