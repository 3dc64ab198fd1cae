import { expect, type Page, test } from "@playwright/test";
import { atRest, axeViolations } from "../support/accessibility";
import { services, site } from "../support/content";
import { openPage } from "../support/hydration";
import { countPages, print } from "../support/print";

const getLength = ({ preCare, postCare }: (typeof services)[number]): number => [...preCare, ...postCare].join("").length;
const [longest] = [...services].sort((one, other) => getLength(other) - getLength(one));

const button = (page: Page) => page.getByRole("button", { name: "Print care sheet" });

test(`the care sheet of ${longest?.title}, the longest one, says what to do, whom to call, and for which treatment`, async ({ page }) => {
	await openPage(page, `/services/${longest?.slug}`);
	await print(page, button(page));
	const texts = [site.name, longest?.title ?? "", "Before your visit", "Aftercare", "When to call"];
	for (const text of texts) await expect(page.locator("#care-sheet").getByText(text, { exact: true })).toBeVisible();
	await expect(page.locator("#care-sheet").getByText(site.phone.display).first()).toBeVisible();
	await expect(page.locator("#care-sheet").getByText("In an emergency, call 911.")).toBeVisible();
	const others = page.locator("main :is(h1, h2, h3, p, li, dt, dd, button), footer, header").filter({ visible: true });
	expect(await others.evaluateAll((elements) => elements.filter((element) => !element.closest("#care-sheet")).map((element) => element.textContent))).toEqual(
		[],
	);
});

test("after the dialog is closed, the page prints whole again", async ({ page }) => {
	await openPage(page, `/services/${longest?.slug}`);
	await print(page, button(page));
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event("afterprint")));
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText("Before and after your visit")).toBeHidden();
	await page.emulateMedia({ media: "screen" });
	await atRest(page);
	expect(await axeViolations(page)).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("every treatment's care sheet is one page, on Letter and on A4", async ({ page }) => {
		test.slow();
		for (const { slug } of services) {
			await page.goto(`/services/${slug}`);
			// What the button does (src/browser/print-part.ts); the page itself needs no script for it.
			await page.locator("#care-sheet").evaluate((sheet) => sheet.setAttribute("data-print", "only"));
			expect([await countPages(page, "Letter"), await countPages(page, "A4")], slug).toEqual([1, 1]);
		}
	});

	test("there's no button that could do nothing", async ({ page }) => {
		await page.goto(`/services/${longest?.slug}`);
		await expect(page.getByRole("heading", { name: "Aftercare" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Print care sheet" })).toBeHidden();
	});
});
