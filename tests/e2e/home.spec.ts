import { expect, type Page, test } from "@playwright/test";
import { holdRequests } from "../support/hydration";

const hero = (page: Page) => page.locator("main section").first();
const heroPicture = (page: Page) => hero(page).locator("picture img");

test("the hero is dark until its picture has loaded", async ({ page }) => {
	const release = await holdRequests(page, /\.(?:avif|webp|jpe?g)$/);
	await page.goto("/", { waitUntil: "commit" });
	await expect(hero(page).getByRole("heading", { level: 1 })).toBeVisible();
	await expect(heroPicture(page)).toHaveCSS("opacity", "0");
	const background = await hero(page).evaluate((section) => getComputedStyle(section).backgroundColor);
	expect(background, "not transparent").toMatch(/^rgb\(/);
	const [red = 255, green = 255, blue = 255] = (background.match(/[\d.]+/g) ?? []).map(Number);
	expect(Math.max(red, green, blue), background).toBeLessThan(64);
	release();
	await expect(heroPicture(page)).toHaveCSS("opacity", "1");
});

test("the hero's picture appears on the first visit, from the cache, and after a page change", async ({ page }) => {
	await page.goto("/");
	expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: no-preference)").matches), "with motion").toBe(true);
	await expect(heroPicture(page)).toHaveCSS("opacity", "1");
	// A cached picture has loaded before the HTML is parsed to its end.
	await page.reload();
	await expect(heroPicture(page)).toHaveCSS("opacity", "1");
	await page.goto("/about");
	await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
	await expect(page).toHaveURL(/\/$/);
	await expect(heroPicture(page)).toHaveCSS("opacity", "1");
});
