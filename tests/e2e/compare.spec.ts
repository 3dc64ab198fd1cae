import { expect, type Locator, type Page, test } from "@playwright/test";
import { formatEntryPrice } from "../../src/lib/services/prices";
import { expectAccessible, expectSound } from "../support/accessibility";
import { findService, services } from "../support/content";
import { fullyHydrated, openPage } from "../support/hydration";
import { expectSheets, print } from "../support/print";
import { phone, still } from "../support/shell";

test.use(still);

const [first, second, third] = ["hydrafacial", "chemical-peels", "rf-microneedling"].map(
	findService,
);
const fourth = services.find(
	({ slug }) => ![first, second, third].some((each) => each?.slug === slug),
);
if (!first || !second || !third || !fourth) throw new Error("These tests compare services.");

const addressOf = (...some: readonly { readonly slug: string }[]): string =>
	`/compare?services=${some.map(({ slug }) => slug).join(",")}`;
const table = (page: Page): Locator => page.getByRole("table", { name: "Compare treatments" });
const columns = (page: Page): Locator => table(page).getByRole("columnheader");
const select = (page: Page, place: number): Locator =>
	page.getByRole("combobox", { name: `Treatment ${place}`, exact: true });
const expectColumns = (page: Page, ...some: readonly { readonly title: string }[]): Promise<void> =>
	expect(columns(page)).toHaveText(some.map(({ title }) => title));

const findLongest = (measure: (service: (typeof services)[number]) => number) =>
	[...services].sort((one, other) => measure(other) - measure(one)).slice(0, 3);

test("each treatment has a column in order, and three print on one sheet", async ({ page }) => {
	const shown = [third, first, second];
	await page.goto(addressOf(...shown));
	await expectColumns(page, ...shown);
	const prices = table(page)
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader", { name: "Price", exact: true }) })
		.getByRole("cell");
	await expect(prices).toHaveText(shown.map((service) => formatEntryPrice(service.prices)));
	for (const { slug, title } of shown) {
		await expect(table(page).getByRole("link", { name: title, exact: true })).toHaveAttribute(
			"href",
			`/services/${slug}`,
		);
		await expect(
			table(page).getByRole("link", { name: `Book ${title}`, exact: true }),
		).toHaveAttribute("href", `/schedule?service=${slug}`);
	}
	await page.goto(addressOf(...findLongest(({ exclusions }) => JSON.stringify(exclusions).length)));
	await expect(columns(page)).toHaveCount(3);
	await print(page, page.getByRole("button", { name: "Print this comparison" }));
	await expectSheets(page, 1, "the comparison");
	await expect(table(page)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test("the address follows the choice, and Back leaves the page", async ({ page }) => {
	await openPage(page, "/about");
	await page.goto("/compare");
	const suggestion = page.getByRole("main").locator('a[href^="/compare?services="]').first();
	const suggested = ((await suggestion.getAttribute("href")) ?? "").replace(/.*=/, "").split(",");
	await suggestion.click();
	await expectColumns(page, ...suggested.map(findService));
	await page.goBack();
	await expect(suggestion, "Back returns to the suggestions").toBeVisible();
	await select(page, 1).selectOption(first.slug);
	await expect(page).toHaveURL(addressOf(first));
	await select(page, 2).selectOption({ label: second.title });
	await expectColumns(page, first, second);
	await select(page, 1).focus();
	await select(page, 1).selectOption(third.slug);
	await expectColumns(page, third, second);
	await expect(page).toHaveURL(addressOf(third, second));
	await expect(select(page, 1)).toBeFocused();
	await select(page, 1).selectOption("");
	await expectColumns(page, second);
	await table(page).getByRole("link", { name: second.title, exact: true }).click();
	await expect(page).toHaveURL(`/services/${second.slug}`);
	await page.goBack();
	await expectColumns(page, second);
	await page.goBack();
	await expect(page).toHaveURL("/about");
});

test("every state is accessible; what can't be compared is named", async ({ page }) => {
	await page.setViewportSize(phone);
	for (const [path, ...said] of [
		["/compare"],
		[
			addressOf({ slug: "magic" }, first, second, { slug: "tarot" }, third, fourth),
			"“magic” and “tarot”",
			`Left out: ${fourth.title}`,
		],
		[addressOf(...findLongest(({ title }) => title.length))],
	] as const) {
		await page.goto(path);
		await expect(select(page, 1)).toBeVisible();
		for (const text of said)
			await expect(page.getByRole("main").getByRole("status")).toContainText(text);
		await expectSound(page, path, "main", [768, 320, 390]);
	}
	await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
	await expect(columns(page).first(), "the names stay in view").toBeInViewport();
});

test("on /services treatments are chosen, cleared and compared", async ({ page }) => {
	const toggle = (title: string): Locator =>
		page.getByRole("button", { name: new RegExp(`^Compare ${title}(, chosen)?$`) });
	const bar = page.getByRole("region", { name: "Comparison", exact: true });
	await page.goto("/services");
	await fullyHydrated(page);
	for (const { title } of [first, second]) await toggle(title).click();
	await expect(bar.getByRole("link", { name: "Compare" })).toHaveAttribute(
		"href",
		addressOf(first, second),
	);
	await toggle(first.title).click();
	await expect(bar.getByRole("status")).toContainText("1 chosen");
	await expectAccessible(page, "one chosen", "[aria-label=Comparison]");
	await bar.getByRole("button", { name: "Clear" }).click();
	await expect(bar).toBeHidden();
	await expect(toggle(second.title)).toHaveAttribute("aria-pressed", "false");
	await expect(toggle(first.title)).toBeFocused();
	for (const { title } of [third, first, second]) await toggle(title).press("Space");
	await expect(toggle(fourth.title)).toBeDisabled();
	// The bar follows the button pressed last.
	for (const name of ["Clear", "Compare"]) {
		await page.keyboard.press("Tab");
		await expect(page.locator(":focus")).toHaveText(name);
	}
	await page.keyboard.press("Enter");
	await expectColumns(page, third, first, second);
});
