import { expect, test } from "@playwright/test";
import { campaignsAt, duringFirstCampaign } from "../support/campaign-windows";

// There the calendar day isn't the spa's.
test.use({ timezoneId: "Pacific/Auckland" });

const instant = duringFirstCampaign ?? new Date();
const [campaign] = campaignsAt(instant);

test("the first campaign opens by itself, its picture is beside the text, a phone doesn't load it, and it closes", async ({ page }) => {
	test.skip(!duringFirstCampaign, "content/campaigns.json has no campaign.");
	if (!campaign) throw new Error("No campaign's window holds the last minutes of the first campaign: look at tests/support/campaign-windows.ts.");
	const dialog = page.getByRole("dialog", { name: campaign.dialogName });
	const picture = dialog.locator("img");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.clock.setFixedTime(instant);
	await page.goto("/about", { waitUntil: "networkidle" });
	await expect(dialog).toBeVisible();
	if (campaign.image) {
		await expect(picture).toBeHidden();
		expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(picture).toBeVisible();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), "the width of the picture that has loaded").toBeGreaterThan(0);
	}
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toHaveCount(0);
});
