import { dividePage, divideStyles } from "./first-paint";

const utilities =
	"@layer utilities{.mt-1\\.5{margin:0}.px-4{padding:1px}@media (width>=9px){.md\\:px-4{padding:2px}.md\\:px-5{padding:3px}}}";
const later = `@layer components{.card,.card h2{color:red}}${utilities}@media print{.top{color:#000}}`;
const shell =
	"@layer base{a{color:red}}@layer shell{.menu{top:0}}@font-face{src:url(a)}@keyframes kept-back{}";
const styles = divideStyles(shell + later);
const page = `<html><head><meta name="viewport" content="w"/><style data-href="/a.css">a{}</style><script type="application/ld+json">{"a":"$&"}</script></head>
<body><header class="top md:px-4"></header><main><div data-opened="true"><section class="mt-1.5"></section><section class="card px-4"></section></div></main></body></html>`;
const divided = dividePage("/index.html", page, styles.inline, "later-1.css");

test("a page has the styles of its first screen, and the others at its end", () => {
	expect(divided).toContain(
		`<style data-href="/a.css">@layer base,shell,components,utilities;${shell}@layer utilities{.mt-1\\.5{margin:0}@media (width>=9px){`,
	);
	for (const text of ["card{", "px-5{", "print{"]) expect(divided).not.toContain(text);
	expect(styles.later.endsWith(later)).toBe(true);
	expect(divided).toMatch(/main~\*\{animation:kept-back 3s step-end\}\}<\/style>/);
	expect(styles.later).toMatch(/^@layer shell\{[^{}]*\{animation:none\}\}/);
	expect(divided).toMatch(
		/^<html><head><meta [^>]*><link rel="preload" as="style" href="\/later-1\.css"\/><style/,
	);
	expect(divided).toMatch(
		/<script type="application\/ld\+json">\{"a":"\$&"\}<\/script><link rel="stylesheet" href="\/later-1\.css"\/><\/body><\/html>$/,
	);
});

test("a page that an earlier build has divided gets the styles of this one", () => {
	const earlier = dividePage("/index.html", page, () => "b{}", "later-0.css");
	expect(dividePage("/index.html", earlier, styles.inline, "later-1.css")).toBe(divided);
});

test.each([
	["section", "article", "section in main"],
	["data-opened", "data-shown", "data-opened"],
])("a page without %s stops the build, which says so", (part, other, words) => {
	const changed = page.replaceAll(part, other);
	expect(() => dividePage("/about/index.html", changed, styles.inline, "later-1.css")).toThrow(
		`public/about/index.html has no ${words}, by which src/gatsby/first-paint.ts`,
	);
});

test("so does a style sheet without a layer", () => {
	expect(() => divideStyles(later)).toThrow(/global\.css\) has no layer shell, /);
});
