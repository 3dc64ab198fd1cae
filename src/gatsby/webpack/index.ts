import type { GatsbyNode } from "gatsby";
import { configureBrowserPlugins } from "./browser-plugins";
import { configureDeferredScripts } from "./deferred-scripts";
import { configureInlineScripts } from "./inline-scripts";
import { configureServiceWorker } from "./service-worker";
import { configureStylesInHtml } from "./styles-in-html";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
	configureBrowserPlugins(api);
	configureInlineScripts(api);
	configureServiceWorker(api);
	configureDeferredScripts(api);
	configureStylesInHtml(api);
};
