import { expect, type Locator, test } from "@playwright/test";
import { carouselOf } from "../support/accessibility";
import { categories } from "../support/content";
import { desktop } from "../support/shell";

test.use({ viewport: desktop });

const name = "Service categories";
const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');
/** Indexes of the slides in view: the others are inert. */
const getVisible = (carousel: Locator): Promise<number[]> =>
	slides(carousel).evaluateAll((all) => all.flatMap((slide, position) => (slide.hasAttribute("inert") ? [] : position)));

test("1, 2 or 3 slides are visible by the window's width, the others are out of the tab order, they loop, and on a phone the next one goes on to the edge", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const carousel = await carouselOf(page, name);
	await expect(slides(carousel)).toHaveCount(categories.length);
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
	// Where the picture of the second slide ends, cut by the carousel's own edge.
	const end = await slides(carousel)
		.nth(1)
		.locator("img")
		.evaluate((picture) => Math.min(picture.getBoundingClientRect().right, picture.closest(".carousel-viewport")?.getBoundingClientRect().right ?? 0));
	expect(end, "the window's edge").toBe(390);
	expect(await page.evaluate(() => document.documentElement.scrollWidth), "the page's width").toBe(390);
});
