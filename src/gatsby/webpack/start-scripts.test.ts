import { withLateScripts } from "./start-scripts";

const asGatsbyWrites = `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="1";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script>`;

test("one script sets the build's hash and starts Gatsby's scripts", () => {
	const html = withLateScripts(asGatsbyWrites);
	expect(html.match(/<script/g)).toHaveLength(1);
	expect(html).toContain('window.___webpackCompilationHash="1";');
	expect(html).toContain('["/webpack-runtime-1.js","/app-2.js"]');
	expect(html).not.toContain("async>");
});

test("the map of chunks is an object without entries, which answers as Gatsby's text does: with nothing", () => {
	expect(withLateScripts(asGatsbyWrites)).toContain("window.___chunkMapping={};");
});

test.each(["", "<script>1</script>", '<script src="/app-2.js" async></script>', 'window.___webpackCompilationHash="1";', withLateScripts(asGatsbyWrites)])(
	"an end of page without Gatsby's hash or scripts is an error that says where to look",
	(html) => {
		expect(() => withLateScripts(html)).toThrow(/_gatsby-scripts-1\.html.*src\/gatsby\/webpack\/start-scripts\.ts/);
	},
);
