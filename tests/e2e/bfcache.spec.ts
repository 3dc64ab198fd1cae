import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../support/hydration";

/** What the browser says of a page it did not keep (HTML Standard, NotRestoredReasons); `null` where it kept it. */
interface HistoryEntry extends PerformanceNavigationTiming {
	readonly notRestoredReasons?: { readonly reasons?: readonly { readonly reason: string }[] } | null;
}

// Playwright switches the back/forward cache off.
test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }) });

/** Whether the document shown was kept as it stood, and what forbade it. Waits for `pageshow`. */
const restored = (page: Page) =>
	page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation") as HistoryEntry[];
		const { kept } = window as Window & { kept?: boolean };
		return { kept: kept === true, reasons: navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [] };
	});

/** Opens a page as a visitor does who stays on it: React runs, the idle prefetch and the service worker have had their turn. */
const open = async (page: Page, path: string) => {
	await page.goto(path, { waitUntil: "load" });
	await hydrated(page);
	await page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			(window as Window & { kept?: boolean }).kept = persisted;
		}),
	);
	await page.waitForTimeout(4000);
};

for (const path of ["/", "/services", "/schedule", "/contact"])
	test(`${path} comes back as it stood, by back and by forward`, async ({ page }) => {
		await open(page, path);
		await open(page, "/privacy");
		// Not awaited as a load: a restored page raises none.
		await page.evaluate(() => history.back());
		await expect(page).toHaveURL(new RegExp(`${path}$`));
		await expect.poll(() => restored(page)).toEqual({ kept: true, reasons: [] });
		await page.evaluate(() => history.forward());
		await expect(page).toHaveURL(/\/privacy$/);
		await expect.poll(() => restored(page)).toEqual({ kept: true, reasons: [] });
		await page.evaluate(() => history.back());
		await expect(page).toHaveURL(new RegExp(`${path}$`));
		// What came back answers.
		await page.setViewportSize({ width: 390, height: 844 });
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	});
