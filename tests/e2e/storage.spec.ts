import { expect, test } from "@playwright/test";
import { fullyHydrated, watchErrors } from "../support/hydration";
import { desktop, mainMenu, scrollTo } from "../support/shell";

// Campaigns without storage: src/components/campaigns/campaigns.test.tsx. Forms: src/components/forms/use-form-post.test.tsx. Full storage: src/browser/storage.test.tsx.
// Storage that holds garbage: tests/e2e/hydration.spec.ts.
test.use({ viewport: desktop });

test("if storage is switched off, Back restores the position", async ({ page }) => {
	const errors = watchErrors(page);
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException("Access is denied for this document.", "SecurityError");
				},
			});
	});
	await page.goto("/about");
	await fullyHydrated(page);
	await scrollTo(page, 1200);
	await mainMenu(page).locator('a[href="/team"]').click();
	await expect(page).toHaveURL(/\/team$/);
	await expect(page.locator("main h1")).toBeFocused();
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
	expect(errors).toEqual([]);
});
