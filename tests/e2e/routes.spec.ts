import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { routes } from "../support/routes";

/** Scrolls to the foot and back as a reader does, then has every picture load, those of hidden slides too. */
const loadPictures = async (page: Page): Promise<void> => {
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += 500) {
			window.scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 25));
		}
	});
	await page.evaluate(() => {
		window.scrollTo(0, 0);
		for (const image of document.images) image.loading = "eager";
	});
	await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
};

for (const path of routes) {
	test(`${path} is whole at 390 and 1440 px`, async ({ page, baseURL }) => {
		const complaints: string[] = [];
		page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
		page.on("pageerror", (error) => complaints.push(error.message));
		const foreign: string[] = [];
		page.on("request", (request) => !request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:") && foreign.push(request.url()));

		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 390, height: 844 });
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
		await expect(page.locator("h1")).toHaveCount(1);
		await expect(page.getByRole("banner")).toHaveCount(1);
		await expect(page.locator("main#main-content")).toHaveCount(1);
		await expect(page.getByRole("contentinfo")).toHaveCount(1);

		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await loadPictures(page);
			const broken = await page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src));
			expect(broken, "pictures that did not load").toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing reaches beyond the window").toBeLessThanOrEqual(width);
			expect(await axeViolations(page, "WCAG and best practice"), `axe at ${width} px`).toEqual([]);
		}
		await expect(page.locator("body")).not.toContainText(/\bNaN\b|\bundefined\b|lorem ipsum|\{[a-z]+\}/i);
		expect(complaints).toEqual([]);
		expect(foreign, "requests to others").toEqual([]);
	});
}
