import { expect, type Page, test } from "@playwright/test";
import {
	cutOff,
	doubleText,
	expectAccessible,
	setStyle,
	textSpacing,
} from "../support/accessibility";
import { fullyHydrated, watchErrors } from "../support/hydration";
import { findNarrow } from "../support/reading";
import { routes, templates } from "../support/routes";
import { desktop, phone, scrollTo, still } from "../support/shell";

test.use(still);

/** On a phone, booking and calling are one tap away at any scroll position. */
const expectOneTapAway = async (page: Page, path: string): Promise<void> => {
	await page.setViewportSize(phone);
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (const scroll of [
		() => scrollTo(page, height / 2),
		() => scrollTo(page, 1_000_000),
		() => scrollTo(page, 0),
	]) {
		for (const name of [/^Book Now/, /^Call/])
			await expect(
				page.getByRole("banner").getByRole("link", { name }).filter({ visible: true }),
				`${name} on ${path}`,
			).toBeInViewport({ ratio: 1 });
		await scroll();
	}
};

/** Settings of people with low vision. 320 px, below, stands for 1280 px at 400% zoom. */
const enlarged = {
	"the text spacing of WCAG 1.4.12": {
		viewport: phone,
		css: `${textSpacing} p { margin-bottom: 2em !important }`,
	},
	"text of 200%": { viewport: { width: 1280, height: 800 }, css: doubleText },
};
const widths = [320, 390, 720, 768, 820, 912, 1024, 1440, 1920];

const expectReadable = async (page: Page, path: string): Promise<void> => {
	await page.evaluate(() => {
		document.documentElement.setAttribute("data-render-all", "");
		for (const details of document.querySelectorAll("details")) details.open = true;
	});
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		const narrow = templates.includes(path) ? await findNarrow(page) : [];
		expect(
			[...(await cutOff(page)), ...narrow],
			`cut off, narrow or broken on ${path} at ${width} px`,
		).toEqual([]);
	}
	for (const [name, { viewport, css }] of Object.entries(enlarged)) {
		await page.setViewportSize(viewport);
		await setStyle(page, css);
		expect(await cutOff(page), `cut off on ${path} with ${name}`).toEqual([]);
	}
};

/** Everything that only a browser can tell about a page. tests/validation checks its HTML. */
const expectComplete = async (page: Page, path: string, size: typeof phone): Promise<void> => {
	const errors = watchErrors(page);
	const foreign: string[] = [];
	const own = [`${test.info().project.use.baseURL}/`, "data:"];
	page.on(
		"request",
		(request) =>
			own.some((start) => request.url().startsWith(start)) || foreign.push(request.url()),
	);
	await page.setViewportSize(size);
	const response = await page.goto(path);
	expect(response?.status(), path).toBe(200);
	await expect(page.locator("h1"), path).toBeVisible();
	await fullyHydrated(page);
	await expectAccessible(page, `${path} at ${size.width} px`);
	await expectOneTapAway(page, path);
	await expectReadable(page, path);
	await expect(page.locator("body"), path).not.toContainText(
		/\bNaN\b|\bundefined\b|\[object |lorem ipsum|\{[a-z]+\}/i,
	);
	expect(errors, `errors, and hydration warnings, on ${path}`).toEqual([]);
	expect(foreign, `requests to other hosts on ${path}`).toEqual([]);
};

/** Tests that share the templates, so that they can run in parallel. */
const groups = 4;
for (let group = 0; group < groups; group += 1)
	test(`each template is complete, accessible and fits any window (${group + 1} of ${groups})`, async ({
		context,
	}) => {
		// axe looks at half of the templates on a phone, and at the others on a desktop.
		for (const [index, path] of [...templates, "/admin/media"].entries()) {
			if (index % groups !== group) continue;
			const page = await context.newPage();
			await expectComplete(page, path, index % (2 * groups) < groups ? phone : desktop);
			await page.close();
		}
	});

for (const path of routes)
	test(`${path} is complete, accessible and fits any window`, { tag: "@deep" }, async ({
		page,
	}) => {
		await expectComplete(page, path, phone);
	});
