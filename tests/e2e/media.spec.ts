import { expect, test } from "@playwright/test";
import { expectSound } from "../support/accessibility";
import { services } from "../support/content";
import { openPage } from "../support/hydration";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the list of pictures is accessible with a name to copy, and with nothing found", async ({ page }) => {
	const file = services[0]?.image ?? "";
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await openPage(page, "/admin/media");
	const picture = page.getByRole("article", { name: file, exact: true });
	await expect(picture).toContainText(/As downloaded: AVIF [\d.–]+ kB, JPEG [\d.–]+ kB/);
	await picture.getByRole("button", { name: "Copy name" }).click();
	await expect(picture.getByRole("textbox")).toBeFocused();
	await expectSound(page, "a name to copy", "main", [390, 1440]);
	await page.getByRole("searchbox", { name: "Search", exact: true }).fill("zzqqxxjj");
	await expect(page.getByRole("article")).toHaveCount(0);
	await expectSound(page, "nothing found", "main");
});
