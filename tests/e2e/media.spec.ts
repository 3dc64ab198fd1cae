import { expect, type Locator, type Page, test } from "@playwright/test";
import { atRest, axeViolations, cutOff } from "../support/accessibility";
import { services } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop, phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/admin/media";
const weightsPath = "/admin/media-weights.json";
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

test("every picture is listed, and each part says how many are in it", async ({ page }) => {
	await openPage(page, path);
	const all = await rows(page).count();
	expect(all).toBeGreaterThan(0);
	expect(await countIn(part(page, "All"))).toBe(all);
	await expect(count(page)).toHaveText(`${all} pictures`);
	await expect(part(page, "All")).toHaveAttribute("aria-pressed", "true");
});

test("what's unused or lacks a consent is shown alone, and if there's none, that's said", async ({ page }) => {
	await openPage(page, path);
	for (const [name, none] of [
		["Unused", "Every picture is used"],
		["Missing consent", "No consent is missing"],
	] as const) {
		const expected = await countIn(part(page, name));
		await part(page, name).click();
		await expect(part(page, name)).toHaveAttribute("aria-pressed", "true");
		await expect(rows(page)).toHaveCount(expected);
		if (expected > 0) continue;
		await expect(main(page).getByRole("heading", { name: none })).toBeVisible();
		await main(page).getByRole("button", { name: "Show all pictures" }).click();
		await expect(part(page, "All")).toHaveAttribute("aria-pressed", "true");
		await expect(rows(page).first()).toBeVisible();
	}
});

test("a page's pictures are shown alone, and words narrow them further", async ({ page }) => {
	await openPage(page, path);
	const address = `/services/${service.slug}`;
	await pageChoice(page).selectOption({ value: address });
	const files = [service.image, ...service.galleryImages].sort();
	await expect(rows(page)).toHaveCount(files.length);
	for (const file of files) await expect(row(page, file).getByRole("link", { name: service.title }).first()).toHaveAttribute("href", address);
	await search(page).fill(service.image);
	await expect(rows(page)).toHaveCount(1);
	await expect(count(page)).toHaveText(/^1 of \d+ pictures$/);
	await search(page).fill("zzqqxxjj");
	await expect(main(page).getByRole("heading", { name: "No picture matches “zzqqxxjj”" })).toBeVisible();
	await main(page).getByRole("button", { name: "Show all pictures" }).click();
	await expect(search(page)).toHaveValue("");
	await expect(pageChoice(page)).toHaveValue("");
});

test("the filters work by keyboard alone, and leave the address as it is", async ({ page }) => {
	await openPage(page, path);
	await search(page).focus();
	await page.keyboard.type(service.image);
	await expect(rows(page)).toHaveCount(1);
	await page.keyboard.press("Tab");
	await expect(pageChoice(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(part(page, "All")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(part(page, "Unused")).toHaveAttribute("aria-pressed", "true");
	await expect(rows(page)).toHaveCount(0);
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

test("if the browser doesn't let the page copy, the name is in a field, selected", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await openPage(page, path);
	const picture = row(page, service.image);
	await picture.getByRole("button", { name: "Copy name" }).click();
	await expect(picture.getByRole("textbox")).toBeFocused();
	await expect(picture.getByRole("textbox")).toHaveValue(service.image);
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(service.image);
});

test("what browsers download is what the site serves", async ({ page, request }) => {
	await openPage(page, path);
	const picture = row(page, service.image);
	await picture.locator("summary").click();
	const table = picture.getByRole("table");
	await expect(table.getByRole("columnheader")).toHaveText(["Pixels", "AVIF", "JPEG"]);
	const thumb = await picture.locator("img").getAttribute("src");
	const size = (await (await request.get(thumb ?? "")).body()).length;
	const narrowest = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^320 × / }) });
	await expect(narrowest.first().getByRole("cell").last()).toHaveText(`${size < 10_000 ? (size / 1000).toFixed(1) : Math.round(size / 1000)} kB`);
});

test("if the weights can't be had, that's said once, and everything else works", async ({ page }) => {
	await page.route(`**${weightsPath}`, (route) => route.fulfill({ status: 404, body: "" }));
	await openPage(page, path);
	await expect(main(page).getByText("What browsers download of each isn’t known here")).toBeVisible();
	await expect(main(page).locator("details")).toHaveCount(0);
	await search(page).fill(service.image);
	await expect(rows(page)).toHaveCount(1);
});

test("the page's data holds nothing of a consent but whether there is one", async ({ request }) => {
	const { result } = await (await request.get(`/page-data${path}/page-data.json`)).json();
	const fields = new Set<string>(result.data.allPicture.nodes.flatMap(Object.keys));
	expect([...fields].sort()).toEqual(["alt", "consentState", "details", "dimensions", "duplicates", "file", "image", "subject", "usedBy"]);
	for (const { consentState } of result.data.allPicture.nodes) expect(["not needed", "recorded"]).toContain(consentState);
});

test("the form editor's link is in no built page", async ({ page, request }) => {
	const scripts: string[] = [];
	page.on("response", (response) => response.url().endsWith(".js") && scripts.push(response.url()));
	await openPage(page, path);
	await expect(page.getByRole("link", { name: "Edit in the form editor" })).toHaveCount(0);
	expect(scripts.length).toBeGreaterThan(0);
	for (const script of scripts) expect(await (await request.get(script)).text(), script).not.toContain("form editor");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("every picture is there with its uses, and no control that does nothing", async ({ page }) => {
		await page.goto(path);
		await expect(row(page, service.image).getByRole("link", { name: service.title }).first()).toBeVisible();
		await expect(main(page).getByRole("button")).toHaveCount(0);
		await expect(main(page).getByRole("searchbox")).toHaveCount(0);
		await expect(main(page).getByRole("combobox")).toHaveCount(0);
	});
});

for (const viewport of [phone, desktop])
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });
		test("axe finds nothing, with everything open, and with nothing to show", async ({ page }) => {
			await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
			await openPage(page, path);
			await row(page, service.image).locator("summary").click();
			await expect(row(page, service.image).getByRole("table")).toBeVisible();
			expect(await cutOff(page)).toEqual([]);
			await row(page, service.image).getByRole("button", { name: "Copy name" }).click();
			await atRest(page);
			expect(await axeViolations(page)).toEqual([]);
			await search(page).fill("zzqqxxjj");
			await expect(rows(page)).toHaveCount(0);
			expect(await axeViolations(page)).toEqual([]);
		});
	});
