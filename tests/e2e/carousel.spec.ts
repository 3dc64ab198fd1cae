import { expect, type Locator, test } from "@playwright/test";
import { carouselOf } from "../support/accessibility";
import { categories } from "../support/content";
import { desktop } from "../support/shell";
import { openSteppedPage, stepUntil } from "../support/stepped-clock";

test.use({ viewport: desktop });

const name = "Service categories";
const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');
/** Indexes of the slides in view: the others are inert. */
const getVisible = (carousel: Locator): Promise<number[]> =>
	slides(carousel).evaluateAll((all) => all.flatMap((slide, position) => (slide.hasAttribute("inert") ? [] : position)));

test("1, 2 or 3 slides are visible by the window's width, the others are out of the tab order, and on a phone the next one goes on to the edge", async ({
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
	// Where the picture of the second slide ends, cut by the carousel's own edge.
	const end = await slides(carousel)
		.nth(1)
		.locator("img")
		.evaluate((picture) => Math.min(picture.getBoundingClientRect().right, picture.closest(".carousel-viewport")?.getBoundingClientRect().right ?? 0));
	expect(end, "the window's edge").toBe(390);
	expect(await page.evaluate(() => document.documentElement.scrollWidth), "the page's width").toBe(390);
});

test("the buttons and the arrow keys move the carousel by one slide, it loops, and its buttons have tooltips inside the window", async ({ page }) => {
	const last = categories.length - 1;
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const carousel = await carouselOf(page, name);
	await expect.poll(() => getVisible(carousel)).toEqual([0, 1, 2]);
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await expect.poll(() => getVisible(carousel)).toEqual([1, 2, 3]);
	await carousel.getByRole("button", { name: "Previous slide" }).click();
	await expect.poll(() => getVisible(carousel)).toEqual([0, 1, 2]);
	await page.keyboard.press("ArrowLeft");
	await expect.poll(() => getVisible(carousel)).toEqual([0, 1, last]);
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => getVisible(carousel)).toEqual([0, 1, 2]);
	const tip = page.locator(".tooltip:popover-open");
	await carousel.getByRole("button", { name: "Next slide" }).hover();
	await expect(tip).toHaveText("Next slide");
	await expect(tip).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Escape");
	await expect(tip).toHaveCount(0);
});

/** Index of the slide nearest to the left edge. It depends on the clock only, while `inert` waits for an observer. */
const getLeftmost = (carousel: Locator): Promise<number> =>
	slides(carousel).evaluateAll((all) => {
		const edge = all[0]?.closest(".carousel-viewport")?.getBoundingClientRect().left ?? 0;
		const distances = all.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
		return distances.indexOf(Math.min(...distances));
	});

test("the carousel moves by itself, and can be paused and resumed", async ({ page }) => {
	await openSteppedPage(page, "/", new Date("2026-03-02T15:00:00Z"));
	const carousel = page.getByRole("region", { name });
	const pause = carousel.getByRole("button", { name: "Pause auto-scroll" });
	await carousel.scrollIntoViewIfNeeded();
	await stepUntil(page, () => pause.isVisible());
	// A pointer over the carousel would pause it.
	await page.mouse.move(1, 1);
	expect(await getLeftmost(carousel)).toBe(0);
	await stepUntil(page, async () => (await getLeftmost(carousel)) === 1);

	await pause.click();
	await page.mouse.move(1, 1);
	await page.clock.runFor(2000);
	const held = await getLeftmost(carousel);
	await page.clock.runFor(20_000);
	expect(await getLeftmost(carousel)).toBe(held);

	await carousel.getByRole("button", { name: "Resume auto-scroll" }).click();
	await page.mouse.move(1, 1);
	await stepUntil(page, async () => (await getLeftmost(carousel)) !== held);
});
