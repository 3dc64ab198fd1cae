/** What the build writes for search engines, hosts and home screens, and what it keeps to itself. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { collectionList } from "../../src/content/collections";
import { loadContent } from "../../src/content/load";
import { isRecord } from "../../src/lib/is-record";
import { getShape } from "../../src/schemas/fields";
import { getPart } from "../../src/schemas/shape";
import { builtPages, parsePage } from "../support/built-pages";

const read = (path) => readFileSync(`public${path}`, "utf8");
const files = readdirSync("public", { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && /\.(html|css|json|js|xml|txt|vcf)$/.test(entry.name))
	.map(({ parentPath, name }) => join(parentPath, name).slice("public".length));
const findAll = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found.replaceAll("&amp;", "&"));

/** What search engines may list. */
const listedPages = [...builtPages].filter(([, html]) => !/<meta name="robots" content="[^"]*noindex/.test(html)).map(([path]) => path);

describe("the sitemap", () => {
	const { origin } = new URL(/^Sitemap: (.+)$/m.exec(read("/robots.txt"))[1]);
	const listUrls = (xml, pattern) => findAll(xml, pattern).map((url) => url.replace(origin, "").replace(/^$/, "/"));
	const entries = findAll(read("/sitemap-0.xml"), /<url>([\s\S]*?)<\/url>/g).map((xml) => ({
		path: listUrls(xml, /<loc>([^<]+)<\/loc>/g)[0],
		pictures: listUrls(xml, /<image:loc>([^<]+)<\/image:loc>/g),
	}));

	test("and the page /sitemap have exactly the pages that aren't noindex", () => {
		expect(listUrls(read("/sitemap-index.xml"), /<loc>([^<]+)<\/loc>/g)).toEqual(["/sitemap-0.xml"]);
		expect(entries.map(({ path }) => path).sort()).toEqual(listedPages.sort());
		const links = [...parsePage("/sitemap").querySelectorAll("main a[href^='/']")].map((link) => link.getAttribute("href").replace(/[#?].*/, ""));
		expect([...new Set(links)].sort()).toEqual(listedPages.sort());
	});

	test("has pictures that are files of the build and that their pages show, and some of every treatment", () => {
		const wrong = entries.flatMap(({ path, pictures }) =>
			pictures.filter((picture) => !existsSync(`public${picture}`) || !builtPages.get(path).includes(`src="${picture}"`)),
		);
		expect(wrong).toEqual([]);
		expect(entries.filter(({ path, pictures }) => path.startsWith("/services/") && pictures.length === 0)).toEqual([]);
	});
});

test("the service worker keeps none of the files for programs, and hosts get their compressed copies", () => {
	const paths = ["/robots.txt", "/rss.xml", "/llms.txt", "/.well-known/security.txt", "/sitemap-index.xml", "/sitemap-0.xml"];
	expect(paths.filter((path) => read("/sw.js").includes(`"${path}"`))).toEqual([]);
	const isCompressed = (path) => existsSync(`public${path}.br`) && existsSync(`public${path}.gz`);
	expect(paths.filter(isCompressed)).toEqual(paths.filter((path) => statSync(`public${path}`).size >= 512));
});

test("pages link their icons and the manifest, whose icons have their stated sizes, for plain and for maskable use", async () => {
	const [html, { id, icons }] = [builtPages.get("/"), JSON.parse(read("/manifest.webmanifest"))];
	const links = html.match(/<link [^>]*>/g).filter((link) => / href="\//.test(link));
	expect(["icon", "apple-touch-icon", "manifest"].filter((rel) => !links.some((link) => link.includes(` rel="${rel}"`)))).toEqual([]);
	expect([id, new Set(icons.map(({ purpose }) => purpose))]).toEqual(["/", new Set(["any", "maskable"])]);
	const sizes = icons.map(async ({ src }) => {
		const { width, height } = await sharp(`public${src.replace(/\?.*/, "")}`).metadata();
		return `${width}x${height}`;
	});
	expect(await Promise.all(sizes)).toEqual(icons.map((icon) => icon.sizes));
});

test("nothing of the form editor is on the site", () => {
	const scripts = files.filter((file) => /\.(js|css|html)$/.test(file));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((file) => /sveltia/i.test(file + read(file)))).toEqual([]);
});

describe("internal fields of content", () => {
	const names = new Set();
	/** Texts with a figure, such as C-2026-014: they belong to one person. */
	const texts = new Set();
	const collectTexts = (value) => {
		if (isRecord(value)) for (const part of Object.values(value)) collectTexts(part);
		else if (typeof value === "string" && /\d/.test(value)) texts.add(value);
	};
	const collect = (value, shape) => {
		if (Array.isArray(value)) for (const item of value) collect(item, getPart(shape, 0));
		if (!isRecord(value)) return;
		for (const [name, part] of Object.entries(value)) {
			const field = getPart(shape, name);
			if (!field?.internal) collect(part, field);
			// The lowest level of the menu has an empty list, and others don't.
			else if (name !== "children") names.add(name);
			if (field?.internal && name !== "licenseNumbers") collectTexts(part);
		}
	};
	const { raw } = loadContent(process.cwd());
	for (const [name, { schema }] of collectionList) for (const entry of raw[name]) collect(entry, getShape(schema));

	test("are in no page's data", () => {
		expect([...names]).toContain("sample");
		const data = files.filter((file) => /^\/(page-data|slice-data|search-index).*json$/.test(file)).map(read);
		expect([...names].filter((name) => data.some((text) => text.includes(`"${name}":`)))).toEqual([]);
	});

	test("have no text in any file", () => {
		expect(texts.size).toBeGreaterThan(0);
		const found = files.flatMap((file) => {
			const text = read(file);
			return [...texts].filter((each) => text.includes(each)).map((each) => `${file}: ${each}`);
		});
		expect(found).toEqual([]);
	});
});
