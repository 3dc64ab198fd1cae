import { findInline } from "./inline";

test("scripts that run are found, with their exact text; files, data and repetitions are not", () => {
	const { scripts } = findInline(`<script>one</script><script type="module">two
</script><script src="/a.js" async></script><script type="application/ld+json">{"a":1}</script><script
  id="x"
>a<b && c>d</script><script>one</script>`);
	expect(scripts).toEqual(["one", "two\n", "a<b && c>d"]);
});

test("line breaks are those the browser hashes", () => expect(findInline("<script>a\r\nb</script>").scripts).toEqual(["a\nb"]));

test("styles are found, those for visitors without script too", () =>
	expect(findInline("<style>a{}</style><noscript><style data-x>b{}</style></noscript>").styles).toEqual(["a{}", "b{}"]));

test("style attributes are decoded, each once; what only looks like one is not", () => {
	const { styleAttributes } = findInline(
		`<p style="a:b">style="no"</p><p style="a:b"><b data-style="no" style="font:&quot;A&quot; &amp; &#x27;B&#39;" title="x > y" hidden></b><!-- <i style="no"> --><script>'<i style="no">'</script>`,
	);
	expect(styleAttributes).toEqual(["a:b", `font:"A" & 'B'`]);
});

test("an attribute after one that holds a closing bracket is still found", () =>
	expect(findInline('<img alt="a > b" style="c:d"/>').styleAttributes).toEqual(["c:d"]));

test.each([
	['<button onclick="go()">', 'onclick="go()"'],
	['<a href=" javascript:go()">', 'href=" javascript:go()"'],
	["<script src='/a.js' onload='x'></script>", 'onload="x"'],
])("%s can be allowed by no hash", (html, found) => expect(findInline(html).forbidden).toEqual([found]));

test("words that begin like handlers are not", () => expect(findInline('<p data-on="x" href="/javascript">').forbidden).toEqual([]));
