import { expect, type Page, test } from "@playwright/test";
import { openPage } from "../support/hydration";
import { desktop, expandedPanel, getDistanceToHeader, mainMenu, menuButton, scrollTo } from "../support/shell";

test.use({ viewport: desktop });

const menuLink = (page: Page, name: string) => mainMenu(page).getByRole("link", { name, exact: true });
const settled = async (page: Page, path: string): Promise<void> => {
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect(page.locator("main h1")).toHaveCount(1);
	await expect(page.locator("main h1")).toBeFocused();
	await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${await page.locator("main h1").textContent()}`);
};
const getScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a page change scrolls to the top, moves the focus to the h1, and fades", async ({ page }) => {
	await page.addInitScript(() => {
		const { animate } = Element.prototype;
		Element.prototype.animate = function (keyframes, options) {
			if (this.matches("[data-page]") && keyframes && "opacity" in keyframes) document.documentElement.dataset.faded = "";
			return animate.call(this, keyframes, options);
		};
	});
	await openPage(page, "/about");
	await scrollTo(page, 900);
	await menuLink(page, "Pricing").click();
	await settled(page, "/pricing");
	expect(await getScrollTop(page)).toBe(0);
	// What fades loads with the first interaction: a change that comes before it doesn't fade, and a later one does.
	await expect(async () => {
		await menuLink(page, "Team").click();
		await settled(page, "/team");
		await menuLink(page, "Pricing").click();
		await settled(page, "/pricing");
		expect(await page.locator("html").getAttribute("data-faded")).toBe("");
	}, "a page change fades").toPass();
	// Hashes that can't be decoded: on load, within a page, on a page change, and on the way back.
	await openPage(page, "/pricing#50%");
	await page.evaluate(() => {
		location.hash = "#fbclid=100%&x";
		const link = Object.assign(document.createElement("a"), { href: "/team#%E0%A4%A" });
		document.body.append(link);
		link.click();
	});
	await settled(page, "/team#%E0%A4%A");
	await page.goBack();
	await settled(page, "/pricing#fbclid=100%&x");
});

test("back and forward restore the scroll position, and a link to an anchor on another page scrolls to it, below the header", async ({ page }) => {
	await openPage(page, "/about");
	await scrollTo(page, 1200);
	await menuLink(page, "Team").click();
	await settled(page, "/team");
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect.poll(() => getScrollTop(page), "pixels scrolled").toBe(1200);
	await page.goForward();
	await settled(page, "/team");
	await expect.poll(() => getScrollTop(page), "pixels scrolled").toBe(0);
	await menuButton(page, "Resources").click();
	await expandedPanel(page).locator('a[href="/resources#wellness"]').click();
	await expect(page).toHaveURL(/\/resources#wellness$/);
	const isBelowHeader = (distance: number) => distance >= -1 && distance < 160;
	await expect.poll(async () => isBelowHeader(await getDistanceToHeader(page, "wellness")), "the anchor is below the header").toBe(true);
});
