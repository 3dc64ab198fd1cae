import { basePolicy } from "./security-headers";
import { pageFile } from "./site-files";
import { headerRoutes, headersFile, redirectsFile } from "./static-hosts";

const about = pageFile("/about/index.html", "<script>about</script>");
const pages = [pageFile("/404.html", "<p>"), about, pageFile("/index.html", "<p>"), pageFile("/404/index.html", "<p>")];
const files = [
	"/404.html",
	"/about/index.html",
	"/app-0c0ce2d356e9cd780b8b.js",
	"/icon.svg",
	"/index.html",
	"/static/x-c134f287dcb8afe5becbee621aad02bb.woff2",
	"/sw.js",
];

const routes = headerRoutes(files, pages);
const at = (path: string) =>
	Object.fromEntries(routes.filter((route) => route.path === path).flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));

test("pages have their policy, hashed files are cached forever, the worker is revalidated", () => {
	expect(at("/about")).toEqual({ "Content-Security-Policy": about.policy, "Cache-Control": "no-cache" });
	expect(at("/app-0c0ce2d356e9cd780b8b.js")).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
	expect(at("/static/*")).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
	expect(at("/sw.js")["Cache-Control"]).toBe("no-cache");
	expect(at("/icon.svg")).toEqual({});
});

test("a first launch promises five minutes of TLS", () => expect(at("/*")["Strict-Transport-Security"]).toBe("max-age=300; includeSubDomains"));

test("contact cards have their type, which not every host knows", () => {
	expect(at("/contact-cards/*")).toEqual({ "Content-Type": "text/vcard; charset=utf-8" });
});

test("no header but the policy is named twice for one address", () => {
	const general = Object.keys(at("/*"));
	for (const { path, headers } of routes.filter((route) => route.path !== "/*"))
		expect([path, headers.map(({ key }) => key).filter((key) => general.includes(key) && key !== "Content-Security-Policy")]).toEqual([path, []]);
	expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test("a page's policy holds the whole general one", () => {
	for (const part of basePolicy.split("; ")) expect(about.policy.split("; ")).toContain(part);
});

test("_headers is indented line by line", () =>
	expect(headersFile(routes)).toMatch(/^\/about\n {2}Content-Security-Policy: .*\n {2}Cache-Control: no-cache\n(?=\/)/m));

test("_redirects answers every address without its slash, home and the not-found pages aside", () =>
	expect(redirectsFile(pages, [])).toBe("/about  /about/  200\n"));

test("_redirects has the redirects before the pages, with and without a slash at the end", () =>
	expect(redirectsFile(pages, [{ from: "/faq", to: "/about#faqs" }])).toBe("/faq  /about#faqs  301\n/faq/  /about#faqs  301\n/about  /about/  200\n"));
