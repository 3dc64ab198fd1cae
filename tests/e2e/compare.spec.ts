import { expect, type Locator, type Page, test } from "@playwright/test";
import { formatEntryPrice } from "../../src/lib/catalog/prices";
import { atRest, axeViolations, cutOff } from "../support/accessibility";
import { services } from "../support/content";
import { type Deployment, startDeployment } from "../support/deployment";
import { findService } from "../support/forms";
import { fullyHydrated, hydrated, openPage } from "../support/hydration";
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

/** The three services whose columns are the longest. */
const longest = [...services]
	.sort((one, other) => JSON.stringify(other.exclusions).length - JSON.stringify(one.exclusions).length)
	.slice(0, 3)
	.map(({ slug }) => slug);
/** The three services with the longest names. */
const longNames = [...services]
	.sort((one, other) => other.title.length - one.title.length)
	.slice(0, 3)
	.map(({ slug }) => slug);

test("each treatment has a column, in the order of the address, with its figures", async ({ page }) => {
	await page.goto(addressOf(third.slug, first.slug, second.slug));
	await expectColumns(page, third, first, second);
	await expect(row(page, "Price").getByRole("cell")).toHaveText([third, first, second].map(({ prices }) => formatEntryPrice(prices)));
	await expect(row(page, "Needles").getByRole("cell")).toHaveText(["Yes", "No", "No"]);
	await expect(row(page, "Length of a visit").getByRole("cell")).toHaveText(["90 minutes", "30 to 75 minutes", "40 minutes"]);
	const exclusions = row(page, "Not for, or not yet").getByRole("cell");
	for (const [index, { exclusions: reasons }] of [third, first, second].entries())
		await expect(exclusions.nth(index).getByRole("listitem")).toHaveCount(reasons.length);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/compare$/);
});

