import { expect, type Page, test } from "@playwright/test";
import { axeViolations, cutOff } from "../support/accessibility";
import { fullyHydrated, watchErrors } from "../support/hydration";
import { routes, templates } from "../support/routes";
import { desktop, phone, scrollTo, scrollToEnd } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The addresses of pictures that do not load, including lazy ones and those of hidden slides. */
const findBrokenPictures = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = "eager";
		await Promise.all(images.map((image) => image.complete || new Promise((resolve) => Object.assign(image, { onload: resolve, onerror: resolve }))));
		return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
	});

/** On a phone, booking and calling are one tap away, wherever one has scrolled to. */
const expectOneTapAway = async (page: Page): Promise<void> => {
	await page.setViewportSize(phone);
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (const scroll of [() => scrollTo(page, height / 2), () => scrollToEnd(page), () => scrollTo(page, 0)]) {
		for (const name of [/^Book Now/, /^Call/])
			await expect(page.getByRole("banner").getByRole("link", { name }).filter({ visible: true }), "in the header of a phone").toBeInViewport({ ratio: 1 });
		await scroll();
	}
};

/** Windows and settings of people who see little. The first one is 1280 px at 400%. */
const enlarged = {
	"a window of 320 px": { viewport: { width: 320, height: 256 }, css: "" },
	"a zoom of 200%": { viewport: { width: 720, height: 450 }, css: "" },
	"the text spacing of WCAG 1.4.12": {
		viewport: phone,
		css: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
	},
	"text of 200%": { viewport: { width: 1280, height: 800 }, css: "html { font-size: 200% }" },
};

/** With everything laid out and unfolded. */
const expectNothingCutOff = async (page: Page): Promise<void> => {
	await page.evaluate(() => {
		document.documentElement.setAttribute("data-render-all", "");
		for (const details of document.querySelectorAll("details")) details.open = true;
		document.head.append(Object.assign(document.createElement("style"), { id: "enlarged" }));
	});
	for (const [name, { viewport, css }] of Object.entries(enlarged)) {
		await page.setViewportSize(viewport);
		await page.evaluate((text) => document.getElementById("enlarged")?.replaceChildren(text), css);
		expect(await cutOff(page), `cut off with ${name}`).toEqual([]);
	}
};

/** One load for everything that a page owes its visitors. Its HTML alone is tested in tests/validation. */
const expectSound = async (page: Page, baseURL: string | undefined, path: string, sizes: readonly (typeof phone)[]): Promise<void> => {
	const errors = watchErrors(page);
	const foreign: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
	});
	await page.setViewportSize(sizes[0] ?? phone);
	const response = await page.goto(path);
	expect(response?.status()).toBe(200);
	await expect(page.locator("h1")).toBeVisible();
	await fullyHydrated(page);
	for (const size of sizes) {
		await page.setViewportSize(size);
		expect(await axeViolations(page), `axe at ${size.width} px`).toEqual([]);
		expect(await findBrokenPictures(page), `pictures that do not load at ${size.width} px`).toEqual([]);
	}
	await page.setViewportSize(desktop);
	expect(await cutOff(page), "cut off on a desktop").toEqual([]);
	await expectOneTapAway(page);
	expect(await cutOff(page), "cut off on a phone").toEqual([]);
	await expectNothingCutOff(page);
	await expect(page.locator("body")).not.toContainText(/\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/i);
	expect(errors, "errors, and hydration warnings").toEqual([]);
	expect(foreign, "requests to other hosts").toEqual([]);
};

// axe looks at half of the templates at each width; the nightly run looks at all pages at both.
for (const [index, path] of templates.entries())
	test(`${path} opens, complete and accessible, and cuts nothing off in any window`, ({ page, baseURL }) =>
		expectSound(page, baseURL, path, [index % 2 === 0 ? phone : desktop]));

for (const path of routes)
	test(`${path} opens, complete and accessible on a phone and on a desktop`, { tag: "@deep" }, ({ page, baseURL }) =>
		expectSound(page, baseURL, path, [phone, desktop]),
	);
