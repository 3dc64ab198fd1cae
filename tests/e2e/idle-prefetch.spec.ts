import { expect, type Page, test } from "@playwright/test";
import { isHydrated } from "../support/hydration";

const first = ["/about", "/contact", "/services"];
const second = ["/schedule", "/team"];

/** Collects the pages whose data the browser asks for, of those that are fetched ahead. */
const watchPageData = (page: Page): Set<string> => {
	const asked = new Set<string>();
	page.on("request", (request) => {
		const [, path = ""] = /\/page-data(\/\w+)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? [];
		if ([...first, ...second].includes(path)) asked.add(path);
	});
	return asked;
};

/** Lets the page's clock run, and then a request of our own make its way, so that what the page has asked for is known. */
const run = async (page: Page, milliseconds: number): Promise<void> => {
	await page.clock.runFor(milliseconds);
	await page.evaluate(async () => (await fetch("/robots.txt")).text());
};

/** Opens a page that is not fetched ahead itself. Its clock stands still, but for the few milliseconds at a time that its start takes. */
const openOnStill = async (page: Page): Promise<void> => {
	await page.clock.install({ time: new Date("2026-03-03T15:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-03T15:00:01Z"));
	await page.goto("/pricing");
	await expect
		.poll(
			async () => {
				await page.clock.runFor(5);
				return isHydrated(page);
			},
			{ intervals: [50], timeout: 60_000 },
		)
		.toBe(true);
};

test("after 2 s of idle about, services and contact are fetched ahead, team and schedule 1 s later", async ({ page }) => {
	const asked = watchPageData(page);
	await openOnStill(page);
	await run(page, 1000);
	expect([...asked]).toEqual([]);
	// In steps: where the 2 s began depends on how long React took.
	for (let waited = 0; waited < 1200 && asked.size < first.length; waited += 50) await run(page, 50);
	expect([...asked].sort()).toEqual(first);
	await run(page, 900);
	expect([...asked].sort(), "nothing more before a second has passed").toEqual(first);
	await run(page, 250);
	await expect.poll(() => [...asked].sort()).toEqual([...first, ...second].sort());
});

test("nothing is fetched ahead under Save-Data", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	const asked = watchPageData(page);
	await openOnStill(page);
	await run(page, 20_000);
	expect([...asked]).toEqual([]);
});
