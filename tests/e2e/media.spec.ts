import { expect, type Locator, type Page, test } from "@playwright/test";
import { atRest, axeViolations, expectNotCutOff } from "../support/accessibility";
import { services } from "../support/content";
import { openPage } from "../support/hydration";
import { phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/admin/media";
const [service] = services;
if (!service) throw new Error("content/services has no service: these tests need one.");

const main = (page: Page): Locator => page.getByRole("main");
const rows = (page: Page): Locator => main(page).getByRole("article");
const row = (page: Page, file: string): Locator => page.getByRole("article", { name: file, exact: true });
const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Search", exact: true });

test("by keyboard, with everything open and with nothing to show: axe finds nothing, and nothing is cut off", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await openPage(page, path);
	const picture = row(page, service.image);
	await expect(picture).toContainText(/As downloaded: AVIF [\d.–]+ kB, JPEG [\d.–]+ kB/);
	await picture.getByRole("button", { name: "Copy name" }).click();
	await expect(picture.getByRole("textbox"), "the name to copy from").toBeFocused();
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(service.image);
	await atRest(page);
	expect(await axeViolations(page)).toEqual([]);
	await expectNotCutOff(page, [390, 1440]);
	await search(page).focus();
	await page.keyboard.type("zzqqxxjj");
	await expect(rows(page)).toHaveCount(0);
	expect(await axeViolations(page)).toEqual([]);
	await main(page).getByRole("button", { name: "Show all pictures" }).press("Enter");
	await expect(search(page)).toHaveValue("");
	await search(page).focus();
	for (const control of ["combobox", "button", "button"] as const) {
		await page.keyboard.press("Tab");
		await expect(page.locator(":focus")).toHaveRole(control);
	}
	await page.keyboard.press("Space");
	await expect(main(page).getByRole("button", { name: /^Unused/, pressed: true })).toBeFocused();
	await expect(main(page).locator("[aria-live]").filter({ hasText: "pictures" })).toHaveText(/^0 of \d+ pictures$/);
	await expect(page).toHaveURL(path);
});
