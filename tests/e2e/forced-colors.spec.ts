import { expect, type Locator, test } from "@playwright/test";
import { atRest } from "../support/accessibility";
import { openPage } from "../support/hydration";
import { desktop, mainMenu } from "../support/shell";

/** Windows contrast themes: the browser replaces colors, and drops shadows and gradients. What they said has to be said in another way. */

test.use({ viewport: desktop, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const style = (element: Locator, property: string, pseudo = ""): Promise<string> =>
	element.evaluate((each, [name = "", part]) => getComputedStyle(each, part).getPropertyValue(name), [property, pseudo]);
const ground = (element: Locator): Promise<string> => style(element, "background-color");

test("the header stands out from a picture, Book Now from it, and the current item from the others; an open panel has an edge, the search box its focus", async ({
	page,
}) => {
	await openPage(page, "/");
	const header = page.getByRole("banner");
	expect(await ground(header)).toBe(await ground(page.locator("body")));
	const book = header.getByRole("link", { name: "Book Now" }).first();
	expect(await ground(book)).not.toBe(await ground(header));
	expect(await style(book, "color")).not.toBe(await ground(book));
	expect(await style(mainMenu(page).getByRole("link", { name: "Home" }), "text-decoration-line")).toBe("underline");
	expect(await style(mainMenu(page).getByRole("link", { name: "About" }), "text-decoration-line")).toBe("none");
	expect(await style(page.getByRole("progressbar"), "background-color", "::before")).not.toBe(await ground(header));
	await mainMenu(page).getByRole("button", { name: "Services" }).click();
	expect(await style(page.locator(".menu-panel:popover-open"), "border-bottom-width")).toBe("1px");
	await page.keyboard.press("Escape");
	await page.keyboard.press("/");
	const box = page.getByRole("searchbox");
	await expect(box).toBeFocused();
	expect(await style(box, "outline-style")).toBe("solid");
	expect(await style(box, "outline-color")).not.toMatch(/, 0\)$|transparent/);
});

test("the chosen category and concern differ from the others; lists have their arrow, and choices their marks", async ({ page }) => {
	await openPage(page, "/services?concern=acne");
	const tabs = page.getByRole("navigation", { name: "Filter by category" });
	const chip = page.locator("main nav a.rounded-pill[aria-current=true]");
	await expect(chip).toBeVisible();
	expect(await ground(chip)).not.toBe(await ground(page.locator("main nav a.rounded-pill:not([aria-current])").first()));
	expect(await style(chip, "color")).not.toBe(await ground(chip));
	await tabs.getByRole("link").first().click();
	const chosen = tabs.locator("[aria-current=true]");
	await expect(chosen).toBeVisible();
	await atRest(page);
	expect(await style(chosen, "border-bottom-color")).not.toBe(await style(tabs.locator("a:not([aria-current])").first(), "border-bottom-color"));
	await openPage(page, "/schedule");
	const appearances = await page
		.locator("main :is(select, input[type=radio], input[type=checkbox])")
		.evaluateAll((controls) => controls.map((control) => getComputedStyle(control).appearance));
	expect(appearances).not.toContain("none");
	expect(appearances.length).toBeGreaterThan(0);
});
