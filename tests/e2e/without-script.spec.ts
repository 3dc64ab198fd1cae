import { expect, test } from "@playwright/test";
import { routes, templates } from "../support/routes";

test.use({ javaScriptEnabled: false });

for (const path of templates) {
	test(`${path} can be read without script`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator("h1")).toBeVisible();
		const hiddenTexts = await page.locator("main :is(p, h2, h3, li, td, th, dd, blockquote)").evaluateAll((elements) =>
			elements
				.filter(
					(element) =>
						!element.closest("dialog, details:not([open]), [popover], .sr-only, noscript, [aria-hidden]") && (element.textContent ?? "").trim() !== "",
				)
				.filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
				.map((element) => (element.textContent ?? "").slice(0, 60)),
		);
		expect(hiddenTexts).toEqual([]);
	});

	test(`${path} shows its pictures without script`, async ({ page }) => {
		await page.goto(path);
		const invisible = await page
			.locator("main img")
			.evaluateAll(
				(images) =>
					images.filter(
						(image) =>
							image.getClientRects().length > 0 &&
							getComputedStyle(image).opacity === "0" &&
							!image.closest("picture")?.parentElement?.querySelector("noscript"),
					).length,
			);
		expect(invisible).toBe(0);
	});
}

test("every link of every page leads somewhere, every anchor exists", async ({ request }) => {
	test.setTimeout(120_000);
	const pages = new Map<string, string>();
	for (const path of routes) pages.set(path, await (await request.get(path)).text());
	const dead: string[] = [];
	const files = new Map<string, number>();
	for (const [path, html] of pages) {
		for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
			if (/^(https?:|tel:|sms:|mailto:)/.test(href)) continue;
			const [address = "", hash] = href.replaceAll("&amp;", "&").split("#");
			const target = address.split("?")[0] || path;
			const known = pages.get(target);
			if (known === undefined) {
				if (!files.has(target)) files.set(target, (await request.get(target)).status());
				if (files.get(target) !== 200) dead.push(`${path} → ${href}`);
			} else if (hash && !known.includes(`id="${hash}"`)) dead.push(`${path} → ${href} (no such id)`);
		}
	}
	expect([...new Set(dead)]).toEqual([]);
});
