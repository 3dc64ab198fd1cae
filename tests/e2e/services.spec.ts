import { expect, test } from "@playwright/test";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const cards = "main article";

test("all 27 services are listed, each in one category", async ({ page }) => {
	await page.goto("/services");
	await expect(page.locator(cards)).toHaveCount(27);
});

test("?category= shows that category alone, after mount", async ({ page }) => {
	await page.goto(`/services?category=${encodeURIComponent("Wellness & Vitality Treatments")}`);
	await expect(page.locator(cards).filter({ visible: true })).toHaveCount(3);
	await expect(page.locator(cards).filter({ visible: true }).first()).toContainText("IV Therapy");
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services$/);
});

test("an unknown category shows all services and says so", async ({ page }) => {
	await page.goto("/services?category=Nonsense");
	await expect(page.locator(cards).filter({ visible: true })).toHaveCount(27);
	await expect(page.getByRole("status").filter({ hasText: "We have no category by that name" })).toBeVisible();
});

test("?concern= shows the services for it", async ({ page }) => {
	await page.goto("/services?concern=visible-veins");
	await expect(page.locator(cards).filter({ hasText: "Vein Treatments" })).toBeVisible();
	await expect(page.locator(cards).filter({ visible: true })).not.toHaveCount(27);
});

test("a service page carries every part a visitor asks for", async ({ page }) => {
	await page.goto("/services/laser-hair-restoration");
	for (const name of [
		"About the treatment",
		"Is it for you?",
		"What to expect",
		"Price",
		"Risks",
		"Before your visit",
		"Aftercare",
		"Who performs it",
		"Questions people ask",
		"Often considered with it",
	])
		await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
	await expect(page.locator("main")).toContainText("12–16 treatments");
	await expect(page.getByRole("link", { name: "Book Laser Hair Restoration" })).toHaveAttribute("href", "/schedule?service=laser-hair-restoration");
});

test("a question opens and closes by keyboard", async ({ page }) => {
	await page.goto("/services/microneedling");
	const question = page.locator("main details").first();
	await question.locator("summary").focus();
	await page.keyboard.press("Enter");
	await expect(question).toHaveAttribute("open", "");
	await page.keyboard.press("Enter");
	await expect(question).not.toHaveAttribute("open", "");
});
