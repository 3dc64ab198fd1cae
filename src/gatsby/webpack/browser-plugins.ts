import type { CreateWebpackConfigArgs } from "gatsby";
import { NormalModuleReplacementPlugin } from "webpack";

/**
 * Browser halves that do nothing on this site, and bring much along because they are CommonJS, from which nothing is shaken: Gatsby's own
 * Partytown plugin acts in develop alone (gatsby/dist/internal-plugins/partytown/gatsby-browser.js) and keeps all of gatsby-script;
 * gatsby-plugin-manifest's acts where manifests are localised, and keeps every export of "gatsby". Together 12 kB of script, 3.2 kB compressed,
 * on every page.
 */
const idle = /[\\/](?:internal-plugins[\\/]partytown|gatsby-plugin-manifest)[\\/]gatsby-browser(?:\.js)?$/;

/** Leaves idle browser halves of plugins out of the bundle. */
export const configureBrowserPlugins = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
	if (stage !== "build-javascript") return;
	const nothing = `${store.getState().program.directory}/src/gatsby/webpack/empty-module.ts`;
	actions.setWebpackConfig({ plugins: [new NormalModuleReplacementPlugin(idle, nothing)] });
};
