import { expect, test } from "@playwright/test";
import { followLink } from "../../bench/lib/page-changes.mjs";
import { site } from "../support/content";
import { fullyHydrated } from "../support/hydration";
import { hidden, routes } from "../support/routes";
import { desktop } from "../support/shell";

/** What a page's HTML says in its head: title, canonical address and meta tags by name. */
interface Head {
	readonly path: string;
	readonly title: string;
	readonly canonical: string;
	readonly tags: Readonly<Record<string, string>>;
}

let heads: Head[];

test.beforeAll(async ({ request }) => {
	heads = await Promise.all(
		routes.map(async (path) => {
			const html = await (await request.get(path)).text();
			const find = (pattern: RegExp, text = html): string => pattern.exec(text)?.[1] ?? "";
			const metas = [...html.matchAll(/<meta[^>]*(?:property|name)="([^"]+)"[^>]*>/g)];
			return {
				path,
				title: find(/<title[^>]*>([^<]*)<\/title>/),
				canonical: find(/href="([^"]*)"/, find(/(<link[^>]*rel="canonical"[^>]*>)/)),
				tags: Object.fromEntries(metas.map(([tag, name = ""]) => [name, find(/content="([^"]*)"/, tag)])),
			};
		}),
	);
});

test("every page has its own title and description", () => {
	for (const texts of [heads.map(({ title }) => title), heads.map(({ tags }) => tags.description)]) {
		expect(texts).not.toContain("");
		expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
	}
});

test("every page has keywords, previews and local-business tags", () => {
	const names =
		"keywords og:title og:description og:url og:image og:site_name twitter:card geo.region geo.placename business:contact_data:street_address business:contact_data:phone_number".split(
			" ",
		);
	expect(heads.flatMap(({ path, tags }) => names.filter((name) => !tags[name]).map((name) => `${path} ${name}`))).toEqual([]);
});

test("every preview picture exists", async ({ request }) => {
	for (const image of new Set(heads.map(({ tags }) => tags["og:image"] ?? ""))) {
		const response = await request.get(image.replace(site.url, ""));
		expect(`${response.status()} ${response.headers()["content-type"]}`, image).toMatch(/^200 image\//);
	}
});

test("every page names its own address as canonical, and only hidden pages are noindex", () => {
	for (const { path, canonical, tags } of heads) {
		const isHidden = hidden.includes(path);
		if (!isHidden) expect(canonical, path).toBe(path === "/" ? site.url : `${site.url}${path}`);
		expect(tags.robots?.includes("noindex") ?? false, path).toBe(isHidden);
	}
});

test("after a page change the head has the tags of the new page's HTML, each once", async ({ page }) => {
	const listTags = (document: Document) =>
		[...document.head.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]")]
			.map((tag) => [
				tag.getAttribute("name") ?? tag.getAttribute("property") ?? tag.tagName,
				tag.getAttribute("content") ?? tag.getAttribute("href") ?? tag.textContent,
			])
			.map((tag) => tag.join(" "))
			.sort();
	const shown = () => page.evaluate<string[]>(`(${listTags})(document)`);
	const sent = () =>
		page.evaluate<string[]>(
			`fetch(location.pathname).then((answer) => answer.text()).then((html) => (${listTags})(new DOMParser().parseFromString(html, "text/html")))`,
		);
	await page.setViewportSize(desktop);
	await page.emulateMedia({ reducedMotion: "reduce" });
	// From a hidden page to others.
	await page.goto("/offline");
	await fullyHydrated(page);
	for (const link of ['a[href="/services"]', 'main a[href^="/services/"]', 'a[href="/team"]']) {
		await followLink(page, link);
		await expect.poll(shown).toEqual(await sent());
	}
});
