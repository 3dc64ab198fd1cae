import { findInline } from "./inline";
import { renderRefusals } from "./nginx-pages";

const frame =
	'<html><head><style>b{}</style><script>1</script></head><body><script>1</script><header>H</header><main><section><div style="top:0">old</div></section></main></body></html>';
const facts = { name: "A & B", phone: { display: "(918) 555-0100", e164: "+19185550100" }, textMessage: { general: "Hi & hello", about: "{topic}" } };
const pages = Object.entries(renderRefusals(frame, facts));

test.each(pages)("%s has the site's name and header, and every way to reach the spa instead", (_, html) => {
	expect(html).toContain("| A &amp; B</title>");
	expect(html).toContain("<header>H</header>");
	expect(html).toContain('href="tel:+19185550100">Call (918) 555-0100</a>');
	expect(html).toContain('href="sms:+19185550100?&amp;body=Hi%20%26%20hello"');
	expect(html).toContain('href="/"');
	expect(html).not.toContain("old");
});

test.each(pages)("%s has no script, and no style but the site's", (_, html) =>
	expect(findInline(html)).toEqual({ scripts: [], styles: ["b{}"], styleAttributes: [], forbidden: [] }),
);
