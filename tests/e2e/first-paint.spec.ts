import { expect, type Page, type Request, test } from "@playwright/test";
import { fullyHydrated, holdScripts } from "../support/hydration";

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith(".js");

/** A page whose pictures stall: it is painted but not loaded. Its clock is stopped, so only the visitor starts anything. @returns the scripts it has asked for */
const stalled = async (page: Page): Promise<Request[]> => {
	const scripts: Request[] = [];
	page.on("request", (request) => isScript(request) && scripts.push(request));
	// Held until the page is closed.
	await page.route(/\.(?:avif|webp|jpe?g)$/, () => undefined);
	await page.clock.install({ time: new Date("2026-03-03T15:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-03T15:00:01Z"));
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.locator("main h1")).toBeVisible();
	await page.waitForLoadState("domcontentloaded");
	return scripts;
};

test("if a picture stalls, the scripts start when the visitor moves", async ({ page }) => {
	const scripts = await stalled(page);
	await page.clock.runFor(2500);
	expect(scripts).toEqual([]);
	await page.mouse.move(200, 300);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
	await page.clock.resume();
	await fullyHydrated(page);
});

test("if a picture stalls and the visitor waits, the scripts start after 3 s", async ({ page }) => {
	const scripts = await stalled(page);
	await page.clock.runFor(2900);
	expect(scripts).toEqual([]);
	await page.clock.runFor(200);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
	await page.clock.resume();
	await fullyHydrated(page);
});

test("a page opened at an anchor is scrolled to it, before its scripts run and after", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/resources#faqs", { waitUntil: "domcontentloaded" });
	/** Pixels from the header's lower edge to the place. */
	const distance = () =>
		page.evaluate(() => {
			const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
			return (document.getElementById("faqs")?.getBoundingClientRect().top ?? Number.NaN) - header;
		});
	const expectAtPlace = () => expect.poll(async () => Math.abs(await distance())).toBeLessThan(160);
	await expectAtPlace();
	release();
	await fullyHydrated(page);
	await expectAtPlace();
});
