import { withDeferredScripts } from "./inline-scripts";

const before =
	'<script id="gatsby-chunk-mapping">window.___chunkMapping="";</script><script>window.___webpackCompilationHash="1";</script>';

test("one inline script starts Gatsby's scripts; a change is an error", () => {
	const scripts =
		'<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script>';
	const html = withDeferredScripts(
		process.cwd(),
		before.replace('""', String.raw`"{\"a\":[]}"`) + scripts,
	);
	expect(html.startsWith(`${before}<script id="gatsby-load-scripts">`)).toBe(true);
	expect(html).toContain('["/webpack-runtime-1.js","/app-2.js"]');
	expect(html).not.toContain("async>");
	expect(() => withDeferredScripts(process.cwd(), html)).toThrow(
		/_gatsby-scripts-1\.html.*src\/gatsby\/webpack\/inline-scripts\.ts/,
	);
});
