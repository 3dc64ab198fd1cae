import { expect, type Page, test } from "@playwright/test";
import { campaignsAt, duringFirstCampaign } from "../support/campaign-windows";
import { site } from "../support/content";
import { openSteppedPage } from "../support/stepped-clock";

/** Opens a page and waits for the code of the campaigns, so that only the clock keeps them closed. @returns milliseconds since load */
const open = async (page: Page, instant: Date): Promise<number> => {
	const passed = await openSteppedPage(page, "/about", instant);
	await page.waitForLoadState("networkidle");
	return passed;
};
const minute = 60_000;

// In the first one the calendar day isn't the spa's.
const zones = [
	{ timezoneId: "Pacific/Auckland", tag: [] },
	{ timezoneId: "America/Chicago", tag: ["@deep"] },
	{ timezoneId: "Pacific/Honolulu", tag: ["@deep"] },
];

for (const { timezoneId, tag } of duringFirstCampaign ? zones : [])
	test.describe(`for a visitor in ${timezoneId}`, { tag }, () => {
		test.use({ timezoneId });
		const instant = duringFirstCampaign ?? new Date();
		const eligible = campaignsAt(instant);
		const [first] = eligible;
		if (!first) throw new Error("No campaign's window holds the last minutes of the first campaign: look at tests/support/campaign-windows.ts.");

		test("the first one's picture is beside the text, and a phone doesn't load it", async ({ page }) => {
			test.skip(!first.image, "The first campaign has no picture.");
			const picture = page.getByRole("dialog", { name: first.dialogName }).locator("img");
			await page.setViewportSize({ width: 390, height: 844 });
			const passed = await open(page, instant);
			await page.clock.runFor(first.delayMs - passed);
			await expect(picture).toBeHidden();
			await page.waitForLoadState("networkidle");
			expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
			await page.setViewportSize({ width: 1440, height: 900 });
			await expect(picture).toBeVisible();
			await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
		});

		test("the first campaign opens exactly after its delay, each once the one before is closed, and it stays closed for the rest of the spa's day", async ({
			page,
		}) => {
			const passed = await open(page, instant);
			await page.clock.runFor(first.delayMs - 1 - passed);
			await expect(page.getByRole("dialog"), "a millisecond before the first one's delay is over").toHaveCount(0);
			for (const { dialogName, storageKey, delayMs } of eligible) {
				const dialog = page.getByRole("dialog", { name: dialogName });
				await page.clock.runFor(dialogName === first.dialogName ? 1 : delayMs);
				await expect(dialog).toBeVisible();
				if (dialogName === first.dialogName) await dialog.getByRole("button", { name: "Close" }).click();
				else await page.keyboard.press("Escape");
				await expect(dialog).toHaveCount(0);
				const today = instant.toLocaleDateString("en-CA", { timeZone: site.timeZone });
				await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe(today);
			}

			await open(page, new Date(instant.getTime() + minute));
			await page.clock.runFor(minute);
			await expect(page.getByRole("dialog")).toHaveCount(0);

			// Without storage they open again.
			await page.evaluate(() => localStorage.clear());
			await open(page, new Date(instant.getTime() + minute));
			await page.clock.runFor(minute);
			await expect(page.getByRole("dialog", { name: first.dialogName })).toBeVisible();
		});
	});
