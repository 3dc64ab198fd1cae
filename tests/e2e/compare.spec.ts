import { expect, type Locator, type Page, test } from "@playwright/test";
import { formatEntryPrice } from "../../src/lib/services/prices";
import { atRest, axeViolations, cutOff } from "../support/accessibility";
import { services } from "../support/content";
import { findService } from "../support/forms";
import { fullyHydrated, openPage } from "../support/hydration";
import { countPages, print } from "../support/print";
import { desktop, phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [first, second, third] = ["hydrafacial", "chemical-peels", "rf-microneedling"].map(findService);
if (!first || !second || !third) throw new Error("These tests compare three services.");

const addressOf = (...slugs: string[]): string => `/compare?services=${slugs.join(",")}`;
const table = (page: Page): Locator => page.getByRole("table", { name: "Compare treatments" });
const columns = (page: Page): Locator => table(page).getByRole("columnheader");
const select = (page: Page, place: number): Locator => page.getByRole("combobox", { name: `Treatment ${place}`, exact: true });
const row = (page: Page, name: string): Locator =>
	table(page)
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const notices = (page: Page): Locator => page.getByRole("main").getByRole("status");
/** The names of the columns, once the table is there. */
const expectColumns = (page: Page, ...some: readonly { readonly title: string }[]): Promise<void> =>
	expect(columns(page)).toHaveText(some.map(({ title }) => title));

/** The slugs of the three services with the highest numbers. */
const findLongest = (measure: (service: (typeof services)[number]) => number): string[] =>
	[...services]
		.sort((one, other) => measure(other) - measure(one))
		.slice(0, 3)
		.map(({ slug }) => slug);
const longNames = findLongest(({ title }) => title.length);
const longColumns = findLongest(({ exclusions }) => JSON.stringify(exclusions).length);

test("each treatment has a column, in the order of the address, with its figures, a link to its page and one that books it", async ({ page }) => {
	await page.goto(addressOf(third.slug, first.slug, second.slug));
	await expectColumns(page, third, first, second);
	await expect(row(page, "Price").getByRole("cell")).toHaveText([third, first, second].map(({ prices }) => formatEntryPrice(prices)));
	await expect(row(page, "Needles").getByRole("cell")).toHaveText(
		[third, first, second].map(({ course, courseNotes }) => (course.needles ? `Yes${courseNotes?.needles}` : "No")),
	);
	await expect(row(page, "Length of a visit").getByRole("cell")).toHaveText(["90 minutes", "30 to 75 minutes", "40 minutes"]);
	const exclusions = row(page, "Not for, or not yet").getByRole("cell");
	for (const [index, { exclusions: reasons }] of [third, first, second].entries())
		await expect(exclusions.nth(index).getByRole("listitem")).toHaveCount(reasons.length);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/compare$/);
	for (const { slug, title } of [first, second]) {
		await expect(table(page).getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/services/${slug}`);
		await expect(table(page).getByRole("link", { name: `Book ${title}`, exact: true })).toHaveAttribute("href", `/schedule?service=${slug}`);
	}
});

test("treatments are added, swapped and removed, the address follows, and Back leaves the page", async ({ page }) => {
	await openPage(page, "/about");
	await page.goto("/compare");
	await select(page, 1).selectOption(first.slug);
	await expect(page).toHaveURL(addressOf(first.slug));
	await select(page, 2).selectOption({ label: second.title });
	await expectColumns(page, first, second);
	await select(page, 1).focus();
	await select(page, 1).selectOption(third.slug);
	await expectColumns(page, third, second);
	await expect(page).toHaveURL(addressOf(third.slug, second.slug));
	await expect(select(page, 1)).toBeFocused();
	await select(page, 1).selectOption("");
	await expectColumns(page, second);
	await page.reload();
	await expectColumns(page, second);
	await table(page).getByRole("link", { name: second.title, exact: true }).click();
	await expect(page).toHaveURL(`/services/${second.slug}`);
	await page.goBack();
	await expectColumns(page, second);
	await page.goBack();
	await expect(page).toHaveURL("/about");
	await openPage(page, "/compare");
	const suggestion = page.getByRole("main").locator('a[href^="/compare?services="]').first();
	const slugs = ((await suggestion.getAttribute("href")) ?? "").replace(/.*=/, "").split(",");
	await suggestion.click();
	await expectColumns(page, ...slugs.map(findService));
	await page.goBack();
	await expect(suggestion, "Back returns to the suggestions").toBeVisible();
});

test("a choice made before the one before is shown counts, and so does the first", async ({ page }) => {
	await openPage(page, "/compare");
	await expect(select(page, 2)).toBeVisible();
	await page.evaluate((slug) => {
		const replace = history.replaceState.bind(history);
		history.replaceState = (...words) => {
			replace(...words);
			history.replaceState = replace;
			const second = document.querySelector<HTMLSelectElement>("select[name=treatment-2]");
			if (!second) throw new Error("There's no second select.");
			second.value = slug;
			second.dispatchEvent(new Event("change", { bubbles: true }));
		};
	}, second.slug);
	await select(page, 1).selectOption(first.slug);
	await expectColumns(page, first, second);
});

test("every state is accessible; what doesn't exist and what's beyond three is left out and named; three columns fit at any width", async ({ page }) => {
	const [fourth] = services.filter(({ slug }) => ![first, second, third].some((each) => each.slug === slug));
	const states: readonly [path: string, said: readonly string[]][] = [
		["/compare", []],
		[addressOf("magic"), ["“magic”"]],
		[addressOf("magic", first.slug, second.slug, "tarot", third.slug, fourth?.slug ?? ""), ["“magic” and “tarot”", `Left out: ${fourth?.title}`]],
		[addressOf(...longNames), []],
	];
	await page.setViewportSize(phone);
	for (const [path, said] of states) {
		await page.goto(path);
		await expect(select(page, 1)).toBeVisible();
		for (const text of said) await expect(notices(page)).toContainText(text);
		await atRest(page);
		expect(await axeViolations(page), path).toEqual([]);
	}
	await expect(columns(page)).toHaveCount(3);
	for (const width of [320, 390, 768]) {
		await page.setViewportSize({ width, height: 700 });
		expect(await cutOff(page, "main"), `${width} px`).toEqual([]);
		await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
		await expect(columns(page).first(), `${width} px`).toBeInViewport();
	}
});

test("three treatments print on one page of Letter or A4, in type that can be read", async ({ page }) => {
	await page.goto(addressOf(...longColumns));
	await expect(columns(page)).toHaveCount(3);
	for (const format of ["Letter", "A4"] as const) expect(await countPages(page, format), format).toBe(1);
	await print(page, page.getByRole("button", { name: "Print this comparison" }));
	await expect(table(page)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		const pixels = await table(page)
			.getByRole("cell")
			.evaluateAll((cells) => cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)));
		expect(Math.min(...pixels), `8.5 pt, from a window of ${viewport.width} px`).toBeGreaterThanOrEqual(8.5 / 0.75);
	}
});

const toggle = (page: Page, title: string): Locator => page.getByRole("button", { name: new RegExp(`^Compare ${title}(, chosen)?$`) });
const bar = (page: Page): Locator => page.getByRole("region", { name: "Comparison", exact: true });

test("on /services treatments are chosen, taken back and cleared without moving the rows, and three are compared by keyboard", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/services");
	await fullyHydrated(page);
	await expect(bar(page)).toHaveCount(0);
	const measure = () => page.locator("main article").evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	const before = await measure();
	await toggle(page, first.title).click();
	await toggle(page, second.title).click();
	expect(await measure(), "the heights of the rows").toEqual(before);
	await expect(bar(page).getByRole("link", { name: "Compare" })).toHaveAttribute("href", addressOf(first.slug, second.slug));
	await toggle(page, first.title).click();
	await expect(bar(page).getByRole("status")).toContainText("1 chosen");
	expect(await axeViolations(page)).toEqual([]);
	await bar(page).getByRole("button", { name: "Clear" }).click();
	await expect(bar(page)).toBeHidden();
	await expect(toggle(page, second.title)).toHaveAttribute("aria-pressed", "false");
	await expect(toggle(page, first.title)).toBeFocused();

	await page.setViewportSize(desktop);
	for (const { title } of [third, first, second]) {
		await toggle(page, title).focus();
		await page.keyboard.press("Space");
		await expect(toggle(page, title)).toHaveAttribute("aria-pressed", "true");
	}
	await expect(bar(page).getByRole("status")).toContainText("3 chosen");
	const [other] = services.filter(({ slug }) => ![first, second, third].some((each) => each.slug === slug));
	await expect(toggle(page, other?.title ?? "")).toBeDisabled();
	// The bar follows the button pressed last.
	await page.keyboard.press("Tab");
	await expect(bar(page).getByRole("button", { name: "Clear" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expectColumns(page, third, first, second);
	const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
	for (const { slug } of [first, second, third]) expect(stored).not.toContain(slug);
});
