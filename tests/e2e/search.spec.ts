import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectSound, toastOf } from "../support/accessibility";
import { services, site } from "../support/content";
import { holdRequests, openPage, watchErrors } from "../support/hydration";
import { desktop, openDrawer, phone } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

const [service] = services;
if (!service) throw new Error("content/services has no service: these tests need one.");
const servicePath = `/services/${service.slug}`;
const nonsense = "zzqqxxjj";

const control = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const box = (page: Page): Locator => dialog(page).getByRole("searchbox", { name: "Search" });
const results = (page: Page): Locator => dialog(page).locator("[data-result]");
const status = (page: Page): Locator => dialog(page).getByRole("status");

const openSearch = async (page: Page): Promise<void> => {
	await control(page).click();
	await expect(box(page)).toBeFocused();
	await expect(results(page).first()).toBeVisible();
};

test("the control and the keys open the search, and the focus returns", async ({ page }) => {
	await openPage(page, "/contact");
	await openSearch(page);
	await box(page).fill(service.title);
	await page.keyboard.press("Escape");
	await expect(control(page)).toBeFocused();
	await control(page).press("Enter");
	await expect(box(page)).toHaveValue("");
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await expect(control(page)).toBeFocused();

	const logo = page.getByRole("banner").getByRole("link", { name: `${site.name}, home` });
	for (const key of ["Control+k", "/"]) {
		await logo.focus();
		await page.keyboard.press(key);
		await expect(box(page), key).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(logo).toBeFocused();
	}
});

test("results are marked, booked, compared and walked, and nothing is kept", async ({ page }) => {
	const errors = watchErrors(page);
	await saveData(page);
	await openPage(page, "/about");
	await openSearch(page);
	const expectNoTraces = await watchTraces(page);
	await box(page).fill("laser");
	await expect(results(page).first().locator("mark")).toHaveText(/laser/i);
	await expect(status(page)).toHaveText(`${await results(page).count()} results`);
	const hrefs = await results(page).evaluateAll((links) => links.flatMap((link) => link.getAttribute("href") ?? []));
	const found = hrefs.filter((href) => /^\/services\/[a-z0-9-]+$/.test(href)).map((href) => href.replace("/services/", ""));
	expect(found.length).toBeGreaterThan(1);
	await expect(dialog(page).getByRole("link", { name: /^Compare/ })).toHaveAttribute("href", `/compare?services=${found.slice(0, 3).join(",")}`);
	await expect(
		dialog(page)
			.getByRole("link", { name: /^Book / })
			.first(),
	).toHaveAttribute("href", `/schedule?service=${found[0]}`);
	for (const [key, reached] of [
		["ArrowDown", results(page).nth(0)],
		["ArrowDown", results(page).nth(1)],
		["ArrowUp", results(page).nth(0)],
		["ArrowUp", box(page)],
	] as const) {
		await page.keyboard.press(key);
		await expect(reached).toBeFocused();
	}
	await box(page).fill(service.title);
	await expect(results(page).first()).toHaveAttribute("href", servicePath);
	await expectNoTraces();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${servicePath}$`));
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
	expect(errors).toEqual([]);
});

test("a question leads to its answer, even if Enter comes before the index", async ({ page }) => {
	const [faq] = service.faqs;
	await openPage(page, "/about");
	await openPage(page, "/pricing");
	const release = await holdRequests(page, /\/search-index\.json$/);
	await control(page).click();
	await box(page).fill(faq?.question ?? "");
	await page.keyboard.press("Enter");
	await expect(status(page)).toHaveText("Loading…");
	release();
	await expect(page).toHaveURL(new RegExp(`${servicePath}#`));
	const answer = page.locator("main details", { hasText: faq?.question });
	await expect(answer).toHaveAttribute("open");
	await expect(answer.locator("p")).toBeInViewport();
	await openSearch(page);
	await page.goBack();
	await expect(page).toHaveURL(/\/pricing$/);
	await expect(dialog(page)).toHaveCount(0);
});

test("if code or index are lost, it says so and there's another way", async ({ page }) => {
	await openPage(page, "/about");
	await page.route(/\/search-[0-9a-f]+\.js$/, (route) => route.abort());
	await control(page).click();
	await expect(toastOf(page)).toBeVisible();
	await page.unrouteAll();
	await control(page).click();
	await expect(page).toHaveURL(/\/sitemap$/);

	await openPage(page, "/about");
	await page.route("**/search-index.json", (route) => route.abort());
	await control(page).click();
	await expect(dialog(page).getByRole("heading", { name: "The search didn’t load" })).toBeVisible();
	await expect(dialog(page).getByRole("link", { name: /^Call/ })).toHaveAttribute("href", `tel:${site.phone.e164}`);
	await page.unrouteAll();
	await dialog(page).getByRole("button", { name: "Try again" }).click();
	await expect(results(page).first()).toBeVisible();
});

test("every state is accessible; without results there's help, and for a symptom 911", async ({ page }) => {
	await openPage(page, "/about");
	await page.setViewportSize(phone);
	await openSearch(page);
	for (const [query, said] of [
		["laser", /result/],
		["burned by laser", /result/],
		[nonsense, "Nothing found"],
	] as const) {
		await box(page).fill(query);
		await expect(status(page)).toHaveText(said);
		await expectSound(page, query, "dialog[aria-label=Search]");
	}
	for (const href of ["/services", `tel:${site.phone.e164}`, "/sitemap"]) await expect(dialog(page).locator(`a[href="${href}"]`).first()).toBeVisible();
	await expect(dialog(page).locator(`a[href^="sms:${site.phone.e164}"]`)).toBeVisible();
	await box(page).press("Enter");
	await expect(dialog(page)).toBeVisible();
	await box(page).fill("burned by laser");
	await expect(dialog(page).locator("ul").first(), "no warning out of a list").not.toContainText(/blister|burn/i);
	for (const href of ["tel:911", `tel:${site.phone.e164}`]) expect((await dialog(page).locator(`a[href="${href}"]`).boundingBox())?.height).toBeGreaterThan(43);
});

test("in the narrowest window, the search is in the menu", async ({ page }) => {
	await openPage(page, "/about");
	await page.setViewportSize({ width: 320, height: 640 });
	await expect(control(page)).toHaveCount(0);
	const drawer = await openDrawer(page);
	await drawer.getByRole("link", { name: "Search" }).click();
	await expect(drawer).toBeHidden();
	await expect(box(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});
