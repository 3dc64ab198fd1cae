import { expect, type Page, test } from "@playwright/test";
import { atRest, axeViolations } from "../support/accessibility";
import { services } from "../support/content";
import { openPage } from "../support/hydration";
import { countPages, print } from "../support/print";

/** What a care sheet says is tested in tests/validation/services.test.mjs. */

const getLength = ({ preCare, postCare }: (typeof services)[number]): number => [...preCare, ...postCare].join("").length;
const byLength = [...services].sort((one, other) => getLength(other) - getLength(one)).map(({ slug }) => slug);
const [longest] = byLength;

// How long it's alone: src/ui/print-button.test.tsx.
test("the care sheet prints alone", async ({ page }) => {
	await openPage(page, `/services/${longest}`);
	await print(page, page.getByRole("button", { name: "Print care sheet" }));
	const sheet = page.locator("#care-sheet");
	await expect(sheet.getByText("Before and after your visit")).toBeVisible();
	await expect(sheet.getByRole("listitem").last()).toBeVisible();
	const others = page.locator("main :is(h1, h2, h3, p, li, dt, dd, button), footer, header").filter({ visible: true });
	expect(await others.evaluateAll((elements) => elements.filter((element) => !element.closest("#care-sheet")).map((element) => element.textContent))).toEqual(
		[],
	);
	await page.emulateMedia({ media: "screen" });
	await atRest(page);
	expect(await axeViolations(page)).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	const expectOnePage = async (page: Page, slugs: readonly string[]) => {
		for (const slug of slugs) {
			await page.goto(`/services/${slug}`);
			// What the button does (src/ui/print-button.tsx); the page itself needs no script for it.
			await page.locator("#care-sheet").evaluate((sheet) => sheet.setAttribute("data-print", "only"));
			expect([await countPages(page, "Letter"), await countPages(page, "A4")], slug).toEqual([1, 1]);
		}
	};
	test("the three longest care sheets are one page each, on Letter and on A4", ({ page }) => expectOnePage(page, byLength.slice(0, 3)));
	test("every care sheet is one page, on Letter and on A4", { tag: "@deep" }, ({ page }) => expectOnePage(page, byLength));
});
