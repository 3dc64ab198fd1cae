import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { withFolder } from "../../../tests/support/folder";
import { findPrecacheFiles, hashContent, precacheBudget } from "./precache-files";

const { at, write } = withFolder();
const page = (path: string, html: string | Buffer = `<h1>${path}</h1>`): void => {
	write(join(path, "index.html"), html);
	write(
		join("page-data", path === "/" ? "index" : path, "page-data.json"),
		JSON.stringify({ path, staticQueryHashes: ["17"] }),
	);
};

beforeEach(() => {
	write("offline.html", "offline");
	write("page-data/app-data.json", "{}");
	write("page-data/sq/d/17.json", "{}");
});

test("all pages with data, contact cards and given files are precached", () => {
	for (const path of ["/", "/about", "/admin/media", "/offline"]) page(path);
	write("contact-cards/spa.vcf", "BEGIN:VCARD");
	const scripts = [
		"app-1.js",
		"component---src-pages-admin-media-tsx-1.js",
		"component---cache-caches-gatsby-plugin-offline-app-shell-js-1.js",
	];
	for (const name of [...scripts, "a.woff2", "social/about.jpg"]) write(name, "1");
	const { revisioned, hashed, skipped } = findPrecacheFiles(at(), [...scripts, "a.woff2"]);
	expect(hashed).toEqual(["/app-1.js", "/a.woff2"]);
	const data = ["about", "app-data.json", "index", "sq/d/17.json"].map(
		(name) => `/page-data/${name}${name.endsWith("json") ? "" : "/page-data.json"}`,
	);
	expect(Object.keys(revisioned).sort()).toEqual([
		"/",
		"/about",
		"/contact-cards/spa.vcf",
		"/offline.html",
		...data,
	]);
	expect(revisioned["/about"]).toBe(hashContent(Buffer.from("<h1>/about</h1>")));
	expect(skipped).toEqual([]);
});

test("the deepest pages are left out if the budget doesn't do", () => {
	// Random bytes don't compress: two pages of three fit.
	for (const path of ["/resources/skin", "/about", "/pricing", "/team"])
		page(path, randomBytes(precacheBudget * 0.45));
	write("team/index.html.br", randomBytes(100));
	const { revisioned, bytes, skipped } = findPrecacheFiles(at(), []);
	expect(skipped).toEqual(["/resources/skin"]);
	expect(Object.keys(revisioned)).not.toContain("/page-data/resources/skin/page-data.json");
	expect(bytes).toBeLessThanOrEqual(precacheBudget);
});
