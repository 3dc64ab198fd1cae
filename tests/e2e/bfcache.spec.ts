import { expect, type Page, test } from "@playwright/test";
import { findChromium } from "../../.scripts/chromium.mjs";
import { hydrated } from "../support/hydration";
import { openDrawer, phone } from "../support/shell";

test.use({
	serviceWorkers: "allow",
	// Playwright disables the back/forward cache, and a headless Chromium has none.
	launchOptions: async ({ launchOptions }, use) => {
		const executablePath = findChromium() ?? launchOptions.executablePath;
		return use({
			...launchOptions,
			executablePath,
			ignoreDefaultArgs: ["--disable-back-forward-cache"],
		});
	},
});

/** Whether the page was restored from the back/forward cache, or why not (NotRestoredReasons). */
const getRestored = (page: Page) =>
	page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation") as {
			notRestoredReasons?: { reasons?: { reason: string }[] } | null;
		}[] &
			PerformanceEntryList;
		const { restored } = window as Window & { restored?: boolean };
		return {
			restored: restored === true,
			reasons: navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [],
		};
	});

const open = async (page: Page, path: string) => {
	const prefetched = page.waitForResponse(/page-data\/schedule\/page-data\.json$/);
	await page.goto(path);
	await hydrated(page);
	await page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			(window as Window & { restored?: boolean }).restored = persisted;
		}),
	);
	await prefetched;
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
		.toBe(true);
};

const go = async (page: Page, steps: 1 | -1, path: string): Promise<void> => {
	await page.evaluate((by) => history.go(by), steps);
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect.poll(() => getRestored(page), path).toEqual({ restored: true, reasons: [] });
};

test("Back and Forward restore pages from the browser's cache", async ({ page }) => {
	for (const path of ["/", "/schedule", "/services"]) await open(page, path);
	await go(page, -1, "/schedule");
	await go(page, -1, "/");
	await go(page, 1, "/schedule");
	await page.setViewportSize(phone);
	await openDrawer(page);
});
