import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A file of a package as Gatsby resolves it, in its own node_modules or ours. */
const source = (path: string) => readFileSync(createRequire(require.resolve("gatsby/package.json")).resolve(path), "utf8");

// Each is what src/browser and src/gatsby/webpack rely on without it being public. When one fails after an update, look at the code that names it.
test.each([
	["gatsby/cache-dir/production-app.js", "window.___loader = publicLoader"],
	["gatsby/cache-dir/loader.js", "loadPage: rawPath => instance.loadPage(rawPath)"],
	["gatsby/cache-dir/navigation.js", "unhandledrejection"],
	["gatsby-react-router-scroll/session-storage.js", "@@scroll|"],
	["gatsby-react-router-scroll/session-storage.js", "___GATSBY_REACT_ROUTER_SCROLL"],
	["gatsby/dist/utils/gatsby-webpack-stats-extractor.js", "_gatsby-scripts-1.html"],
])("%s still has %s", (path, text) => {
	expect(source(path)).toContain(text);
});
