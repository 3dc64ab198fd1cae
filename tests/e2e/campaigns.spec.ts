import { expect, type Page, test } from "@playwright/test";

const at = async (page: Page, instant: string): Promise<void> => {
	await page.clock.install({ time: new Date(instant) });
	await page.goto("/about");
	await page.waitForLoadState("load");
};
const openIn = async (page: Page, name: string, seconds: number): Promise<void> => {
	const dialog = page.getByRole("dialog", { name });
	for (let step = 0; step < seconds * 4 && !(await dialog.isVisible()); step += 1) {
		await page.clock.runFor(250);
		await page.waitForTimeout(50);
	}
	await expect(dialog).toBeVisible();
};

for (const timezoneId of ["America/Chicago", "Pacific/Auckland", "Pacific/Honolulu"])
	test.describe(`in ${timezoneId}`, () => {
		test.use({ timezoneId });

		test("the grand opening opens on its last day, closes, and is not shown again that day", async ({ page }) => {
			await at(page, "2025-09-29T23:40:00-05:00");
			await openIn(page, "Grand opening", 5);
			await page.getByRole("dialog", { name: "Grand opening" }).getByRole("button", { name: "Close" }).click();
			await expect(page.getByRole("dialog", { name: "Grand opening" })).toHaveCount(0);
			await expect.poll(() => page.evaluate(() => localStorage.getItem("grand-opening-last-seen"))).toBe("2025-09-29");
			await openIn(page, "Vote for us", 8);
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog", { name: "Vote for us" })).toHaveCount(0);
			await expect.poll(() => page.evaluate(() => localStorage.getItem("best-in-area-last-seen"))).toBe("2025-09-29");
		});

		test("nothing opens after both windows", async ({ page }) => {
			await at(page, "2025-10-17T00:00:00-05:00");
			for (let step = 0; step < 6; step += 1) {
				await page.clock.runFor(1000);
				await page.waitForTimeout(40);
			}
			await expect(page.getByRole("dialog")).toHaveCount(0);
		});
	});
