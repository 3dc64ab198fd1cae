import { findInline } from "./inline";

test("scripts that run are found once, with their exact text", () => {
	const { scripts } = findInline(`<script>one</script><script type="module">two\r
</script><script src="/a.js" async></script><script type="application/ld+json">{"a":1}</script><script
  id="x"
>a<b && c>d</script><script>one</script>`);
	expect(scripts).toEqual(["one", "two\n", "a<b && c>d"]);
});

test("styles and style attributes are found once, decoded", () => {
	const { styles, styleAttributes } = findInline(
		`<style>a{}</style><noscript><style data-x>b{}</style></noscript><p style="a:b">style="no"</p><p style="a:b"><b data-style="no" style="font:&quot;A&quot; &amp; &#x27;B&#x27;" title="x > y" hidden></b><!-- <i style="no"> --><script>'<i style="no">'</script><img alt="a > b" style="c:d"/>`,
	);
	expect(styles).toEqual(["a{}", "b{}"]);
	expect(styleAttributes).toEqual(["a:b", `font:"A" & 'B'`, "c:d"]);
});

test("event handlers and javascript: addresses can be allowed by no hash", () => {
	const html = `<p data-on="x" href="/javascript"><button onclick="go()"><a href=" javascript:go()"><script src="/a.js" onload="x"></script>`;
	expect(findInline(html).forbidden).toEqual([
		'onclick="go()"',
		'href=" javascript:go()"',
		'onload="x"',
	]);
});