test("each column leads to the treatment's page and to the form with the treatment chosen", async ({ page }) => {
	await page.goto(addressOf(first.slug, second.slug));
	for (const { slug, title } of [first, second]) {
		await expect(table(page).getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/services/${slug}`);
		await expect(table(page).getByRole("link", { name: `Book ${title}`, exact: true })).toHaveAttribute("href", `/schedule?service=${slug}`);
	}
});

test("treatments that don't exist are left out and named", async ({ page }) => {
	await page.goto(addressOf("magic", first.slug, "tarot"));
	await expectColumns(page, first);
	await expect(notices(page)).toContainText("“magic” and “tarot”");
	await page.goto(addressOf("magic"));
	await expect(notices(page)).toContainText("“magic”");
	await expect(table(page)).toHaveCount(0);
	await expect(select(page, 1)).toHaveValue("");
});

test("of more than three the first three are shown, and a treatment that's named twice is shown once", async ({ page }) => {
	const [fourth] = services.filter(({ slug }) => ![first, second, third].some((each) => each.slug === slug));
	await page.goto(addressOf(first.slug, second.slug, first.slug, third.slug, fourth?.slug ?? ""));
	await expectColumns(page, first, second, third);
	await expect(notices(page)).toContainText(`Left out: ${fourth?.title}`);
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

test("a suggestion opens its comparison, and Back returns to the suggestions", async ({ page }) => {
	await openPage(page, "/compare");
	const suggestion = page.getByRole("main").locator('a[href^="/compare?services="]').first();
	const slugs = ((await suggestion.getAttribute("href")) ?? "").replace(/.*=/, "").split(",");
	await suggestion.click();
	await expectColumns(page, ...slugs.map(findService));
	await page.goBack();
	await expect(suggestion).toBeVisible();
});

for (const width of [320, 390, 768])
	test(`at ${width} px three columns fit beside each other, below their row's name`, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		await page.goto(addressOf(...longNames));
		await expect(columns(page)).toHaveCount(3);
		await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
		expect(await cutOff(page, "main")).toEqual([]);
		await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
		await expect(columns(page).first()).toBeInViewport();
	});

for (const [format, width] of [
	["Letter", 390],
	["A4", 1440],
] as const)
	test(`three treatments print on one page, however it's printed, in type that can be read: ${format}, from a window of ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(addressOf(...longest));
		await expect(columns(page)).toHaveCount(3);
		expect(await countPages(page, format)).toBe(1);
		await print(page, page.getByRole("button", { name: "Print this comparison" }));
		await expect(table(page)).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
		const pixels = await table(page)
			.getByRole("cell")
			.evaluateAll((cells) => cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)));
		expect(Math.min(...pixels), "8.5 pt").toBeGreaterThanOrEqual(8.5 / 0.75);
	});

const toggle = (page: Page, title: string): Locator => page.getByRole("button", { name: `Compare ${title}`, exact: true });
const bar = (page: Page): Locator => page.getByRole("region", { name: "Comparison", exact: true });

test("on /services up to three treatments are chosen and compared by keyboard", async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto("/services");
	await fullyHydrated(page);
	await expect(bar(page)).toHaveCount(0);
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

test("choices on /services are taken back one by one or all at once, and a choice keeps the rows where they are", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/services");
	await fullyHydrated(page);
	const measure = () => page.locator("main article").evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	const before = await measure();
	await toggle(page, first.title).click();
	await toggle(page, second.title).click();
	expect(await measure()).toEqual(before);
	await expect(bar(page).getByRole("link", { name: "Compare" })).toHaveAttribute("href", addressOf(first.slug, second.slug));
	await toggle(page, first.title).click();
	await expect(bar(page).getByRole("status")).toContainText("1 chosen");
	expect(await axeViolations(page)).toEqual([]);
	await bar(page).getByRole("button", { name: "Clear" }).click();
	await expect(bar(page)).toBeHidden();
	await expect(toggle(page, second.title)).toHaveAttribute("aria-pressed", "false");
	await expect(toggle(page, first.title)).toBeFocused();
});

test("a service page leads to its comparison with related treatments", async ({ page }) => {
	await openPage(page, `/services/${first.slug}`);
	await page.getByRole("link", { name: /^Compare with / }).click();
	await expectColumns(page, first, ...first.related.slice(0, 2).map(findService));
});

const states = {
	"nothing chosen": "/compare",
	"one treatment": addressOf(first.slug),
	"three treatments": addressOf(...longNames),
	"an unknown one and too many": addressOf("magic", ...services.slice(0, 4).map(({ slug }) => slug)),
};

for (const [name, path] of Object.entries(states))
	for (const size of [phone, desktop])
		test(`axe finds nothing with ${name} at ${size.width} px`, async ({ page }) => {
			await page.setViewportSize(size);
			await page.goto(path);
			await expect(select(page, 1)).toBeVisible();
			await atRest(page);
			expect(await axeViolations(page)).toEqual([]);
		});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says so and links to every treatment, and the list has nothing to choose", async ({ page }) => {
		await page.goto(addressOf(first.slug));
		await expect(page.getByText("The table needs JavaScript")).toBeVisible();
		for (const { slug, title } of services)
			await expect(page.getByRole("main").getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/services/${slug}`);
		await expect(page.getByRole("table")).toHaveCount(0);
		await page.goto("/services");
		await expect(page.getByRole("button", { name: /^Compare / })).toHaveCount(0);
	});
});

test.describe("offline", () => {
	test.use({ serviceWorkers: "allow" });
	test.describe.configure({ timeout: 180_000 });
	let site: Deployment;
	test.beforeEach(async () => {
		site = await startDeployment();
	});
	test.afterEach(() => site.cut().catch(() => undefined));

	test("after one visit, a comparison opens without a network and can be changed", async ({ page }) => {
		await page.goto(`${site.url}/about`);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
		const kept = () =>
			page.evaluate(async () => {
				const found: string[] = [];
				for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
				return found;
			});
		await expect
			.poll(kept, { timeout: 60_000 })
			.toEqual(expect.arrayContaining(["/compare", "/page-data/compare/page-data.json", expect.stringMatching(/^\/compare-[0-9a-f]{20}\.js$/)]));
		await site.cut();
		await page.goto(`${site.url}${addressOf(first.slug, second.slug)}`);
		await hydrated(page);
		await expectColumns(page, first, second);
		await select(page, 3).selectOption(third.slug);
		await expectColumns(page, first, second, third);
	});
});
