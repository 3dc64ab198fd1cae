import { expect, type Page, test } from "@playwright/test";
import { toastOf } from "../support/accessibility";
import { findPage } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop, expandedPanel, getDistanceToHeader, mainMenu, menuButton, scrollTo } from "../support/shell";

test.use({ viewport: desktop });

const menuLink = (page: Page, name: string) => mainMenu(page).getByRole("link", { name, exact: true });
const settled = async (page: Page, path: string): Promise<void> => {
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect(page.locator("main h1")).toHaveCount(1);
	await expect(page.locator("main h1")).toBeFocused();
};
const getScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Records the opacity of the page in every frame. @returns the lowest so far */
const watchOpacity = async (page: Page): Promise<() => Promise<number>> => {
	await page.evaluate(() => {
		const seen = { lowest: 1 };
		Object.assign(window, { seen });
		const look = () => {
			for (let element = document.querySelector("main h1"); element; element = element.parentElement)
				seen.lowest = Math.min(seen.lowest, Number(getComputedStyle(element).opacity));
			requestAnimationFrame(look);
		};
		look();
	});
	return () => page.evaluate(() => (window as unknown as { seen: { lowest: number } }).seen.lowest);
};

test("a page change shows the spinner, fades, scrolls to the top and moves the focus to the h1; the first load doesn't", async ({ page }) => {
	await page.addInitScript(() => {
		const spinner = { shown: 0 };
		Object.assign(window, { spinner });
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes)
				for (const node of addedNodes) if (node instanceof Element && node.matches('[role=status][aria-label="Loading page"]')) spinner.shown += 1;
		}).observe(document, { childList: true, subtree: true });
	});
	const shown = () => page.evaluate(() => (window as unknown as { spinner: { shown: number } }).spinner.shown);
	await openPage(page, "/about");
	await scrollTo(page, 900);
	const lowestOpacity = await watchOpacity(page);
	expect(await shown()).toBe(0);
	await menuLink(page, "Pricing").click();
	await settled(page, "/pricing");
	expect(await shown()).toBe(1);
	expect(await lowestOpacity()).toBeLessThan(1);
	await expect(page.getByRole("status", { name: "Loading page" })).toHaveCount(0);
	expect(await getScrollTop(page)).toBe(0);
});

test("with reduced motion a page changes without fading", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPage(page, "/about");
	const lowestOpacity = await watchOpacity(page);
	await menuLink(page, "Contact").click();
	await settled(page, "/contact");
	expect(await lowestOpacity()).toBe(1);
});

test("back and forward restore the scroll position, and a link to an anchor on another page scrolls to it, below the header", async ({ page }) => {
	await openPage(page, "/about");
	await scrollTo(page, 1200);
	await menuLink(page, "Team").click();
	await settled(page, "/team");
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect.poll(() => getScrollTop(page)).toBe(1200);
	await page.goForward();
	await settled(page, "/team");
	await expect.poll(() => getScrollTop(page)).toBe(0);
	await menuButton(page, "Resources").click();
	await expandedPanel(page).locator('a[href="/resources#wellness"]').click();
	await expect(page).toHaveURL(/\/resources#wellness$/);
	const isBelowHeader = (distance: number) => distance >= -1 && distance < 160;
	await expect.poll(async () => isBelowHeader(await getDistanceToHeader(page, "wellness"))).toBe(true);
});

test("ten clicks in a row end on the last page, and only one page is shown", async ({ page }) => {
	await openPage(page, "/about");
	for (const name of ["Team", "Pricing", "Specials", "Shop", "Careers", "Contact", "Team", "Shop", "Pricing", "Contact"]) await menuLink(page, name).click();
	await settled(page, "/contact");
	await expect(page.locator("main h1")).toHaveText(findPage("contact").heading);
});

test("the visitor stays on the page, and can reload, if the next page's chunk does not load", async ({ page }) => {
	// Blocked before the page opens, because it prefetches the links in its header.
	await page.route(/component---src-pages-careers/, (route) => route.abort());
	await page.addInitScript(() => {
		const failures: unknown[] = [];
		Object.assign(window, { failures });
		window.addEventListener("preload-error", (event) => {
			const { url, error } = (event as CustomEvent<{ url: string; error: unknown }>).detail;
			failures.push({ url, message: error instanceof Error ? error.message : "not an Error" });
		});
	});
	const failures = () => page.evaluate(() => (window as unknown as { failures: { url: string; message: string }[] }).failures);
	await openPage(page, "/about");
	await menuLink(page, "Careers").click();
	const toast = toastOf(page);
	await expect(toast).toHaveAttribute("data-variant", "destructive");
	await expect(toast.getByRole("button", { name: "Reload" })).toBeVisible();
	await expect(page).toHaveURL(/\/about$/);
	// The chunk, and the page that needs it.
	expect((await failures()).map(({ url }) => url)).toEqual(expect.arrayContaining([expect.stringContaining("component---src-pages-careers"), "/careers"]));
	for (const { url, message } of await failures()) expect(message).toContain(url.split("/").at(-1));
});
