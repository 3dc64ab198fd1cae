import { expect, test } from "@playwright/test";
import { fullyHydrated } from "../support/hydration";
import { followLink } from "../support/page-changes.mjs";
import { desktop } from "../support/shell";

test("after a page change the document has the tags of the new page's HTML, each once", async ({ page }) => {
	const listTags = (document: Document) =>
		[...document.querySelectorAll('head title, meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]')]
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
