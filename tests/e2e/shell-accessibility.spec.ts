import { expect, type Page, test } from "@playwright/test";
import { carouselOf, expectExpanded, tabTo } from "../support/accessibility";
import { campaignsAt, duringFirstCampaign } from "../support/campaign-windows";
import { help, menu, menuHrefs, site, social } from "../support/content";
import { openBeforeHydration, openPage } from "../support/hydration";
import { desktop, expandedPanel, mainMenu, menuButton, phone } from "../support/shell";

const now = new Date("2026-03-02T15:00:00Z");

const labels = menu.map(({ label }) => label);
const dropdowns = menu.filter(({ isDropdown }) => isDropdown);
const phoneLink = `tel:${site.phone.e164}`;
const helpLink = help.href;
const networks = social.map(({ href }) => href);

const getFocusedHref = (page: Page) => page.locator(":focus").getAttribute("href");

/** Presses Tab until the focus has entered an element and left it. @returns every stop within, in order, and whether it's in a navigation */
const stopsWithin = async (page: Page, selector: string) => {
	const stops: { name: string; href: string | null; inMenu: boolean }[] = [];
	for (let step = 0; step < 200; step += 1) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate((within) => {
			const element = document.activeElement;
			if (!element?.closest(within)) return undefined;
			const name = element.ariaLabel ?? element.textContent?.trim() ?? "";
			return { name, href: element.getAttribute("href"), inMenu: element.closest("nav") !== null };
		}, selector);
		if (stop) stops.push(stop);
		else if (stops.length > 0) return stops;
	}
	throw new Error(`After 200 times Tab the focus has not left ${selector}: ${stops.length} stops were in it.`);
};

test.describe("menu on a desktop", () => {
	test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

	test("Tab goes through the header: phone, networks, logo, the menu in its order, Search, Book Now", async ({ page }) => {
		await openPage(page, "/about");
		await tabTo(page, "link", "Skip to main content");
		const stops = await stopsWithin(page, "header");
		expect(stops.filter(({ inMenu }) => inMenu).map(({ name }) => name)).toEqual(labels);
		expect(stops.filter(({ inMenu, href }) => href && !inMenu).map(({ href }) => href)).toEqual([
			phoneLink,
			helpLink,
			...networks,
			"/",
			"/sitemap",
			"/schedule",
		]);
	});

	test("Space and Enter open a panel, Tab and the arrow keys move through it, leaving it or Escape closes it", async ({ page }) => {
		const narrow = dropdowns.find(({ children }) => children.every((child) => child.children.length === 0));
		if (!narrow) throw new Error("content/navigation.json has no dropdown without groups anymore: this test needs one.");
		await openPage(page, "/about");
		const trigger = menuButton(page, narrow.label);
		const panel = expandedPanel(page);
		await trigger.focus();
		await page.keyboard.press("Space");
		await expect(panel).toBeVisible();
		for (const href of menuHrefs(narrow)) {
			await page.keyboard.press("Tab");
			expect(await getFocusedHref(page)).toBe(href);
		}
		await page.keyboard.press("Tab");
		expect(await getFocusedHref(page)).toBe(menu[menu.indexOf(narrow) + 1]?.href);
		await expect(panel).toHaveCount(0);
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Enter");
		await expect(panel).toBeVisible();
		await expect(page).toHaveURL(/\/about$/);
		await page.keyboard.press("ArrowDown");
		await expect(panel.locator("a:focus")).toHaveAttribute("href", narrow.href);
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
		await expect(trigger).toBeFocused();
	});

	test("a screen reader finds the links of the open panel only, and which button is expanded; hovering opens a panel, the click after it keeps it open", async ({
		page,
	}) => {
		await openPage(page, "/pricing");
		const plain = menu.length - dropdowns.length;
		const links = mainMenu(page).getByRole("link");
		await expect(links).toHaveCount(plain);
		for (const item of dropdowns) {
			await menuButton(page, item.label).click();
			for (const { label } of dropdowns) await expectExpanded(page, label, label === item.label);
			await expect(links).toHaveCount(plain + menuHrefs(item).length);
		}
		await page.keyboard.press("Escape");
		await page.mouse.move(10, 790);
		const trigger = menuButton(page);
		const panel = expandedPanel(page);
		await trigger.hover();
		await expect(panel).toBeVisible();
		await trigger.click();
		// A click opens or closes before it is over: a panel that is open now stays open.
		expect(await panel.count()).toBe(1);
		await trigger.click();
		await expect(panel).toHaveCount(0);
	});
});

