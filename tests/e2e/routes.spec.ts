import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { fullyHydrated, watchErrors } from "../support/hydration";
import { routes, templates } from "../support/routes";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The addresses of pictures that do not load. All are asked for, those far below and of hidden slides too. */
const brokenPictures = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = "eager";
		const ended = images.map(
			(image) =>
				image.complete ||
				new Promise((resolve) => {
					for (const event of ["load", "error"]) image.addEventListener(event, resolve, { once: true });
				}),
		);
		await Promise.all(ended);
		return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
	});

/** How wide the page is, with whatever reaches beyond the window. */
const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test.describe("every page opens", () => {
	test.use({ viewport: phone });

	for (const path of routes)
		test(path, async ({ page, baseURL }) => {
			const errors = watchErrors(page);
			const foreign: string[] = [];
			page.on("request", (request) => {
				if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
			});
			const response = await page.goto(path);
			expect(response?.status()).toBe(200);
			await expect(page).toHaveTitle(/\S/);
			await expect(page.locator("h1")).toHaveCount(1);
			await expect(page.locator("h1")).toBeVisible();
			await expect(page.getByRole("banner")).toHaveCount(1);
			await expect(page.locator("main#main-content")).toHaveCount(1);
			await expect(page.getByRole("contentinfo")).toHaveCount(1);

			await fullyHydrated(page);
			expect(await brokenPictures(page), "pictures that do not load").toEqual([]);
			expect(await pageWidth(page), "nothing reaches beyond the window").toBeLessThanOrEqual(phone.width);
			await expect(page.locator("body")).not.toContainText(/\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/i);
			expect(errors, "errors, and warnings of hydration").toEqual([]);
			expect(foreign, "requests to other hosts").toEqual([]);
		});
});

/** Opens a page at a width. axe finds nothing on it, and nothing reaches beyond the window. */
const expectAccessible = async (page: Page, path: string, size: typeof phone): Promise<void> => {
	await page.setViewportSize(size);
	await page.goto(path);
	await fullyHydrated(page);
	expect(await axeViolations(page, "WCAG and best practice")).toEqual([]);
	expect(await pageWidth(page), "nothing reaches beyond the window").toBeLessThanOrEqual(size.width);
};

for (const [index, path] of templates.entries()) {
	// Every template once, half of them at each width; the rest is the deep run's.
	const size = index % 2 === 0 ? phone : desktop;
	test(`axe finds nothing on ${path} at ${size.width} px`, ({ page }) => expectAccessible(page, path, size));
}

for (const size of [phone, desktop])
	for (const path of routes)
		test(`axe finds nothing on ${path} at ${size.width} px, of all pages`, { tag: "@deep" }, ({ page }) => expectAccessible(page, path, size));

test("every link of every page leads somewhere, and every anchor exists", async ({ request }) => {
	const pages = new Map<string, string>();
	for (const path of routes) pages.set(path, await (await request.get(path)).text());
	const files = new Map<string, number>();
	const statusOf = async (target: string): Promise<number> => {
		const status = files.get(target) ?? (await request.get(target)).status();
		files.set(target, status);
		return status;
	};
	const dead = new Set<string>();
	let followed = 0;
	for (const [path, html] of pages) {
		for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
			if (/^(https?:|tel:|sms:|mailto:)/.test(href)) continue;
			followed += 1;
			const [address = "", anchor] = href.replaceAll("&amp;", "&").split("#");
			const target = address.split("?")[0] || path;
			const known = pages.get(target);
			if (known === undefined ? (await statusOf(target)) !== 200 : anchor && !known.includes(`id="${anchor}"`)) dead.add(`${path} → ${href}`);
		}
	}
	expect([...dead]).toEqual([]);
	expect(followed, "links").toBeGreaterThan(routes.length);
});
