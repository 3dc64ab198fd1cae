import { expect, type Page, test } from "@playwright/test";
import { expectSound, toastOf } from "../support/accessibility";
import { services, site } from "../support/content";
import { holdRequests, openPage, watchErrors } from "../support/hydration";
import { desktop, openDrawer, phone, still } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

test.use({ viewport: desktop, ...still });

const [service] = services;
if (!service) throw new Error("content/services has no service: these tests need one.");
const servicePath = `/services/${service.slug}`;
const nonsense = "zzqqxxjj";

const open = async (page: Page, path: string) => {
	await openPage(page, path);
	const control = page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
	const dialog = page.getByRole("dialog", { name: "Search" });
	const box = dialog.getByRole("searchbox", { name: "Search" });
	const results = dialog.locator("[data-result]");
	const openSearch = async (): Promise<void> => {
		await control.click();
		await expect(box).toBeFocused();
		await expect(results.first()).toBeVisible();
	};
	return { control, dialog, box, results, status: dialog.getByRole("status"), openSearch };
};

test("the control and the keys open the search, and the focus returns", async ({ page }) => {
	const { control, dialog, box, openSearch } = await open(page, "/contact");
	await openSearch();
	await box.fill(service.title);
	await page.keyboard.press("Escape");
	await expect(control).toBeFocused();
	await control.press("Enter");
	await expect(box).toHaveValue("");
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(control).toBeFocused();
	const logo = page.getByRole("banner").getByRole("link", { name: `${site.name}, home` });
	for (const key of ["Control+k", "/"]) {
		await logo.press(key);
		await expect(box, key).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(logo).toBeFocused();
	}
	await page.setViewportSize({ width: 320, height: 640 });
	await expect(control, "in the narrowest window it's in the menu").toHaveCount(0);
	const drawer = await openDrawer(page);
	await drawer.getByRole("link", { name: "Search" }).click();
	await expect(drawer).toBeHidden();
	await expect(box).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("results are marked, booked, compared and walked, and nothing is kept", async ({ page }) => {
	const errors = watchErrors(page);
	await saveData(page);
	const { dialog, box, results, status, openSearch } = await open(page, "/about");
	await openSearch();
	const expectNoTraces = await watchTraces(page);
	await box.fill("laser");
	await expect(results.first().locator("mark")).toHaveText(/laser/i);
	await expect(status).toHaveText(`${await results.count()} results`);
	const hrefs = await results.evaluateAll((links) =>
		links.map((link) => link.getAttribute("href") ?? ""),
	);
	const found = hrefs
		.filter((href) => /^\/services\/[a-z0-9-]+$/.test(href))
		.map((href) => href.replace("/services/", ""));
	await expect(dialog.getByRole("link", { name: /^Compare/ })).toHaveAttribute(
		"href",
		`/compare?services=${found.slice(0, 3).join(",")}`,
	);
	await expect(dialog.getByRole("link", { name: /^Book / }).first()).toHaveAttribute(
		"href",
		`/schedule?service=${found[0]}`,
	);
	for (const [key, reached] of [
		["ArrowDown", results.nth(0)],
		["ArrowDown", results.nth(1)],
		["ArrowUp", results.nth(0)],
		["ArrowUp", box],
	] as const) {
		await page.keyboard.press(key);
		await expect(reached).toBeFocused();
	}
	await box.fill(service.title);
	await expect(results.first()).toHaveAttribute("href", servicePath);
	await expectNoTraces();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${servicePath}$`));
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
	expect(errors).toEqual([]);
});

test("a question leads to its answer, even if Enter comes before the index", async ({ page }) => {
	const [faq] = service.faqs;
	await openPage(page, "/about");
	const { control, dialog, box, status, openSearch } = await open(page, "/pricing");
	const release = await holdRequests(page, /\/search-index\.json$/);
	await control.click();
	await box.fill(faq?.question ?? "");
	await page.keyboard.press("Enter");
	await expect(status).toHaveText("Loading…");
	release();
	await expect(page).toHaveURL(new RegExp(`${servicePath}#`));
	const answer = page.locator("main details", { hasText: faq?.question });
	await expect(answer).toHaveAttribute("open");
	await expect(answer.locator("p")).toBeInViewport();
	await openSearch();
	await page.goBack();
	await expect(page, "Back closes the dialog, too").toHaveURL(/\/pricing$/);
	await expect(dialog).toHaveCount(0);
});

test("if code or index are lost, it says so and there's another way", async ({ page }) => {
	const { control, dialog, results } = await open(page, "/about");
	await page.route(/\/search-[0-9a-f]+\.js$/, (route) => route.abort());
	await control.click();
	await expect(toastOf(page)).toBeVisible();
	await page.unrouteAll();
	await control.click();
	await expect(page).toHaveURL(/\/sitemap$/);
	await openPage(page, "/about");
	await page.route("**/search-index.json", (route) => route.abort());
	await control.click();
	await expect(dialog.getByRole("heading", { name: "The search didn’t load" })).toBeVisible();
	await expect(dialog.getByRole("link", { name: /^Call/ })).toHaveAttribute(
		"href",
		`tel:${site.phone.e164}`,
	);
	await page.unrouteAll();
	await dialog.getByRole("button", { name: "Try again" }).click();
	await expect(results.first()).toBeVisible();
});

test("every state is accessible, with help, and for a symptom 911", async ({ page }) => {
	const { dialog, box, status, openSearch } = await open(page, "/about");
	await page.setViewportSize(phone);
	await openSearch();
	for (const [query, said, hrefs] of [
		[nonsense, "Nothing found", ["/services", `tel:${site.phone.e164}`, "/sitemap"]],
		["burned by laser", /result/, ["tel:911", `tel:${site.phone.e164}`]],
	] as const) {
		await box.fill(query);
		await expect(status).toHaveText(said);
		await expectSound(page, query, "dialog[aria-label=Search]");
		for (const href of hrefs)
			expect(
				(await dialog.locator(`a[href="${href}"]`).first().boundingBox())?.height,
				href,
			).toBeGreaterThan(20);
	}
	await expect(dialog.locator("ul").first(), "no warning out of a list").not.toContainText(
		/blister|burn/i,
	);
});
