import { expect, test } from "@playwright/test";
import { followLink } from "../../bench/lib/page-changes.mjs";
import { site } from "../support/content";
import { fullyHydrated } from "../support/hydration";
import { hidden, routes } from "../support/routes";

interface Head {
	path: string;
	title: string;
	description: string;
	keywords: string;
	canonical: string;
	robots: string;
	tags: Record<string, string>;
}

let heads: Head[];

test.beforeAll(async ({ request }) => {
	heads = await Promise.all(
		routes.map(async (path) => {
			const html = await (await request.get(path)).text();
			const attribute = (tag: string, name: string): string => new RegExp(`<${tag}[^>]*${name}[^>]*>`, "i").exec(html)?.[0] ?? "";
			const contentOf = (tag: string): string => /content="([^"]*)"/.exec(tag)?.[1] ?? "";
			const tags = Object.fromEntries([...html.matchAll(/<meta[^>]*(?:property|name)="([^"]+)"[^>]*>/g)].map(([tag, name = ""]) => [name, contentOf(tag)]));
			return {
				path,
				title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
				description: tags.description ?? "",
				keywords: tags.keywords ?? "",
				canonical: /href="([^"]*)"/.exec(attribute("link", 'rel="canonical"'))?.[1] ?? "",
				robots: tags.robots ?? "",
				tags,
			};
		}),
	);
});

test("every page has a title and a description of its own", () => {
	for (const field of ["title", "description"] as const) {
		const texts = heads.map((head) => head[field]);
		expect(texts.filter((text) => text === "")).toEqual([]);
		expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
	}
});

test("every page has keywords, previews and local-business tags", () => {
	for (const { path, keywords, tags } of heads) {
		expect(keywords, path).not.toBe("");
		for (const name of [
			"og:title",
			"og:description",
			"og:url",
			"og:image",
			"og:site_name",
			"twitter:card",
			"geo.region",
			"geo.placename",
			"business:contact_data:street_address",
			"business:contact_data:phone_number",
		])
			expect(tags[name], `${path} ${name}`).toBeTruthy();
	}
});

test("the picture of every preview is there", async ({ request }) => {
	for (const image of new Set(heads.map(({ tags }) => tags["og:image"] ?? ""))) {
		const response = await request.get(image.replace(site.url, ""));
		expect(`${response.status()} ${response.headers()["content-type"]}`, image).toMatch(/^200 image\//);
	}
});

test("every page names its own address as canonical, hidden ones are not indexed", () => {
	for (const { path, canonical, robots } of heads) {
		if (hidden.includes(path)) expect(robots, path).toContain("noindex");
		else {
			expect(canonical, path).toBe(path === "/" ? site.url : `${site.url}${path}`);
			expect(robots, path).not.toContain("noindex");
		}
	}
});

test("the XML sitemap lists every page but the hidden ones", async ({ request }) => {
	const index = await (await request.get("/sitemap-index.xml")).text();
	const files = [...index.matchAll(/<loc>[^<]*(\/[^</]+\.xml)<\/loc>/g)].map(([, file = ""]) => file);
	const listed = (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).flatMap((xml) =>
		[...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replace(site.url, "") || "/"),
	);
	expect(listed.map((path) => (path === "/" ? path : path.replace(/\/$/, ""))).sort()).toEqual(routes.filter((path) => !hidden.includes(path)).sort());
});

test.describe("on a desktop", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("after a change of page the document has the tags its address sends, each once", async ({ page }) => {
		const tagsOf = (document: Document) =>
			[...document.head.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]")]
				.map((tag) => [
					tag.getAttribute("name") ?? tag.getAttribute("property") ?? tag.tagName,
					tag.getAttribute("content") ?? tag.getAttribute("href") ?? tag.textContent,
				])
				.map((tag) => tag.join(" "))
				.sort();
		const shown = () => page.evaluate<string[]>(`(${tagsOf})(document)`);
		const sent = () =>
			page.evaluate<string[]>(
				`fetch(location.pathname).then((answer) => answer.text()).then((html) => (${tagsOf})(new DOMParser().parseFromString(html, "text/html")))`,
			);
		await page.emulateMedia({ reducedMotion: "reduce" });
		// From a page that search engines are not offered to one of each kind that they are.
		await page.goto("/offline");
		await fullyHydrated(page);
		for (const link of ['a[href="/services"]', 'main a[href^="/services/"]', 'a[href="/team"]']) {
			await followLink(page, link);
			await expect.poll(shown).toEqual(await sent());
		}
	});
});
