import { expect, test } from "@playwright/test";
import { expectSound } from "../support/accessibility";
import { services } from "../support/content";
import { openPage } from "../support/hydration";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the list of pictures is used by keyboard, and accessible in every state", async ({ page }) => {
	const main = page.getByRole("main");
	const search = page.getByRole("searchbox", { name: "Search", exact: true });
	const file = services[0]?.image ?? "";
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await openPage(page, "/admin/media");
	const picture = page.getByRole("article", { name: file, exact: true });
	await expect(picture).toContainText(/As downloaded: AVIF [\d.–]+ kB, JPEG [\d.–]+ kB/);
	await picture.getByRole("button", { name: "Copy name" }).click();
	await expect(picture.getByRole("textbox"), "the name to copy from").toBeFocused();
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(file);
	await expectSound(page, "a name to copy", "main", [390, 1440]);
	await search.fill("zzqqxxjj");
	await expect(main.getByRole("article")).toHaveCount(0);
	await expectSound(page, "nothing found", "main");
	await main.getByRole("button", { name: "Show all pictures" }).press("Enter");
	await expect(search).toHaveValue("");
	await search.focus();
	for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(main.getByRole("button", { name: /^Unused/, pressed: true })).toBeFocused();
	await expect(main.locator("[aria-live]").filter({ hasText: "pictures" })).toHaveText(/^0 of \d+ pictures$/);
});
