import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
});

test("the hero carries the spec's words, buttons, award and one eager picture", async ({ page }) => {
	await expect(page.getByRole("heading", { level: 1, name: "Elevated Wellness. Perfect Balance." })).toBeVisible();
	await expect(page.getByRole("link", { name: "Book Your Experience" })).toHaveAttribute("href", "/schedule");
	await expect(page.locator("main").getByRole("link", { name: "Explore Services", exact: true })).toHaveAttribute("href", "/services");
	await expect(page.locator("main").getByText("2025").first()).toBeVisible();
	const hero = page.locator("main section").first().locator("picture img");
	await expect(hero).toHaveAttribute("loading", "eager");
	await expect(hero).toHaveAttribute("fetchpriority", "high");
});

test("the hero's picture fades in: at the first visit, from the cache, and on the way back by a link", async ({ browser }) => {
	// A browser of its own: in that of the other tests nothing is to move, so that it is there at once, and it is in the cache.
	const page = await browser.newPage();
	const picture = page.locator("main section").first().locator("img.picture-fade");
	await page.goto("/");
	expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: no-preference)").matches)).toBe(true);
	await expect(picture).toHaveCSS("opacity", "1");
	// From the cache a picture has loaded before the page has been read to its end.
	await page.reload();
	await expect(picture).toHaveCSS("opacity", "1");
	await page.goto("/about");
	await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
	await expect(page).toHaveURL(/\/$/);
	await expect(picture).toHaveCSS("opacity", "1");
	await page.close();
});

test("the links of the other sections lead where the spec says", async ({ page }) => {
	await expect(page.getByRole("link", { name: "Learn more about our approach" })).toHaveAttribute("href", "/about");
	await expect(page.locator("main").getByRole("link", { name: "View All Services" })).toHaveAttribute("href", "/services");
	await expect(page.getByRole("link", { name: "Read All Reviews" })).toHaveAttribute("href", "/testimonials");
	const categories = page.getByRole("region", { name: "Service categories" });
	await expect(categories.getByRole("link", { name: /^Explore Services: / })).toHaveCount(6);
	await expect(page.getByRole("region", { name: "Client reviews" }).locator("blockquote")).toHaveCount(8);
});
