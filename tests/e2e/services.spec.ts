import { expect, type Page, test } from "@playwright/test";
import { cutOff } from "../support/accessibility";
import { categories, concerns, findPage, services } from "../support/content";
import { desktop, phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Service = (typeof services)[number];
const getPaths = (some: readonly Service[]): string[] => some.map(({ slug }) => `/services/${slug}`).sort();

/** The pages that the visible cards link to. */
const getListed = (page: Page): Promise<string[]> =>
	page
		.locator("main article")
		.filter({ visible: true })
		.evaluateAll((cards) => cards.map((card) => card.querySelector('a[href^="/services/"]')?.getAttribute("href") ?? "a card without a link").sort());

const tabs = (page: Page) => page.getByRole("navigation", { name: "Filter by category" });
const chips = (page: Page) => page.getByRole("navigation", { name: findPage("services").blocks.find(({ key }) => key === "concerns")?.heading });

test("?category= shows that category alone, its tab in view and the page at its top; ?concern= what's for it; an unknown one all", async ({ page }) => {
	const filled = categories.filter(({ slug }) => services.some(({ category }) => category === slug));
	for (const { slug, title, href } of [filled[0], filled[filled.length - 1]].flatMap((category) => category ?? []))
		for (const viewport of [phone, desktop]) {
			await page.setViewportSize(viewport);
			await page.goto(href);
			await expect.poll(() => getListed(page), title).toEqual(getPaths(services.filter(({ category }) => category === slug)));
			const current = tabs(page).locator("[aria-current]");
			await expect(current).toHaveText(title);
			const outside = () => current.evaluate((link) => Math.max(-link.getBoundingClientRect().left, link.getBoundingClientRect().right - window.innerWidth, 0));
			await expect.poll(outside, `${title}, ${viewport.width} px`).toBe(0);
			expect(await page.evaluate(() => scrollY)).toBe(0);
		}
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services$/);

	const forConcern = (slug: string) => services.filter((service) => service.concerns.includes(slug));
	// Some services, not all.
	const concern = concerns.find(({ slug }) => forConcern(slug).length > 0 && forConcern(slug).length < services.length);
	await page.goto(`/services?concern=${concern?.slug}`);
	await expect.poll(() => getListed(page)).toEqual(getPaths(forConcern(concern?.slug ?? "")));

	await page.goto("/services?category=Nonsense");
	await expect(page.getByRole("status").filter({ hasText: /don’t have a category/i })).toBeVisible();
	expect(await getListed(page)).toEqual(getPaths(services));
});

test("categories and concerns are one line each or all in view, nothing is cut off, and a card leads on from its far end", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/services");
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	for (const width of [320, 768, 1440, 390]) {
		await page.setViewportSize({ width, height: 844 });
		expect(await cutOff(page, "main"), `${width} px`).toEqual([]);
		const first = await page.getByRole("article").first().boundingBox();
		for (const row of [tabs(page), chips(page)]) {
			const links = await row.getByRole("link").evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
			expect(links.length).toBeGreaterThanOrEqual(categories.length);
			if (width < 1024) expect(new Set(links.map(({ top }) => top)).size, `lines at ${width} px`).toBe(1);
			else for (const { right } of links) expect(right, `in a window of ${width} px`).toBeLessThan(width);
			for (const { top } of links) expect(top).toBeLessThan(first?.y ?? 0);
		}
	}
	const last = page.getByRole("article").last();
	const href = await last.getByRole("link").getAttribute("href");
	const { width, height } = (await last.boundingBox()) ?? { width: 0, height: 0 };
	await last.click({ position: { x: width - 4, y: height - 4 } });
	await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test("the row of links on a treatment's page marks the part in view", async ({ page }) => {
	await page.goto("/services/microneedling#price");
	const links = page.getByRole("navigation", { name: "On this page" });
	await expect(links.locator("[aria-current]")).toHaveText("Cost");
	await links.getByRole("link", { name: "Risks" }).click();
	await expect(links.locator("[aria-current]")).toHaveText("Risks");
});

test.describe("on a phone", () => {
	test.use({ viewport: phone, hasTouch: true });

	test("home and every treatment are as short as they should be", async ({ page }) => {
		for (const path of ["/", ...services.map(({ slug }) => `/services/${slug}`)]) {
			await page.goto(path);
			await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
			expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(path === "/" ? 9500 : 10_500);
		}
	});

	test("print has all texts, within the paper", async ({ page }) => {
		await page.goto("/services/microneedling");
		await page.emulateMedia({ media: "print" });
		const missing = await page.locator("main :is(h1, h2, h3, p, li, dt, dd, th, td, summary)").evaluateAll((elements) =>
			elements
				.filter((element) => !element.closest('.print\\:hidden, [data-print="hide"], .sr-only'))
				.filter((element) => {
					const { left, right } = element.getBoundingClientRect();
					return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || left < -1 || right > window.innerWidth + 1;
				})
				.map((element) => (element.textContent ?? "").slice(0, 60)),
		);
		expect(missing).toEqual([]);
	});
});
