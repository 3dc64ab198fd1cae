/** Files for search engines, hosts and home screens, and what must not be public. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { builtPages, parsePage } from "../support/built-pages";

const read = (path) => readFileSync(`public${path}`, "utf8");
const files = readdirSync("public", { recursive: true })
	.map((file) => `/${file}`)
	.filter((file) => /\.(html|css|json|js)$/.test(file) && statSync(`public${file}`).isFile());
const findAll = (text, pattern) =>
	[...text.matchAll(pattern)].map(([, found]) => found.replaceAll("&amp;", "&"));

/** What search engines may list. */
const listedPages = [...builtPages]
	.filter(([, html]) => !/<meta name="robots" content="[^"]*noindex/.test(html))
	.map(([path]) => path);

describe("the sitemap", () => {
	const { origin } = new URL(/^Sitemap: (.+)$/m.exec(read("/robots.txt"))[1]);
	const listUrls = (xml, pattern) =>
		findAll(xml, pattern).map((url) => url.replace(origin, "").replace(/^$/, "/"));
	const entries = findAll(read("/sitemap-0.xml"), /<url>([\s\S]*?)<\/url>/g).map((xml) => ({
		path: listUrls(xml, /<loc>([^<]+)<\/loc>/g)[0],
		pictures: listUrls(xml, /<image:loc>([^<]+)<\/image:loc>/g),
	}));

	test("and the page /sitemap have exactly the pages that aren't noindex", () => {
		expect(listUrls(read("/sitemap-index.xml"), /<loc>([^<]+)<\/loc>/g)).toEqual([
			"/sitemap-0.xml",
		]);
		expect(entries.map(({ path }) => path).sort()).toEqual(listedPages.sort());
		const links = [...parsePage("/sitemap").querySelectorAll("main a[href^='/']")].map((link) =>
			link.getAttribute("href").replace(/[#?].*/, ""),
		);
		expect([...new Set(links)].sort()).toEqual(listedPages.sort());
	});

	test("names pictures that pages show, and some of every treatment", () => {
		const wrong = entries.flatMap(({ path, pictures }) =>
			pictures.filter(
				(picture) =>
					!existsSync(`public${picture}`) || !builtPages.get(path).includes(`src="${picture}"`),
			),
		);
		expect(wrong).toEqual([]);
		expect(
			entries.filter(
				({ path, pictures }) => path.startsWith("/services/") && pictures.length === 0,
			),
		).toEqual([]);
	});
});

test("the service worker keeps none of the files for programs", () => {
	const paths = [
		"/robots.txt",
		"/rss.xml",
		"/llms.txt",
		"/.well-known/security.txt",
		"/sitemap-index.xml",
		"/sitemap-0.xml",
	];
	expect(
		paths.filter((path) => !existsSync(`public${path}`) || read("/sw.js").includes(`"${path}"`)),
	).toEqual([]);
});

test("pages link their icons and the manifest, whose icons are there", () => {
	const links = builtPages.get("/").match(/<link [^>]*>/g);
	expect(
		["icon", "apple-touch-icon", "manifest"].filter(
			(rel) => !links.some((link) => / href="\//.test(link) && link.includes(` rel="${rel}"`)),
		),
	).toEqual([]);
	const { icons } = JSON.parse(read("/manifest.webmanifest"));
	expect(icons.filter(({ src }) => !existsSync(`public/${src.replace(/\?.*/, "")}`))).toEqual([]);
});

test("nothing of the form editor is on the site", () => {
	const scripts = files.filter((file) => /\.(js|css|html)$/.test(file));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((file) => /sveltia/i.test(file + read(file)))).toEqual([]);
});

test("no page's data has an internal field of content", () => {
	const data = files
		.filter((file) => /^\/(page-data|slice-data|search-index).*json$/.test(file))
		.map(read);
	expect(
		data.flatMap(
			(text) =>
				text.match(/"(authorization|consent|licenseNumbers|person|questions|sample)":/g) ?? [],
		),
	).toEqual([]);
	expect(data.length).toBeGreaterThan(builtPages.size);
});
