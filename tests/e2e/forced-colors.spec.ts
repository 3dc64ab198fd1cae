import { expect, type Locator, test } from "@playwright/test";
import { atRest } from "../support/accessibility";
import { openPage } from "../support/hydration";
import { desktop, expandedPanel, mainMenu, menuButton } from "../support/shell";

/**
 * Contrast themes replace colors and drop shadows and gradients, so something else must show the
 * states.
 */

test.use({
	viewport: desktop,
	contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
});

const style = (element: Locator, property: string, pseudo = ""): Promise<string> =>
	element.evaluate(
		(each, [name = "", part]) => getComputedStyle(each, part).getPropertyValue(name),
		[property, pseudo],
	);
const ground = (element: Locator): Promise<string> => style(element, "background-color");

test("header, current item, open panel and search box stand out", async ({ page }) => {
	await openPage(page, "/");
	const header = page.getByRole("banner");
	expect(await ground(header)).toBe(await ground(page.locator("body")));
	const book = header.getByRole("link", { name: "Book Now" }).first();
	expect(await ground(book)).not.toBe(await ground(header));
	expect(
		await style(mainMenu(page).getByRole("link", { name: "Home" }), "text-decoration-line"),
	).toBe("underline");
	expect(
		await style(mainMenu(page).getByRole("link", { name: "About" }), "text-decoration-line"),
	).toBe("none");
	expect(await style(page.getByRole("progressbar"), "background-color", "::before")).not.toBe(
		await ground(header),
	);
	await menuButton(page).click();
	expect(await style(expandedPanel(page), "border-bottom-width")).toBe("1px");
	await page.keyboard.press("Escape");
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox")).toBeFocused();
	expect(await style(page.getByRole("searchbox"), "outline-style")).toBe("solid");
});

test("what's chosen differs from the rest, and fields look like fields", async ({ page }) => {
	await openPage(page, "/services?concern=acne");
	const chip = page.locator("main nav a.rounded-pill[aria-current=true]");
	await expect(chip).toBeVisible();
	expect(await ground(chip)).not.toBe(
		await ground(page.locator("main nav a.rounded-pill:not([aria-current])").first()),
	);
	const tabs = page.getByRole("navigation", { name: "Filter by category" });
	await tabs.getByRole("link").first().click();
	await expect(tabs.locator("[aria-current=true]")).toBeVisible();
	await atRest(page);
	const edges = await Promise.all(
		["[aria-current=true]", "a:not([aria-current])"].map((tab) =>
			style(tabs.locator(tab).first(), "border-bottom-color"),
		),
	);
	expect(edges[0]).not.toBe(edges[1]);
	await openPage(page, "/schedule");
	const controls = page.locator("main :is(select, input[type=radio], input[type=checkbox])");
	expect(
		await controls.evaluateAll((all) => all.map((control) => getComputedStyle(control).appearance)),
	).not.toContain("none");
});
