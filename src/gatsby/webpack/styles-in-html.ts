import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { filesDigest } from "../files-digest";

/** The digest of every stylesheet below a folder: names and contents. */
export const stylesDigest = (folder: string): string => {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
	return filesDigest(folder, names.sort());
};

/**
 * Styles are inlined in each page, but Gatsby writes a page again only when its data or the code that renders it changed: after
 * a build that finds `.cache`, pages would keep older styles (gatsby/dist/redux/reducers/html.js). So the styles are made part of
 * the hash of the code that renders.
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
