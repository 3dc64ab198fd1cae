import { expect, type Page, test } from "@playwright/test";
import { axeViolations, cutOff } from "../support/accessibility";
import { findPage, services, team } from "../support/content";
import { fullyHydrated, openPage, watchErrors } from "../support/hydration";

const suggestions = (page: Page) => page.getByRole("navigation", { name: "Did you mean" });

test("an unknown path answers 404 with the specification's text and two links", async ({ page }) => {
	const errors = watchErrors(page);
	const response = await page.goto("/no/such/page");
	expect(response?.status()).toBe(404);
	await fullyHydrated(page);
	await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
	await expect(page.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
	await expect(page.getByRole("link", { name: "Browse Services" })).toHaveAttribute("href", "/services");
	expect(await axeViolations(page)).toEqual([]);
	// The browser logs the answer, and that the address has no page data.
	expect(errors.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
});

const person = team[0];
for (const [asked, href, name] of [
	["/pricng", "/pricing", findPage("pricing").label],
	[`/service/${services[0]?.slug}`, `/services/${services[0]?.slug}`, services[0]?.title],
	[`/team/${person?.name.split(" ")[0]}`, `/team/${person?.slug}`, person?.name],
])
	test(`${asked} suggests ${href}, and the visitor stays where they are until they choose it`, async ({ page }) => {
		await openPage(page, asked ?? "");
		const first = suggestions(page).getByRole("link").first();
		await expect(first).toHaveAttribute("href", href ?? "");
		await expect(first).toHaveText(name ?? "");
		// Announced, not jumped to.
		await expect(page.locator('[aria-live="polite"]').filter({ has: suggestions(page) })).toBeVisible();
		expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
		await first.click();
		await expect(page).toHaveURL(href ?? "");
	});

test("nothing is suggested for an address that's like none", async ({ page }) => {
	await page.goto("/qwertyuiop/asdfgh");
	const chunk = page.waitForResponse(/closest-pages-/);
	await page.reload();
	await chunk;
	await fullyHydrated(page);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["You might be looking for"]);
});

for (const width of [320, 390, 1440])
	test(`at ${width} px the suggestions move nothing, and axe finds nothing`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.addInitScript(() => {
			const target = window as unknown as { shift: number };
			target.shift = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) target.shift += (entry as PerformanceEntry & { value: number }).value;
			}).observe({ type: "layout-shift", buffered: true });
		});
		await openPage(page, "/pricng");
		await expect(suggestions(page)).toBeVisible();
		expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
		expect(await cutOff(page, "main")).toEqual([]);
		expect(await axeViolations(page)).toEqual([]);
	});

test("without their code the page is as complete as before", async ({ page }) => {
	await page.route(/closest-pages-/, (route) => route.abort());
	await openPage(page, "/pricng");
	await expect(page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Reload" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Browse Services" })).toBeVisible();
	await expect(suggestions(page)).toHaveCount(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the links of the page are there, and no suggestions", async ({ page }) => {
		await page.goto("/pricng");
		await expect(page.getByRole("link", { name: "Prices" })).toBeVisible();
		await expect(suggestions(page)).toHaveCount(0);
	});
});
