import { expect, type Page, test } from "@playwright/test";
import { axeViolations, cutOff } from "../support/accessibility";
import { fullyHydrated, watchErrors } from "../support/hydration";
import { routes, templates } from "../support/routes";
import { desktop, phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The addresses of pictures that do not load, including lazy ones and those of hidden slides. */
const findBrokenPictures = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = "eager";
		await Promise.all(images.map((image) => image.complete || new Promise((resolve) => Object.assign(image, { onload: resolve, onerror: resolve }))));
		return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
	});

const expectNoOverflow = async (page: Page): Promise<void> =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), "nothing overflows the viewport").toBeLessThanOrEqual(0);

/** On a window of 320 px, with everything laid out and unfolded. */
const expectFitsNarrowest = async (page: Page): Promise<void> => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.evaluate(() => {
		document.documentElement.setAttribute("data-render-all", "");
		for (const details of document.querySelectorAll("details")) details.open = true;
	});
	expect(await cutOff(page), "cut off at 320 px").toEqual([]);
};

/** One load for everything that a page owes its visitors at one width. Its HTML alone is tested in tests/validation/documents.test.mjs. */
const expectSound = async (page: Page, baseURL: string | undefined, path: string, size: typeof phone): Promise<void> => {
	await page.setViewportSize(size);
	const errors = watchErrors(page);
	const foreign: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
	});
	const response = await page.goto(path);
	expect(response?.status()).toBe(200);
	await expect(page.locator("h1")).toBeVisible();
	await fullyHydrated(page);
	expect(await axeViolations(page)).toEqual([]);
	expect(await findBrokenPictures(page), "pictures that do not load").toEqual([]);
	await expectNoOverflow(page);
	await expectFitsNarrowest(page);
	await expect(page.locator("body")).not.toContainText(/\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/i);
	expect(errors, "errors, and hydration warnings").toEqual([]);
	expect(foreign, "requests to other hosts").toEqual([]);
};

for (const [index, path] of templates.entries()) {
	// Half of the templates at each width; the nightly run opens all pages at both.
	const size = index % 2 === 0 ? phone : desktop;
	test(`${path} opens at ${size.width} px, complete and accessible`, ({ page, baseURL }) => expectSound(page, baseURL, path, size));
}

for (const size of [phone, desktop])
	for (const path of routes)
		test(`${path} opens at ${size.width} px, complete and accessible (all pages)`, { tag: "@deep" }, ({ page, baseURL }) =>
			expectSound(page, baseURL, path, size),
		);
