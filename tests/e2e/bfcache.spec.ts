import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../support/hydration";

/** Why the browser did not keep a page (HTML Standard, NotRestoredReasons); `null` where it kept it. */
interface HistoryEntry extends PerformanceNavigationTiming {
	readonly notRestoredReasons?: { readonly reasons?: readonly { readonly reason: string }[] } | null;
}

test.use({
	// The service worker takes its place on the page, as for a visitor.
	serviceWorkers: "allow",
	// Playwright switches the back/forward cache off.
	launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

/** Whether the document shown was kept as it was, and what forbade it. */
const restored = (page: Page) =>
	page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation") as HistoryEntry[];
		const { kept } = window as Window & { kept?: boolean };
		return { kept: kept === true, reasons: navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [] };
	});

/** Opens a page and waits until the last page of the idle prefetch has been asked for and the service worker controls the page. */
const open = async (page: Page, path: string) => {
	const prefetched = page.waitForResponse(/page-data\/schedule\/page-data\.json$/);
	await page.goto(path, { waitUntil: "load" });
	await hydrated(page);
	await page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			(window as Window & { kept?: boolean }).kept = persisted;
		}),
	);
	await prefetched;
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

for (const path of ["/", "/schedule", "/services", "/contact"])
	test(`${path} comes back as it was, by back and by forward`, { tag: ["/", "/schedule"].includes(path) ? [] : ["@deep"] }, async ({ page }) => {
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
