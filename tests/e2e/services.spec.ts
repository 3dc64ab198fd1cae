import { expect, type Page, test } from "@playwright/test";
import { describePerformers } from "../../src/lib/catalog/performers";
import { explainRelated } from "../../src/lib/catalog/related-reasons";
import { cutOff } from "../support/accessibility";
import { categories, concerns, findPage, services, team } from "../support/content";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Service = (typeof services)[number];
const getPaths = (some: readonly Service[]): string[] => some.map(({ slug }) => `/services/${slug}`).sort();

/** The pages that the visible cards link to. */
const getListed = (page: Page, part = "main"): Promise<string[]> =>
	page
		.locator(`${part} article`)
		.filter({ visible: true })
		.evaluateAll((cards) => cards.map((card) => card.querySelector('a[href^="/services/"]')?.getAttribute("href") ?? "a card without a link").sort());

test("every service is listed once, in its category", async ({ page }) => {
	await page.goto("/services");
	expect(await getListed(page)).toEqual(getPaths(services));
	for (const { slug } of categories) expect(await getListed(page, `#${slug}`), slug).toEqual(getPaths(services.filter(({ category }) => category === slug)));
});

test("?category= shows only that category", async ({ page }) => {
	const title = "Wellness & Vitality Treatments";
	const slug = categories.find((category) => category.title === title)?.slug;
	const expected = getPaths(services.filter(({ category }) => category === slug));
	expect(expected, "services in the category").not.toEqual([]);
	await page.goto(`/services?category=${encodeURIComponent(title)}`);
	await expect.poll(() => getListed(page)).toEqual(expected);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services$/);
});

test("an unknown category shows all services and says so", async ({ page }) => {
	await page.goto("/services?category=Nonsense");
	await expect(page.getByRole("status").filter({ hasText: /don’t have a category/i })).toBeVisible();
	expect(await getListed(page)).toEqual(getPaths(services));
});

test("?concern= shows the services for it", async ({ page }) => {
	const forConcern = (slug: string) => services.filter((service) => service.concerns.includes(slug));
	// Some services, not all.
	const concern = concerns.find(({ slug }) => forConcern(slug).length > 0 && forConcern(slug).length < services.length);
	await page.goto(`/services?concern=${concern?.slug}`);
	await expect.poll(() => getListed(page)).toEqual(getPaths(forConcern(concern?.slug ?? "")));
});

test("each treatment has one link, with its name, and leads on from its far end, too", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/services");
	for (const { slug, title, facts } of services) {
		const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
		await expect(card.getByRole("link")).toHaveAccessibleName(title);
		await expect(card.getByRole("link")).toHaveAttribute("href", `/services/${slug}`);
		await expect(card).toContainText(facts.sessions);
	}
	const last = page.getByRole("article").last();
	const href = await last.getByRole("link").getAttribute("href");
	const { width, height } = (await last.boundingBox()) ?? { width: 0, height: 0 };
	await last.click({ position: { x: width - 4, y: height - 4 } });
	await expect(page).toHaveURL(new RegExp(`${href}$`));
});

const tabs = (page: Page) => page.getByRole("navigation", { name: "Filter by category" });
const chips = (page: Page) => page.getByRole("navigation", { name: findPage("services").blocks.find(({ key }) => key === "concerns")?.heading });

for (const width of [390, 1440]) {
	test(`at ${width} px ?category= brings its tab into view and leaves the page at its top`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		for (const { href, title } of categories) {
			await page.goto(href);
			const current = tabs(page).locator("[aria-current]");
			await expect(current, title).toHaveText(title);
			const outside = () => current.evaluate((link) => Math.max(-link.getBoundingClientRect().left, link.getBoundingClientRect().right - window.innerWidth, 0));
			await expect.poll(outside, title).toBe(0);
			expect(await page.evaluate(() => scrollY)).toBe(0);
		}
	});

	test(`at ${width} px categories and concerns are one line each, before the first treatment`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/services");
		const first = await page.getByRole("article").first().boundingBox();
		for (const row of [tabs(page), chips(page)]) {
			const boxes = await row
				.getByRole("link")
				.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ top, height }) => ({ top, height })));
			expect(boxes.length).toBeGreaterThanOrEqual(categories.length);
			for (const box of boxes) expect(box).toEqual(boxes[0]);
			expect(boxes[0]?.top).toBeLessThan(first?.y ?? 0);
		}
	});
}

