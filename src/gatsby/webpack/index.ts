import type { GatsbyNode } from "gatsby";
import { configureBrowserPlugins } from "./browser-plugins";
import { configureInlineScripts } from "./inline-scripts";
import { configureServiceWorker } from "./service-worker";
import { configureStartScripts } from "./start-scripts";
import { configureStylesInHtml } from "./styles-in-html";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
	configureBrowserPlugins(api);
	configureInlineScripts(api);
	configureServiceWorker(api);
	configureStartScripts(api);
	configureStylesInHtml(api);
};
