import { expect, type Page, test } from "@playwright/test";
import { templates } from "../support/routes";
import { phone, scrollTo, scrollToEnd } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone, hasTouch: true });

const bookNow = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Book Now" });
const call = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Call/ });

for (const path of templates)
	test(`on ${path} booking and calling are in reach at every height, and booking starts with one tap`, async ({ page }) => {
		await page.goto(path);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (const scroll of [() => scrollTo(page, height / 2), () => scrollToEnd(page), () => scrollTo(page, 0)]) {
			await expect(bookNow(page)).toBeInViewport({ ratio: 1 });
			await expect(call(page)).toBeInViewport({ ratio: 1 });
			await scroll();
		}
		await bookNow(page).tap();
		await expect(page).toHaveURL(/\/schedule$/);
		await expect(page.getByRole("main").locator('form [name="service"]').first()).toBeAttached();
	});
