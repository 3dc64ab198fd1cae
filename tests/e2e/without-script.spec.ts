import { expect, type Page, test } from "@playwright/test";
import { site } from "../support/content";
import { templates } from "../support/routes";

test.use({ javaScriptEnabled: false });

/** The texts and pictures of the main part that nobody sees. What only scripts can fill, such as the next open days, has the class noscript:hidden. */
const findHidden = (page: Page): Promise<(string | null)[]> =>
	page.getByRole("main").evaluate((main) => {
		const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
		const texts = [...main.querySelectorAll("p, h2, h3, li, td, th, dd, blockquote")].filter(
			(element) =>
				!element.closest("dialog, details:not([open]), [popover], .sr-only, noscript, [aria-hidden], .noscript\\:hidden") &&
				(element.textContent ?? "").trim() !== "" &&
				!isShown(element),
		);
		const pictures = [...main.querySelectorAll("img")].filter(
			(image) => image.getClientRects().length > 0 && !isShown(image) && !image.closest("picture")?.parentElement?.querySelector("noscript"),
		);
		return [...texts.map((element) => (element.textContent ?? "").slice(0, 60)), ...pictures.map((image) => image.getAttribute("src"))];
	});

test("without script, a page of each template shows its texts and pictures, and its footer can be reached", async ({ page }) => {
	for (const path of templates)
		await test.step(path, async () => {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expect(page.locator("h1"), path).toBeVisible();
			expect(await findHidden(page), `hidden on ${path}`).toEqual([]);
		});
	await page.goto("/");
	// The end may move when sections come near and get their height: then a visitor presses the key again.
	await expect(() => page.keyboard.press("End").then(() => expect(page.getByRole("contentinfo")).toBeInViewport({ timeout: 1000 }))).toPass();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: site.phone.display })).toBeVisible();
});
