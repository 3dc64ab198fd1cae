import { expect, test } from "@playwright/test";

const near = async (page: import("@playwright/test").Page, name: string) => {
	const carousel = page.getByRole("region", { name });
	await carousel.scrollIntoViewIfNeeded();
	await expect(carousel.getByRole("button", { name: "Next slide" })).toBeVisible();
	return carousel;
};
const shown = (carousel: import("@playwright/test").Locator) => carousel.locator('[aria-roledescription="slide"]:not([inert])');

for (const [width, count] of [
	[390, 1],
	[800, 2],
	[1440, 3],
] as const)
	test(`${count} a view at ${width} px, the others out of the tab order`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		const carousel = await near(page, "Service categories");
		// On phones the edge of the next card shows, which counts as in view.
		await expect.poll(() => shown(carousel).count()).toBeLessThanOrEqual(count === 1 ? 3 : count);
		await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(6);
	});

test("next, previous and the arrow keys move it, and it loops", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const carousel = await near(page, "Service categories");
	const first = carousel.getByRole("group", { name: /1 of 6$/, includeHidden: true });
	await expect(first).not.toHaveAttribute("inert", "");
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await expect(first).toHaveAttribute("inert", "");
	await carousel.getByRole("button", { name: "Previous slide" }).click();
	await expect(first).not.toHaveAttribute("inert", "");
	await carousel.getByRole("button", { name: "Previous slide" }).focus();
	await page.keyboard.press("ArrowLeft");
	await expect(carousel.getByRole("group", { name: /6 of 6$/, includeHidden: true })).not.toHaveAttribute("inert", "");
});

test("it moves by itself every 5 s and can be paused; never under reduced motion", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	const carousel = await near(page, "Service categories");
	const first = carousel.getByRole("group", { name: /1 of 6$/, includeHidden: true });
	await page.mouse.move(5, 5);
	await expect(first).toHaveAttribute("inert", "", { timeout: 8000 });
	await carousel.getByRole("button", { name: "Pause auto-scroll" }).click();
	await expect(carousel.getByRole("button", { name: "Resume auto-scroll" })).toBeVisible();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.reload();
	const still = await near(page, "Service categories");
	await expect(still.getByRole("button", { name: /auto-scroll/ })).toHaveCount(0);
});
