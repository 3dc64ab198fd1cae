import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { withFolder } from "../../../tests/support/folder";
import { findPrecacheFiles, hashContent, precacheBudget } from "./precache-files";

const { at, write } = withFolder();
const page = (path: string, html: string | Buffer = `<h1>${path}</h1>`): void => {
	write(join(path, "index.html"), html);
	write(join("page-data", path === "/" ? "index" : path, "page-data.json"), JSON.stringify({ path, staticQueryHashes: ["17"] }));
};

beforeEach(() => {
	write("offline.html", "offline");
	write("page-data/app-data.json", "{}");
	write("page-data/sq/d/17.json", "{}");
});

test("every page with its data, what all pages share, and the files given; not the media page, Gatsby's shell or social pictures", () => {
	for (const path of ["/", "/about", "/services/hydrafacial", "/admin/media", "/offline"]) page(path);
	write("404.html", "404");
	write("page-data/404.html/page-data.json", JSON.stringify({ path: "/404.html", staticQueryHashes: [] }));
	const scripts = ["app-1.js", "component---src-pages-admin-media-tsx-1.js", "component---cache-caches-gatsby-plugin-offline-app-shell-js-1.js"];
	for (const name of scripts) write(name, "1");
	write("a.woff2", randomBytes(100));
	write("social/about.jpg", randomBytes(100));
	const { revisioned, hashed, skipped } = findPrecacheFiles(at(), [...scripts, "a.woff2"]);
	expect(hashed).toEqual(["/app-1.js", "/a.woff2"]);
	expect(Object.keys(revisioned).sort()).toEqual([
		"/",
		"/404.html",
		"/about",
		"/offline.html",
		"/page-data/404.html/page-data.json",
		"/page-data/about/page-data.json",
		"/page-data/app-data.json",
		"/page-data/index/page-data.json",
		"/page-data/services/hydrafacial/page-data.json",
		"/page-data/sq/d/17.json",
		"/services/hydrafacial",
	]);
	expect(revisioned["/about"]).toBe(hashContent(Buffer.from("<h1>/about</h1>")));
	expect(skipped).toEqual([]);
});

test("the contact cards, too", () => {
	write("contact-cards/spa.vcf", "BEGIN:VCARD");
	expect(findPrecacheFiles(at(), []).revisioned["/contact-cards/spa.vcf"]).toBe(hashContent(Buffer.from("BEGIN:VCARD")));
});

test("a file counts as its compressed copy, if there is one", () => {
	page("/about", randomBytes(1000));
	const { bytes } = findPrecacheFiles(at(), []);
	write("about/index.html.br", randomBytes(100));
	expect(findPrecacheFiles(at(), []).bytes).toBe(bytes - 1004 + 100);
});

test("what does not fit the budget is left out with its data, deepest pages first", () => {
	// Random bytes do not compress: two pages of three fit.
	for (const path of ["/resources/skin", "/about", "/pricing"]) page(path, randomBytes(precacheBudget * 0.45));
	const { revisioned, bytes, skipped } = findPrecacheFiles(at(), []);
	expect(skipped).toEqual(["/resources/skin"]);
	expect(Object.keys(revisioned)).not.toContain("/page-data/resources/skin/page-data.json");
	expect(bytes).toBeLessThanOrEqual(precacheBudget);
});

test("a file that is missing is an error, not a gap", () => {
	expect(() => findPrecacheFiles(at(), ["gone-1.js"])).toThrow("gone-1.js");
});
