import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

/** Where Gatsby keeps the scripts that it puts at the end of every page (gatsby/dist/utils/gatsby-webpack-stats-extractor.js). */
const slice = "public/_gatsby/slices/_gatsby-scripts-1.html";

/**
 * The inline script that starts the page's scripts: once the page has loaded and been painted and what moves with that (the header's
 * entrance, pictures that fade in) has come to rest, with the visitor's first sign, or 3 s after its HTML where a picture stalls. They
 * compete with nothing that is seen, and what is painted works without them.
 * @param sources addresses on our own host; their order does not matter (webpack's chunks wait for its runtime)
 */
const startScripts = (sources: readonly string[]): string =>
	`(function(w,d,u,n){function start(){n.forEach(function(s){w.removeEventListener(s,start)});u.splice(0).forEach(function(a){d.body.appendChild(d.createElement("script")).src=a})}
function frame(f){requestAnimationFrame(function(){requestAnimationFrame(f)})}function idle(){w.requestIdleCallback?requestIdleCallback(start):setTimeout(start)}
function rest(){Promise.allSettled(d.getAnimations().map(function(a){return a.timeline===d.timeline&&a.finished})).then(idle)}
function loaded(){try{new PerformanceObserver(function(l,o){l.getEntriesByName("first-contentful-paint").length&&(o.disconnect(),frame(rest))}).observe({type:"paint",buffered:true})}catch(e){frame(idle)}}
n.forEach(function(s){w.addEventListener(s,start,{passive:true})});d.readyState==="complete"?loaded():w.addEventListener("load",loaded);setTimeout(start,3e3)})(window,document,${JSON.stringify(sources)},["pointerover","pointerdown","keydown","touchstart"])`;

/**
 * The end of every page, from what Gatsby writes there: the build's hash, and its scripts, which start after the first paint instead
 * of beside it. Gatsby's map of chunks stays empty: it is written as a text in which nothing is found, so it does nothing
 * (gatsby-webpack-stats-extractor.js against createComponentUrls in cache-dir/loader.js), at 600 compressed bytes a page.
 * @throws where the hash or the scripts are not found: Gatsby has changed
 */
export const withLateScripts = (html: string): string => {
	const sources = [...html.matchAll(/<script src="([^"]+)" async><\/script>/g)].flatMap(([, source]) => source ?? []);
	const [hash] = /window\.___webpackCompilationHash="[^"]*";/.exec(html) ?? [];
	if (!hash || sources.length === 0)
		throw new Error(`${slice} no longer holds Gatsby's hash and scripts as expected: look at it and adjust src/gatsby/webpack/start-scripts.ts.`);
	return `<script id="gatsby-start">window.___chunkMapping={};${hash}${startScripts(sources)}</script>`;
};

/** Rewrites the end of every page, after Gatsby has written it and before it is put into the pages. */
export const configureStartOfScripts = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
	if (stage !== "build-javascript") return;
	const { directory } = store.getState().program;
	const file = join(directory, slice);
	const plugin = {
		apply: (compiler: Compiler) =>
			compiler.hooks.done.tap({ name: "start-scripts", stage: 100 }, ({ compilation }) => {
				if (compilation.errors.length === 0) writeFileSync(file, withLateScripts(readFileSync(file, "utf8")));
			}),
	};
	actions.setWebpackConfig({ plugins: [plugin] });
};
