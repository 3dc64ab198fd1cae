import { expect, type Page, type Request, test } from "@playwright/test";
import { fullyHydrated, openBeforeHydration } from "../support/hydration";
import { getDistanceToHeader } from "../support/shell";

/** Opens a page whose pictures stall: it's painted but not loaded. Its clock is paused. @returns the scripts it has requested */
const openStalled = async (page: Page): Promise<Request[]> => {
	const scripts: Request[] = [];
	page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request));
	await page.route(/\.(?:avif|webp|jpe?g)$/, () => undefined);
	await page.clock.install({ time: new Date("2026-03-03T15:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-03T15:00:01Z"));
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.locator("main h1")).toBeVisible();
	await page.waitForLoadState("domcontentloaded");
	return scripts;
};

for (const [when, start] of [
	["when the visitor moves", (page: Page) => page.mouse.move(200, 300)],
	["after 3 s", (page: Page) => page.clock.runFor(200)],
] as const)
	test(`if a picture stalls, the scripts start ${when}`, async ({ page }) => {
		const scripts = await openStalled(page);
		await page.clock.runFor(2900);
		expect(scripts).toEqual([]);
		await start(page);
		await expect.poll(() => scripts.length, "scripts requested").toBeGreaterThan(0);
		await page.clock.resume();
		await fullyHydrated(page);
	});

test("a page opened at an anchor is scrolled to it, before and after hydration", async ({ page }) => {
	const hydrate = await openBeforeHydration(page, "/resources#faqs");
	const getDistance = async () => Math.abs(await getDistanceToHeader(page, "faqs"));
	await expect.poll(getDistance).toBeLessThan(160);
	await hydrate();
	await expect.poll(getDistance).toBeLessThan(160);
});
