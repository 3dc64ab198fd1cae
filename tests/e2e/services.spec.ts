import { expect, type Page, test } from "@playwright/test";
import { categories, concerns, services } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop, getDistanceToHeader, phone, still } from "../support/shell";

test.use(still);

type Service = (typeof services)[number];
const getPaths = (some: readonly Service[]): string[] =>
	some.map(({ slug }) => `/services/${slug}`).sort();
const getListed = (page: Page): Promise<string[]> =>
	page
		.locator("main article")
		.filter({ visible: true })
		.evaluateAll((cards) =>
			cards
				.map(
					(card) =>
						card.querySelector('a[href^="/services/"]')?.getAttribute("href") ??
						"a card without a link",
				)
				.sort(),
		);
const tabs = (page: Page) => page.getByRole("navigation", { name: "Filter by category" });

test("?category= and ?concern= show their services, and an unknown one all", async ({ page }) => {
	const last = categories
		.filter(({ slug }) => services.some(({ category }) => category === slug))
		.at(-1);
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		await page.goto(last?.href ?? "");
		await expect
			.poll(() => getListed(page))
			.toEqual(getPaths(services.filter(({ category }) => category === last?.slug)));
		const current = tabs(page).locator("[aria-current]");
		await expect(current).toHaveText(last?.title ?? "");
		const outside = () =>
			current.evaluate((link) =>
				Math.max(
					-link.getBoundingClientRect().left,
					link.getBoundingClientRect().right - window.innerWidth,
					0,
				),
			);
		await expect.poll(outside, `${viewport.width} px`).toBe(0);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	}
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services$/);
	const [concern] = concerns.filter(({ slug }) =>
		services.some((service) => service.concerns.includes(slug)),
	);
	await page.goto(`/services?concern=${concern?.slug}`);
	await expect
		.poll(() => getListed(page))
		.toEqual(
			getPaths(services.filter(({ concerns: some }) => concern && some.includes(concern.slug))),
		);
	await page.goto("/services?category=Nonsense");
	await expect(
		page.getByRole("status").filter({ hasText: /don’t have a category/i }),
	).toBeVisible();
	expect(await getListed(page)).toEqual(getPaths(services));
	// A card leads on from its far end.
	const card = page.getByRole("article").last();
	const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
	await card.click({ position: { x: width - 4, y: height - 4 } });
	await expect(page).toHaveURL(/\/services\/./);
});

test("a row of links marks the part in view, and paper has all texts", async ({ page }) => {
	await page.goto("/services/microneedling#price");
	const links = page.getByRole("navigation", { name: "On this page" });
	await expect(links.locator("[aria-current]")).toHaveText("Cost");
	await links.getByRole("link", { name: "Risks" }).click();
	await expect(links.locator("[aria-current]")).toHaveText("Risks");
	await page.setViewportSize(phone);
	await page.emulateMedia({ media: "print" });
	const missing = await page
		.locator("main :is(h1, h2, h3, p, li, dt, dd, th, td, summary)")
		.evaluateAll((elements) =>
			elements
				.filter((element) => !element.closest('.print\\:hidden, [data-print="hide"], .sr-only'))
				.filter((element) => {
					const { left, right } = element.getBoundingClientRect();
					return (
						!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
						left < -1 ||
						right > window.innerWidth + 1
					);
				})
				.map((element) => (element.textContent ?? "").slice(0, 60)),
		);
	expect(missing).toEqual([]);
});

test("on a phone, home, prices and treatments are short", async ({ page }) => {
	await page.setViewportSize(phone);
	const longest = [...services]
		.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
		.slice(0, 4);
	const most: Readonly<Record<string, number>> = {
		"/": 9500,
		"/pricing": 10_000,
		...Object.fromEntries(getPaths(longest).map((path) => [path, 10_500])),
	};
	for (const [path, pixels] of Object.entries(most)) {
		await page.goto(path);
		await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
		expect(
			await page.evaluate(() => document.documentElement.scrollHeight),
			path,
		).toBeLessThanOrEqual(pixels);
	}
});

const slug = services[0]?.slug;
const pricesOf = (page: Page, service = slug) =>
	page.locator(`#${service}-prices`).getByRole("table");
const lineOf = (page: Page, service = slug) =>
	page.locator(`details:has(#${service}-prices) > summary`);

test("on a phone, prices open by hash; paper has every price", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/pricing");
	expect((await page.locator("main summary .figures").first().boundingBox())?.y).toBeLessThan(
		2 * phone.height,
	);
	await expect(pricesOf(page)).toBeHidden();
	const heights = await page
		.locator("main details:has([id$=-prices]) > summary")
		.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
	expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
	await page.emulateMedia({ media: "print" });
	for (const service of services)
		await expect(pricesOf(page, service.slug), service.slug).toBeVisible();
	await page.emulateMedia({ media: "screen" });
	await page.goto("/about");
	await page.goto(`/pricing#${slug}-prices`);
	await expect(pricesOf(page)).toBeInViewport();
	await expect.poll(() => getDistanceToHeader(page, `${slug}-prices`)).toBeGreaterThanOrEqual(56);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a line opens its prices on a phone, and a desktop shows them all", async ({ page }) => {
		const last = categories.at(-1)?.title ?? "";
		const contents = page.getByRole("navigation", { name: "On this page" });
		const isUncovered = (nav: Element): boolean => {
			const { left, top, width, height } = nav.getBoundingClientRect();
			return nav.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		};
		for (const viewport of [phone, desktop]) {
			await page.setViewportSize(viewport);
			await page.goto("/pricing");
			await contents.getByRole("link", { name: last }).click();
			await expect(page.getByRole("heading", { name: last })).toBeInViewport();
			await expect
				.poll(() => contents.evaluate(isUncovered), "the row of links is uncovered")
				.toBe(true);
			const { y = 0, height = 0 } = (await contents.boundingBox()) ?? {};
			expect(
				(await page.getByRole("heading", { name: last }).boundingBox())?.y,
			).toBeGreaterThanOrEqual(y + height);
		}
		for (const service of services)
			await expect(pricesOf(page, service.slug), service.slug).toBeVisible();
		await expect(page.locator("details.fold > summary").filter({ visible: true })).toHaveCount(0);
		await page.setViewportSize(phone);
		await lineOf(page).click();
		await expect(pricesOf(page)).toBeVisible();
	});
});
