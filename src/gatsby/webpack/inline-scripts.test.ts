import { withDeferredScripts } from "./inline-scripts";

const deferred = (html: string) => withDeferredScripts(process.cwd(), html);
const before = '<script id="gatsby-chunk-mapping">window.___chunkMapping="";</script><script>window.___webpackCompilationHash="1";</script>';
const scripts = '<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script>';

test("one inline script starts Gatsby's scripts, the map of chunks is empty, and everything else stays", () => {
	const html = deferred(before.replace('""', String.raw`"{\"a\":[]}"`) + scripts);
	expect(html.startsWith(`${before}<script id="gatsby-load-scripts">`)).toBe(true);
	expect(html).toContain('["/webpack-runtime-1.js","/app-2.js"]');
	expect(html).not.toContain("async>");
});

test.each(["", before, deferred(before + scripts)])("if Gatsby's scripts aren't found, the error says where to look", (html) => {
	expect(() => deferred(html)).toThrow(/_gatsby-scripts-1\.html.*src\/gatsby\/webpack\/inline-scripts\.ts/);
});
