import { expect, test } from "@playwright/test";
import { atRest, expectExpanded } from "../support/accessibility";
import { menu } from "../support/content";
import { hydrated, openPage } from "../support/hydration";
import { desktop, expandedPanel, menuButton, scrollTo } from "../support/shell";

test.describe("menu on a desktop", () => {
	test.use({ viewport: desktop });

	test("hovering opens a panel that fits a wide and a narrow window, and leaving closes it", async ({ page }) => {
		await openPage(page, "/contact");
		for (const width of [1024, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			for (const { label } of menu.filter(({ isDropdown }) => isDropdown)) {
				await menuButton(page, label).hover();
				await expectExpanded(page, label, true);
				await atRest(page);
				const box = await expandedPanel(page).boundingBox();
				if (!box) throw new Error(`The panel of ${label} has no box: it is expected to be shown.`);
				expect(box.x, `${label} at ${width} px`).toBeGreaterThanOrEqual(0);
				expect(box.x + box.width, `${label} at ${width} px`).toBeLessThanOrEqual(width);
				expect(box.y + box.height, `${label} at ${width} px`).toBeLessThanOrEqual(801);
				await page.mouse.move(10, 790);
				await expectExpanded(page, label, false);
			}
		}
	});

	test("on a scrolled page a link of the header stays under the pointer during a long click, and Shift+Tab reaches the phone number", async ({ page }) => {
		const phoneLine = page.locator(".site-header-utility");
		for (const [name, path] of [
			["Pricing", "/pricing"],
			["Book Now", "/schedule"],
		] as const) {
			await openPage(page, "/about");
			await scrollTo(page, 900);
			await expect(phoneLine).toBeHidden();
			await page.getByRole("banner").getByRole("link", { name, exact: true }).hover();
			await page.mouse.down();
			await atRest(page);
			await page.mouse.up();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
		}
		await openPage(page, "/about");
		await scrollTo(page, 900);
		await expect(phoneLine).toBeHidden();
		await page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }).focus();
		await page.keyboard.press("Shift+Tab");
		await expect(phoneLine).toBeVisible();
	});
});

test("the skip link is the first stop and leads to main", async ({ page }) => {
	await page.goto("/pricing");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main#main-content")).toBeFocused();
});

test("the header's entrance plays on the first page of a session only", async ({ page }) => {
	await page.addInitScript(() => {
		const entrances = { count: 0 };
		Object.assign(window, { entrances });
		document.addEventListener("animationstart", ({ target }) => {
			if (target instanceof HTMLElement && target.tagName === "HEADER") entrances.count += 1;
		});
	});
	const entrances = () => page.evaluate(() => (window as unknown as { entrances: { count: number } }).entrances.count);
	await page.goto("/about");
	await expect.poll(entrances, "entrances that were played").toBe(1);
	await page.reload();
	// Scripts start after the animations of the first paint.
	await hydrated(page);
	expect(await entrances()).toBe(0);
});
