import { expect, test } from "@playwright/test";
import { fullyHydrated, holdScripts, isHydrated } from "../support/hydration";

// What a visitor opens before the scripts have come stays open as React hydrates the page, and can be closed.
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test("the drawer", async ({ page }) => {
	await page.setViewportSize(phone);
	const release = await holdScripts(page);
	await page.goto("/about", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Open menu" }).click();
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await expect(drawer).toBeVisible();
	expect(await isHydrated(page), "opened before React").toBe(false);
	release();
	await fullyHydrated(page);
	await expect(drawer).toBeVisible();
	await page.getByRole("button", { name: "Close menu" }).click();
	await expect(drawer).toBeHidden();
});

test("a question", async ({ page }) => {
	await page.setViewportSize(phone);
	const release = await holdScripts(page);
	await page.goto("/services/microneedling", { waitUntil: "commit" });
	const question = page.locator("main details").first();
	await question.locator("summary").click();
	await expect(question).toHaveAttribute("open", "");
	expect(await isHydrated(page), "opened before React").toBe(false);
	release();
	await fullyHydrated(page);
	await expect(question).toHaveAttribute("open", "");
	await question.locator("summary").click();
	await expect(question).not.toHaveAttribute("open", "");
});

test("a dropdown, and its button says so", async ({ page }) => {
	await page.setViewportSize(desktop);
	const release = await holdScripts(page);
	await page.goto("/about", { waitUntil: "commit" });
	const menu = page.getByRole("navigation", { name: "Main" });
	const trigger = menu.getByRole("button", { name: "Services" });
	const overview = menu.getByRole("link", { name: "View All Services" });
	await expect(trigger).toHaveAttribute("aria-expanded", "false");
	await trigger.click();
	await expect(overview).toBeVisible();
	await expect(trigger).toHaveAttribute("aria-expanded", "true");
	expect(await isHydrated(page), "opened before React").toBe(false);
	release();
	await fullyHydrated(page);
	await expect(overview).toBeVisible();
	await expect(trigger).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Escape");
	await expect(overview).toBeHidden();
	await expect(trigger).toHaveAttribute("aria-expanded", "false");
});
