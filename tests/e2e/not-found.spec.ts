import { expect, type Page, test } from "@playwright/test";
import { axeViolations, cutOff } from "../support/accessibility";
import { findPage } from "../support/content";
import { fullyHydrated, openPage, watchErrors } from "../support/hydration";
import { readShifts, watchShifts } from "../support/layout-shifts";

/** What the page says in HTML is tested in tests/validation/tools.test.mjs, which pages are close in src/lib/pages/closest-pages.test.ts. */

const suggestions = (page: Page) => page.getByRole("navigation", { name: "Did you mean" });

test("an address that's like none, or that can't be decoded, answers 404 without a suggestion", async ({ page }) => {
	const errors = watchErrors(page);
	for (const path of ["/qwertyuiop/asdfgh", "/qwertyuiop/%E0%A4%A?service=%E0%A4%A#50%", "/qwertyuiop/100%25", "/%3F", "/:path"]) {
		const chunk = page.waitForResponse(/closest-pages-/);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await chunk;
		await fullyHydrated(page);
		await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
		await expect(suggestions(page)).toHaveCount(0);
		await page.goto("about:blank");
	}
	// The browser logs the answer, and that the address has no page data.
	expect(errors.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
});

test("a close address is suggested, and the visitor stays where they are until they choose it", async ({ page }) => {
	await openPage(page, "/pricng");
	const first = suggestions(page).getByRole("link").first();
	await expect(first).toHaveText(findPage("pricing").label);
	// Announced, not jumped to.
	await expect(page.locator('[aria-live="polite"]').filter({ has: suggestions(page) })).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	await first.click();
	await expect(page).toHaveURL("/pricing");
});

test("the suggestions move nothing at any width, and axe finds nothing", async ({ page }) => {
	await watchShifts(page);
	for (const width of [320, 390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		await openPage(page, "/pricng");
		await expect(suggestions(page)).toBeVisible();
		expect(await readShifts(page), `${width} px`).toBeLessThan(0.01);
		expect(await cutOff(page, "main"), `${width} px`).toEqual([]);
	}
	expect(await axeViolations(page)).toEqual([]);
});
