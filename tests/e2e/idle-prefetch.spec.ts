import { expect, type Page, test } from "@playwright/test";
import { isHydrated } from "../support/hydration";

const first = ["/about", "/contact", "/services"];
const second = ["/schedule", "/team"];

/** Collects the prefetched pages, by the requests for their data. */
const watchPageData = (page: Page): Set<string> => {
	const asked = new Set<string>();
	page.on("request", (request) => {
		const [, path = ""] = /\/page-data(\/\w+)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? [];
		if ([...first, ...second].includes(path)) asked.add(path);
	});
	return asked;
};

/** Runs the page's clock, and then waits for a request of our own, so that the page's requests are known. */
const run = async (page: Page, milliseconds: number): Promise<void> => {
	await page.clock.runFor(milliseconds);
	await page.evaluate(async () => (await fetch("/robots.txt")).text());
};

/** Opens a page that is not prefetched itself, on a clock that runs only until the page is hydrated. */
const openPaused = async (page: Page): Promise<void> => {
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

test("about, services and contact are prefetched after 2 idle seconds, team and schedule 1 s later", async ({ page }) => {
	const asked = watchPageData(page);
	await openPaused(page);
	await run(page, 1000);
	expect([...asked]).toEqual([]);
	// In steps, because the 2 s begin with hydration.
	for (let waited = 0; waited < 1200 && asked.size < first.length; waited += 50) await run(page, 50);
	expect([...asked].sort()).toEqual(first);
	await run(page, 900);
	expect([...asked].sort(), "nothing more within a second").toEqual(first);
	await run(page, 250);
	await expect.poll(() => [...asked].sort()).toEqual([...first, ...second].sort());
});

test("nothing is prefetched with Save-Data", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	const asked = watchPageData(page);
	await openPaused(page);
	await run(page, 20_000);
	expect([...asked]).toEqual([]);
});
