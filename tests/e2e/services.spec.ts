import { expect, type Page, test } from "@playwright/test";
import { categories, concerns, services } from "../support/content";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

type Service = (typeof services)[number];
const pathsOf = (some: readonly Service[]): string[] => some.map(({ slug }) => `/services/${slug}`).sort();

/** The pages that the cards shown in a part of the list lead to. */
const listed = (page: Page, part = "main"): Promise<string[]> =>
	page
		.locator(`${part} article`)
		.filter({ visible: true })
		.evaluateAll((cards) => cards.map((card) => card.querySelector('a[href^="/services/"]')?.getAttribute("href") ?? "a card without a link").sort());

test("every service is listed once, in its category", async ({ page }) => {
	await page.goto("/services");
	expect(await listed(page)).toEqual(pathsOf(services));
	for (const { slug } of categories) expect(await listed(page, `#${slug}`), slug).toEqual(pathsOf(services.filter(({ category }) => category === slug)));
});

test("?category= shows that category alone", async ({ page }) => {
	const title = "Wellness & Vitality Treatments";
	const slug = categories.find((category) => category.title === title)?.slug;
	const expected = pathsOf(services.filter(({ category }) => category === slug));
	expect(expected, "services in the category").not.toEqual([]);
	await page.goto(`/services?category=${encodeURIComponent(title)}`);
	await expect.poll(() => listed(page)).toEqual(expected);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services$/);
});

test("an unknown category shows all services and says so", async ({ page }) => {
	await page.goto("/services?category=Nonsense");
	await expect(page.getByRole("status").filter({ hasText: /no category/i })).toBeVisible();
	expect(await listed(page)).toEqual(pathsOf(services));
});

test("?concern= shows the services for it", async ({ page }) => {
	/** Services for a concern: some, and not all, or there would be nothing to see. */
	const forConcern = (slug: string) => services.filter((service) => service.concerns.includes(slug));
	const concern = concerns.find(({ slug }) => forConcern(slug).length > 0 && forConcern(slug).length < services.length);
	await page.goto(`/services?concern=${concern?.slug}`);
	await expect.poll(() => listed(page)).toEqual(pathsOf(forConcern(concern?.slug ?? "")));
});

test("a service page has every part a visitor asks for", async ({ page }) => {
	const service = services.find(({ slug }) => slug === "laser-hair-restoration");
	await page.goto("/services/laser-hair-restoration");
	for (const name of [
		"About the treatment",
		"Is it for you?",
		"What to expect",
		"Price",
		"Risks",
		"Before your visit",
		"Aftercare",
		"Who performs it",
		"Questions people ask",
		"Often considered with it",
	])
		await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
	await expect(
		page
			.locator("main")
			.getByText(service?.facts.sessions ?? "", { exact: true })
			.first(),
	).toBeVisible();
	await expect(page.getByRole("link", { name: `Book ${service?.title}` }).first()).toHaveAttribute("href", "/schedule?service=laser-hair-restoration");
});

test("a question opens and closes by keyboard", async ({ page }) => {
	await page.goto("/services/microneedling");
	const question = page.locator("main details").first();
	await question.locator("summary").focus();
	await page.keyboard.press("Enter");
	await expect(question).toHaveAttribute("open", "");
	await page.keyboard.press("Enter");
	await expect(question).not.toHaveAttribute("open", "");
});
