import { chromium, expect, type Page, test } from "@playwright/test";
import { cutOff } from "../support/accessibility";
import { aftercare, findPage, services } from "../support/content";
import { findNarrow } from "../support/reading";
import { templates } from "../support/routes";
import { phone } from "../support/shell";
import { planned } from "../support/uses";

test.use({ javaScriptEnabled: false });

/**
 * Hidden texts and pictures of the main part, except for what only scripts can fill, such as the
 * next open days, which has the class noscript:hidden.
 */
const findHidden = (page: Page): Promise<(string | null)[]> =>
	page.getByRole("main").evaluate((main) => {
		const isShown = (element: Element) =>
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
		const texts = [...main.querySelectorAll("p, h2, h3, li, td, th, dd, blockquote")].filter(
			(element) =>
				!element.closest(
					"dialog, details:not([open]), [popover], .sr-only, noscript, [aria-hidden], .noscript\\:hidden",
				) &&
				(element.textContent ?? "").trim() !== "" &&
				!isShown(element),
		);
		const pictures = [...main.querySelectorAll("img")].filter(
			(image) =>
				image.getClientRects().length > 0 &&
				!isShown(image) &&
				!image.closest("picture")?.parentElement?.querySelector("noscript"),
		);
		return [
			...texts.map((element) => (element.textContent ?? "").slice(0, 60)),
			...pictures.map((image) => image.getAttribute("src")),
		];
	});

test("each template shows all, even with text of 200% on a phone", async () => {
	const { launchOptions, baseURL } = test.info().project.use;
	const browser = await chromium.launch({
		...launchOptions,
		args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
	});
	const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
	for (const path of templates) {
		// With letters of twice the size, a layout for desktops needs twice the width.
		await page.setViewportSize({ width: 2560, height: 900 });
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await expect(page.locator("h1"), path).toBeVisible();
		expect.soft(await findHidden(page), `hidden on ${path}`).toEqual([]);
		await page.setViewportSize(phone);
		const broken = (await findNarrow(page)).filter((found) => /^broken: \p{L}+$/u.test(found));
		expect.soft([...(await cutOff(page)), ...broken], path).toEqual([]);
	}
	await browser.close();
});

test("no page has a control that does nothing", async ({ page }) => {
	const main = page.getByRole("main");
	const eventful = services.find(({ course }) => course.eventLeadDays !== null);
	const pages: readonly [path: string, said: string | undefined][] = [
		["/compare", "The table needs JavaScript"],
		[
			"/treatment-finder",
			findPage("treatment-finder").blocks.find(({ key }) => key === "without-script")?.heading,
		],
		["/pricing", "The estimator needs JavaScript"],
		["/admin/media", "Where it’s used"],
		["/services", findPage("services").heading],
		[`/services/${planned?.slug}`, "Plan your series"],
		[`/services/${eventful?.slug}`, eventful?.title],
		[`/aftercare/${aftercare[0]?.slug}`, "Day by day"],
		["/aftercare", "All waiting times"],
		["/pricng", "Page Not Found"],
	];
	for (const [path, said = "its text"] of pages) {
		await page.goto(path);
		await expect(main.getByText(said).filter({ visible: true }).first(), path).toBeVisible();
		await expect
			.soft(main.locator("button, input, select").filter({ visible: true }), path)
			.toHaveCount(0);
		await expect(
			main
				.getByText(/\b(?:Tell us what you had|Enter the day|choose a treatment and the day)\b/)
				.filter({ visible: true }),
			path,
		).toHaveCount(0);
	}
});
