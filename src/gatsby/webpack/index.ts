import type { GatsbyNode } from "gatsby";
import { configureServiceWorker } from "../service-worker/scripts";
import { configureBrowserPlugins } from "./browser-plugins";
import { configureStartOfScripts } from "./start-scripts";
import { configureStylesInHtml } from "./styles-in-html";

/** What the bundles are made with beyond Gatsby's own configuration. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
	configureBrowserPlugins(api);
	configureServiceWorker(api);
	configureStartOfScripts(api);
	configureStylesInHtml(api);
};
