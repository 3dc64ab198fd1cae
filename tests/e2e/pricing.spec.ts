import { expect, type Page, test } from "@playwright/test";
import { categories, services } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop, getDistanceToHeader, phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [service] = services;
if (!service) throw new Error("content/services is empty; these tests need a service.");

/** The prices of a service, without the line that opens them. */
const pricesOf = (page: Page, slug: string) => page.locator(`#${slug}-prices`).getByRole("table");

/** The row of links that stays below the header. */
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

/** Whether the middle of the row of links can be seen and clicked, so neither the header nor a section covers it. */
const isUncovered = (page: Page): Promise<boolean> =>
	contents(page).evaluate((nav) => {
		const { left, top, width, height } = nav.getBoundingClientRect();
		return nav.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});

test("on a phone, services are lines that open their prices, by tap and by hash, on at most 10,000 pixels; paper has every price", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/pricing");
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_000);
	expect((await page.locator("main summary .figures").first().boundingBox())?.y).toBeLessThan(2 * phone.height);
	for (const { slug } of services) {
		const line = page.locator(`details:has(#${slug}-prices) > summary`);
		await expect(pricesOf(page, slug), slug).toBeHidden();
		expect((await line.boundingBox())?.height, slug).toBeGreaterThanOrEqual(56);
	}
	await page.emulateMedia({ media: "print" });
	for (const { slug } of services) await expect(pricesOf(page, slug), slug).toBeVisible();
	await page.emulateMedia({ media: "screen" });
	await page.locator(`details:has(#${service.slug}-prices) > summary`).click();
	await expect(pricesOf(page, service.slug)).toBeVisible();

	await page.goto("/about");
	await page.goto(`/pricing#${service.slug}-prices`);
	await expect(pricesOf(page, service.slug)).toBeVisible();
	await expect(pricesOf(page, service.slug)).toBeInViewport();
	await expect.poll(() => getDistanceToHeader(page, `${service.slug}-prices`)).toBeGreaterThanOrEqual(56);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a line opens its prices on a phone; a desktop shows them all, and no line; the row of links stays below the header on both", async ({ page }) => {
		const last = categories[categories.length - 1];
		const heading = page.getByRole("heading", { name: last?.title });
		for (const viewport of [phone, desktop]) {
			await page.setViewportSize(viewport);
			await page.goto("/pricing");
			await contents(page).getByRole("link", { name: last?.title }).click();
			await expect(heading).toBeInViewport();
			await expect.poll(() => isUncovered(page), "the row of links is uncovered").toBe(true);
			const bottom = await contents(page).evaluate((nav) => nav.getBoundingClientRect().bottom);
			expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
		}
		for (const { slug } of services) await expect(pricesOf(page, slug), slug).toBeVisible();
		await expect(page.locator("details.fold > summary").filter({ visible: true })).toHaveCount(0);
		await page.setViewportSize(phone);
		await page.locator(`details:has(#${service.slug}-prices) > summary`).click();
		await expect(pricesOf(page, service.slug)).toBeVisible();
	});
});
