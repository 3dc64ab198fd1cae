import { expect, test } from "@playwright/test";

// The delays, and Save-Data: src/browser/idle-prefetch.test.tsx.
test("five pages are prefetched when the page is idle", async ({ page }) => {
	const pages = ["/about", "/contact", "/schedule", "/services", "/team"];
	const requested = new Set<string>();
	page.on("request", (request) => {
		const [, path = ""] = /\/page-data(\/\w+)\/page-data\.json$/.exec(request.url()) ?? [];
		if (pages.includes(path)) requested.add(path);
	});
	await page.goto("/pricing");
	await expect.poll(() => [...requested].sort()).toEqual(pages);
});
