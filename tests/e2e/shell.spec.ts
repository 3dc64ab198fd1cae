import { expect, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { hydrated } from "../support/hydration";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe("menu on a desktop", () => {
	test.use({ viewport: desktop });

	test("Services opens by click, closes by Escape, gives the focus back and is clean for axe", async ({ page }) => {
		await page.goto("/about");
		await hydrated(page);
		const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" });
		await expect(trigger).toHaveAttribute("aria-expanded", "false");
		await trigger.click();
		await expect(trigger).toHaveAttribute("aria-expanded", "true");
		await expect(page.getByRole("link", { name: "View All Services" })).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(trigger).toHaveAttribute("aria-expanded", "false");
		await expect(trigger).toBeFocused();
	});

	test("Enter opens it and never navigates; arrows, Home and End move through its links", async ({ page }) => {
		await page.goto("/about");
		await hydrated(page);
		const trigger = page.getByRole("button", { name: "Services" });
		await trigger.focus();
		await page.keyboard.press("Enter");
		await expect(trigger).toHaveAttribute("aria-expanded", "true");
		expect(new URL(page.url()).pathname).toBe("/about");
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("link", { name: "View All Services" })).toBeFocused();
		await page.keyboard.press("End");
		const last = await page.evaluate(() => document.activeElement?.textContent);
		await page.keyboard.press("ArrowUp");
		expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(last);
		await page.keyboard.press("Home");
		await expect(page.getByRole("link", { name: "View All Services" })).toBeFocused();
	});

	test("hover opens it with intent, and it is never cut off by the window", async ({ page }) => {
		for (const width of [1024, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto("/contact");
			await hydrated(page);
			for (const name of ["Services", "Resources"]) {
				const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
				await trigger.hover();
				await expect(trigger).toHaveAttribute("aria-expanded", "true");
				await expect
					.poll(async () => {
						const box = await page.locator(".menu-panel:popover-open").boundingBox();
						return box !== null && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 801;
					})
					.toBe(true);
				await page.mouse.move(10, 790);
				await expect(trigger).toHaveAttribute("aria-expanded", "false");
			}
		}
	});

	test("what is pressed in the header of a scrolled page stays under the pointer, however long the press", async ({ page }) => {
		for (const [name, path] of [
			["Pricing", "/pricing"],
			["Book Now", "/schedule"],
		] as const) {
			await page.goto("/about");
			await hydrated(page);
			await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
			await expect(page.locator(".site-header-utility")).toBeHidden();
			await page.getByRole("banner").getByRole("link", { name, exact: true }).hover();
			await page.mouse.down();
			await page.waitForTimeout(400);
			await page.mouse.up();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
		}
	});

	test("the keyboard finds the telephone in the header of a scrolled page", async ({ page }) => {
		await page.goto("/about");
		await hydrated(page);
		await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
		const phoneLine = page.locator(".site-header-utility");
		await expect(phoneLine).toBeHidden();
		await page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }).focus();
		await page.keyboard.press("Shift+Tab");
		await expect(phoneLine).toBeVisible();
	});

	test("the current page is marked", async ({ page }) => {
		await page.goto("/pricing");
		await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing", exact: true })).toHaveAttribute("aria-current", "page");
	});
});

test.describe("menu on a phone", () => {
	test.use({ viewport: phone });

	test("the drawer opens, keeps the focus, closes by Escape and gives it back", async ({ page }) => {
		await page.goto("/about");
		const open = page.getByRole("button", { name: "Open menu" });
		await open.click();
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await expect(drawer).toBeVisible();
		await page.waitForTimeout(350);
		expect(await axeViolations(page)).toEqual([]);
		for (let step = 0; step < 30; step += 1) await page.keyboard.press("Tab");
		expect(await page.evaluate(() => Boolean(document.activeElement?.closest("dialog") ?? document.activeElement === document.body))).toBe(true);
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(open).toBeFocused();
	});

	test("its groups expand, and a followed link closes it", async ({ page }) => {
		await page.goto("/about");
		await hydrated(page);
		await page.getByRole("button", { name: "Open menu" }).click();
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await drawer.getByText("Services", { exact: true }).click();
		await drawer.getByRole("link", { name: "View All Services" }).click();
		await expect(page).toHaveURL(/\/services$/);
		await expect(drawer).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Every treatment");
	});

	test("drawer, dropdown and questions answer before React is there", async ({ page }) => {
		await page.route(/\.js$/, () => undefined);
		await page.goto("/services/microneedling", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
		await page.getByRole("button", { name: "Close menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
		await page.locator("main summary").first().click();
		await expect(page.locator("main details").first()).toHaveAttribute("open", "");
		await page.setViewportSize(desktop);
		const trigger = page.getByRole("button", { name: "Services" });
		await trigger.click();
		await expect(trigger).toHaveAttribute("aria-expanded", "true");
	});
});

test("the skip link is the first stop and leads to main", async ({ page }) => {
	await page.goto("/pricing");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main#main-content")).toBeFocused();
});

test("scroll progress goes from 0 to 100", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/about");
	const bar = page.getByRole("progressbar", { name: "Page scroll progress" });
	await hydrated(page);
	await expect(bar).toHaveAttribute("aria-valuenow", "0");
	await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	await expect(bar).toHaveAttribute("aria-valuenow", "100");
});

test("the header's entrance plays once a session", async ({ page }) => {
	await page.goto("/about");
	expect(await page.evaluate(() => [document.documentElement.dataset.entrance, sessionStorage.getItem("header-entrance-played")])).toEqual(["", "true"]);
	await page.reload();
	expect(await page.evaluate(() => document.documentElement.dataset.entrance)).toBeUndefined();
});