test.describe("drawer on a phone", () => {
	test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

	test("Tab goes through the menu in its order and stays in the drawer; closing returns the focus", async ({ page }) => {
		await openPage(page, "/about");
		const opener = page.getByRole("button", { name: "Open menu" });
		await tabTo(page, "link", "Skip to main content");
		await page.keyboard.press("Tab");
		expect(await getFocusedHref(page)).toBe("/");
		await opener.focus();
		await page.keyboard.press("Enter");
		const drawer = page.getByRole("dialog", { name: "Menu" });
		const close = drawer.getByRole("button", { name: "Close menu" });
		await expect(close).toBeFocused();
		const stops = await stopsWithin(page, "dialog:modal");
		expect(stops.filter(({ inMenu }) => inMenu).map(({ name }) => name)).toEqual(labels);
		expect(stops.filter(({ inMenu, href }) => href && !inMenu).map(({ href }) => href)).toEqual([helpLink, "/schedule", "/sitemap", phoneLink, ...networks]);
		// After the last stop comes the browser's own, then the first one again: nothing of the page.
		await page.keyboard.press("Tab");
		await expect(close).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(opener).toBeFocused();
		await page.keyboard.press("Enter");
		await close.focus();
		await page.keyboard.press("Enter");
		await expect(drawer).toBeHidden();
		await expect(opener).toBeFocused();
	});
});

test("Tab goes through a carousel's buttons and slides, each in view when it has the focus, and leaves it", { tag: "@flaked" }, async ({ page }) => {
	await page.setViewportSize(desktop);
	// Embla counts a focus as the keyboard's only within 10 ms of Tab (embla-carousel, SlideFocus), which a busy machine misses.
	await page.clock.setFixedTime(now);
	await openPage(page, "/");
	const carousel = await carouselOf(page, "Service categories");
	await carousel.getByRole("button", { name: "Pause auto-scroll" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(":focus")).toHaveAccessibleName("Resume auto-scroll");
	await tabTo(page, "button", "Previous slide");
	await tabTo(page, "button", "Next slide");
	const slides = carousel.locator('[aria-roledescription="slide"]');
	for (const slide of await slides.all()) {
		// Embla brings the next one into view before it gets the focus.
		await expect(slide).not.toHaveAttribute("inert");
		await page.keyboard.press("Tab");
		await expect(slide.locator(":focus")).toBeInViewport({ ratio: 1 });
	}
	await page.keyboard.press("Tab");
	expect(await carousel.evaluate((section) => section.contains(document.activeElement))).toBe(false);
});

test("a campaign is a named dialog that keeps the focus, closes with Escape and returns the focus", async ({ page }) => {
	test.skip(!duringFirstCampaign, "content/campaigns.json has no campaign.");
	const instant = duringFirstCampaign ?? now;
	const [campaign] = campaignsAt(instant);
	if (!campaign) throw new Error("No campaign's window holds the last minutes of the first campaign: look at tests/support/campaign-windows.ts.");
	await page.setViewportSize(phone);
	await page.clock.setFixedTime(instant);
	// The dialog can't open before the focus is where it has to come back to.
	const hydrate = await openBeforeHydration(page, "/about");
	const skipLink = page.getByRole("link", { name: "Skip to main content" });
	await skipLink.focus();
	await hydrate();
	const dialog = page.getByRole("dialog", { name: campaign.dialogName });
	const close = dialog.getByRole("button", { name: "Close" });
	await expect(close).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(dialog.getByRole("link")).toBeFocused();
	if (campaign.event) await tabTo(page, "button", "Add to calendar");
	// The browser's own stop, and the first one again.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(close).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(skipLink).toBeFocused();
});

// The keyboard, and Escape: src/components/tooltip/tooltip.test.tsx.
test("hovering opens a tooltip, the pointer may move onto it, and leaving both closes it", async ({ page }) => {
	const [network = ""] = social.map((each) => each.network);
	await page.setViewportSize(desktop);
	await page.clock.install({ time: now });
	await openPage(page, "/about");
	const link = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${network}`) });
	const tip = page.locator(".tooltip:popover-open");
	await link.hover();
	await expect(tip).toHaveText(network);
	const [from, to] = [await link.boundingBox(), await tip.boundingBox()];
	if (!from || !to) throw new Error("The link or its tooltip has no box: both are expected to be shown.");
	const y = to.y + to.height / 2;
	await page.mouse.move(from.x + from.width / 2, y, { steps: 20 });
	await page.clock.runFor(60_000);
	expect(await tip.count()).toBe(1);
	await page.mouse.move(from.x + from.width / 2, y + 200, { steps: 5 });
	await expect(tip).toHaveCount(0);
});
