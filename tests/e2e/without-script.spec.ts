import { expect, test } from "@playwright/test";
import { site } from "../support/content";
import { templates } from "../support/routes";

test.use({ javaScriptEnabled: false });

for (const path of templates)
	test(`${path} shows its texts and pictures without script`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator("h1")).toBeVisible();
		const hiddenTexts = await page.locator("main :is(p, h2, h3, li, td, th, dd, blockquote)").evaluateAll((elements) =>
			elements
				.filter(
					(element) =>
						// What only scripts can fill, such as the next open days, has the last class.
						!element.closest("dialog, details:not([open]), [popover], .sr-only, noscript, [aria-hidden], .noscript\\:hidden") &&
						(element.textContent ?? "").trim() !== "",
				)
				.filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
				.map((element) => (element.textContent ?? "").slice(0, 60)),
		);
		expect(hiddenTexts, "texts that are hidden").toEqual([]);
		const hiddenPictures = await page.locator("main img").evaluateAll((images) =>
			images
				.filter((image) => image.getClientRects().length > 0 && !image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
				.filter((image) => !image.closest("picture")?.parentElement?.querySelector("noscript"))
				.map((image) => image.getAttribute("src")),
		);
		expect(hiddenPictures, "pictures that are hidden").toEqual([]);
	});

test("the footer can be reached without script", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("End");
	await expect(page.getByRole("contentinfo")).toBeInViewport();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: site.phone.display })).toBeVisible();
});
