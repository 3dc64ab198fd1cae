import { expect, type Page, test } from "@playwright/test";
import { findChromium } from "../../.scripts/chromium.mjs";
import { hydrated } from "../support/hydration";
import { openDrawer, phone } from "../support/shell";

/** Why the browser did not restore a page (HTML Standard, NotRestoredReasons); `null` if it did. */
interface HistoryEntry extends PerformanceNavigationTiming {
	readonly notRestoredReasons?: { readonly reasons?: readonly { readonly reason: string }[] } | null;
}

test.use({
	serviceWorkers: "allow",
	// Playwright turns the back/forward cache off, and a Chromium without windows has none.
	launchOptions: async ({ launchOptions }, use) => {
		const executablePath = findChromium() ?? launchOptions.executablePath;
		return use({ ...launchOptions, executablePath, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
	},
});

/** Whether the document was restored from the back/forward cache, and what prevented it. */
const getRestored = (page: Page) =>
	page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation") as HistoryEntry[];
		const { restored } = window as Window & { restored?: boolean };
		return { restored: restored === true, reasons: navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [] };
	});

/** Opens a page and waits until the idle prefetch is over and the service worker controls the page. */
const open = async (page: Page, path: string) => {
	const prefetched = page.waitForResponse(/page-data\/schedule\/page-data\.json$/);
	await page.goto(path, { waitUntil: "load" });
	await hydrated(page);
	await page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			(window as Window & { restored?: boolean }).restored = persisted;
		}),
	);
	await prefetched;
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** Goes back or forward. A restored page has no load event to wait for. */
const go = async (page: Page, steps: 1 | -1, path: string): Promise<void> => {
	await page.evaluate((by) => history.go(by), steps);
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect.poll(() => getRestored(page), path).toEqual({ restored: true, reasons: [] });
};

for (const [first, second] of [
	["/", "/schedule"],
	["/services", "/contact"],
] as const)
	test(`back and forward restore ${first} and ${second} from the back/forward cache`, { tag: first === "/" ? [] : "@deep" }, async ({ page }) => {
		for (const path of [first, second, "/privacy"]) await open(page, path);
		await go(page, -1, second);
		await go(page, -1, first);
		await go(page, 1, second);
		await go(page, 1, "/privacy");
		await go(page, -1, second);
		// The restored page still works.
		await page.setViewportSize(phone);
		await openDrawer(page);
	});
