import { expect, test } from "@playwright/test";
import { expectExpanded } from "../support/accessibility";
import { openBeforeHydration } from "../support/hydration";
import { desktop, menuButton, openDrawer, phone } from "../support/shell";

test("the drawer and a question work before hydration, and stay open through it", async ({ page }) => {
	await page.setViewportSize(phone);
	const hydrate = await openBeforeHydration(page, "/services/microneedling");
	const question = page.locator("main details").first();
	await question.locator("summary").click();
	await expect(question).toHaveAttribute("open", "");
	const drawer = await openDrawer(page);
	await page.getByRole("button", { name: "Close menu" }).click();
	await expect(drawer).toBeHidden();
	await openDrawer(page);
	await hydrate();
	await expect(drawer).toBeVisible();
	await page.getByRole("button", { name: "Close menu" }).click();
	await expect(drawer).toBeHidden();
	await expect(question).toHaveAttribute("open", "");
	await question.locator("summary").click();
	await expect(question).not.toHaveAttribute("open", "");
});

test("a dropdown works before hydration, stays open through it, and its button says so", async ({ page }) => {
	await page.setViewportSize(desktop);
	const hydrate = await openBeforeHydration(page, "/about");
	const overview = page.getByRole("link", { name: "View All Services" });
	await expectExpanded(page, "Services", false);
	await menuButton(page).click();
	await expect(overview).toBeVisible();
	await expectExpanded(page, "Services", true);
	await hydrate();
	await expect(overview).toBeVisible();
	await expectExpanded(page, "Services", true);
	await page.keyboard.press("Escape");
	await expect(overview).toBeHidden();
	await expectExpanded(page, "Services", false);
});
