import { expect, type Locator, test } from "@playwright/test";
import { atRest, carouselOf, expectAccessible, tabTo } from "../support/accessibility";
import { categories } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop } from "../support/shell";

test.use({ viewport: desktop });

const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');
const getVisible = (carousel: Locator): Promise<number[]> =>
	slides(carousel).evaluateAll((all) => all.flatMap((slide, position) => (slide.hasAttribute("inert") ? [] : position)));

test("as many slides as fit are shown, in a loop; the others are out of the tab order", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const carousel = await carouselOf(page, "Service categories");
	for (const [width, count] of [
		[1440, 3],
		[800, 2],
		[390, 1],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await carousel.scrollIntoViewIfNeeded();
		await expect.poll(() => getVisible(carousel), `${width} px`).toEqual(Array.from({ length: count }, (_, position) => position));
		const hidden = slides(carousel).nth(count).getByRole("link", { includeHidden: true }).first();
		await hidden.focus();
		await expect(hidden, `${width} px`).not.toBeFocused();
	}
	await carousel.getByRole("button", { name: "Previous slide" }).click();
	await expect.poll(() => getVisible(carousel), "the last slide is before the first").toEqual([categories.length - 1]);
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await expect.poll(() => getVisible(carousel), "the first slide is after the last").toEqual([0]);
});

test("Tab goes through a carousel's buttons and slides, and leaves it", async ({ page }) => {
	// Embla counts a focus as the keyboard's only within 10 ms of Tab (embla-carousel, SlideFocus), which a busy machine misses.
	await page.clock.setFixedTime(new Date("2026-03-02T15:00:00Z"));
	await openPage(page, "/");
	const carousel = await carouselOf(page, "Service categories");
	await carousel.getByRole("button", { name: "Pause auto-scroll" }).press("Enter");
	await expect(page.locator(":focus")).toHaveAccessibleName("Resume auto-scroll");
	await tabTo(page, "button", "Previous slide");
	await tabTo(page, "button", "Next slide");
	for (const slide of await slides(carousel).all()) {
		await expect(slide).not.toHaveAttribute("inert");
		await page.keyboard.press("Tab");
		await expect(slide.locator(":focus")).toBeInViewport({ ratio: 1 });
	}
	await page.keyboard.press("Tab");
	expect(await carousel.evaluate((section) => section.contains(document.activeElement))).toBe(false);
	const reviews = await carouselOf(page, "Client reviews");
	await reviews.getByRole("button", { name: "Pause auto-scroll" }).click();
	await reviews.getByRole("button", { name: "Next slide" }).click();
	await page.emulateMedia({ reducedMotion: "reduce" });
	// Cards have to be opaque before their colors are measured.
	await atRest(page);
	await expectAccessible(page, "carousels", "main");
});