for (const width of [320, 768, 1440])
	test(`at ${width} px nothing on the list is cut off or wider than the window`, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		await page.goto("/services");
		await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
		expect(await cutOff(page, "main")).toEqual([]);
	});

test("a service page has all its parts", async ({ page }) => {
	const service = services.find(({ slug }) => slug === "laser-hair-restoration");
	await page.goto("/services/laser-hair-restoration");
	for (const name of [
		"About the treatment",
		"Is it right for you?",
		"What to expect",
		"What it costs",
		"Risks",
		"Before your visit",
		"Aftercare",
		"When to call",
		"Your providers",
		"Common questions",
		"You might also consider",
	])
		await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
	const sessions = page.getByRole("main").getByText(service?.facts.sessions ?? "", { exact: true });
	await expect(sessions.first()).toBeVisible();
	await expect(page.getByRole("link", { name: `Book ${service?.title}` }).first()).toHaveAttribute("href", "/schedule?service=laser-hair-restoration");
});

test("a service page says under the booking button who performs it", async ({ page }) => {
	const colleagues = [...team].sort((one, other) => one.id - other.id);
	const describe = ({ performers }: Service) => describePerformers(performers, colleagues);
	// One service for each different line.
	const different = [...new Map(services.map((service) => [describe(service), service])).values()];
	for (const service of different) {
		await page.goto(`/services/${service.slug}`);
		await expect(page.getByRole("main").getByText(describe(service), { exact: true }), service.slug).toBeVisible();
	}
});

test("every related treatment says why", async ({ page }) => {
	const titles = new Map(concerns.map(({ slug, title }) => [slug, title]));
	const toComparable = (service: Service) => ({ ...service, concerns: service.concerns.map((slug) => titles.get(slug) ?? slug) });
	const find = (slug: string) => services.find((service) => service.slug === slug);
	for (const service of services) {
		const others = service.related.flatMap((slug) => find(slug) ?? []);
		const reasons = explainRelated(toComparable(service), others.map(toComparable));
		await page.goto(`/services/${service.slug}`);
		const cards = page.getByRole("region", { name: "You might also consider" }).getByRole("listitem");
		await expect(cards.getByRole("heading"), service.slug).toHaveText(others.map(({ title }) => title));
		await expect(cards.locator("> p"), service.slug).toHaveText(reasons);
		expect(
			reasons.filter((reason) => !/^(Also for|For another concern:) \S/.test(reason)),
			service.slug,
		).toEqual([]);
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("the related cards are one row that scrolls sideways, the second one peeking in, and the page doesn't", async ({ page }) => {
		await page.goto("/services/microneedling#related");
		const cards = page.getByRole("region", { name: "You might also consider" }).getByRole("listitem");
		const [first, second, last] = [cards.first(), cards.nth(1), cards.last()];
		await expect(first).toBeInViewport({ ratio: 0.5 });
		await expect(second).toBeInViewport({ ratio: 0.05 });
		const tops = await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
		expect(new Set(tops).size, "rows").toBe(1);
		await last.getByRole("link").focus();
		await expect.poll(async () => ((await last.boundingBox())?.x ?? 390) + ((await last.boundingBox())?.width ?? 390)).toBeLessThanOrEqual(390);
		expect(await page.evaluate(() => [window.scrollX, document.documentElement.scrollWidth])).toEqual([0, 390]);
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
