import { expect, type Locator, type Page, test } from "@playwright/test";
import { atRest, axeViolations, cutOff } from "../support/accessibility";
import { services } from "../support/content";
import { openPage } from "../support/hydration";
import { phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/admin/media";
const [service] = services;
if (!service) throw new Error("content/services has no service: these tests need one.");

const main = (page: Page): Locator => page.getByRole("main");
const rows = (page: Page): Locator => main(page).getByRole("article");
const row = (page: Page, file: string): Locator => page.getByRole("article", { name: file, exact: true });
const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Search", exact: true });
const pageChoice = (page: Page): Locator => page.getByRole("combobox", { name: "Page", exact: true });
const part = (page: Page, name: string): Locator => main(page).getByRole("button", { name: new RegExp(`^${name} \\d+$`) });
/** Says how many pictures are shown. */
const count = (page: Page): Locator => main(page).locator("[aria-live]").filter({ hasText: "picture" });
const countIn = async (button: Locator): Promise<number> => Number((await button.innerText()).match(/\d+$/)?.[0]);

test("pictures are narrowed by keyboard, by part, page and words, and what's empty says so", async ({ page }) => {
	await openPage(page, path);
	const all = await rows(page).count();
	await expect(count(page)).toHaveText(`${all} pictures`);
	expect(await countIn(part(page, "All"))).toBe(all);
	await search(page).focus();
	await page.keyboard.type(service.image);
	await expect(rows(page)).toHaveCount(1);
	await expect(count(page)).toHaveText(/^1 of \d+ pictures$/);
	await page.keyboard.press("Tab");
	await expect(pageChoice(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(part(page, "All")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(part(page, "Unused")).toHaveAttribute("aria-pressed", "true");
	await expect(rows(page)).toHaveCount(0);

	await part(page, "All").click();
	const address = `/services/${service.slug}`;
	await search(page).fill("");
	await pageChoice(page).selectOption({ value: address });
	await expect(rows(page)).toHaveCount(1 + service.galleryImages.length);
	await expect(row(page, service.image).getByRole("link", { name: service.title }).first()).toHaveAttribute("href", address);
	await search(page).fill("zzqqxxjj");
	await expect(main(page).getByRole("heading", { name: "No picture matches “zzqqxxjj”" })).toBeVisible();
	await main(page).getByRole("button", { name: "Show all pictures" }).click();
	await expect(search(page)).toHaveValue("");
	await expect(pageChoice(page)).toHaveValue("");
	await expect(rows(page)).toHaveCount(all);
	for (const name of ["Unused", "Missing consent"]) {
		await part(page, name).click();
		await expect(rows(page), name).toHaveCount(await countIn(part(page, name)));
	}
	await expect(page).toHaveURL(path);
});

test("a picture's name is copied by keyboard, and that's announced", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, path);
	const picture = row(page, service.image);
	const copy = picture.getByRole("button", { name: `Copy name ${service.image}` });
	await copy.focus();
	await page.keyboard.press("Enter");
	await expect(picture.getByRole("status")).toHaveText(`Copied ${service.image}`);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(service.image);
	await page.keyboard.press("Tab");
	await expect(picture.getByRole("status")).toBeEmpty();
});

test("with everything open and with nothing to show, axe finds nothing, and nothing is cut off", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await openPage(page, path);
	const picture = row(page, service.image);
	await expect(picture).toContainText(/As downloaded: AVIF [\d.–]+ kB, JPEG [\d.–]+ kB/);
	await picture.getByRole("button", { name: "Copy name" }).click();
	await expect(picture.getByRole("textbox"), "the name to copy from").toBeFocused();
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(service.image);
	await atRest(page);
	expect(await axeViolations(page)).toEqual([]);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		expect(await cutOff(page), `${width} px`).toEqual([]);
	}
	await search(page).fill("zzqqxxjj");
	await expect(rows(page)).toHaveCount(0);
	expect(await axeViolations(page)).toEqual([]);
});
