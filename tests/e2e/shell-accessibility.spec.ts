import { expect, type Page, test } from "@playwright/test";
import { carouselOf, expectExpanded, readNames, reportFailedChunk, stopsWithin, tabTo, toastOf } from "../support/accessibility";
import { campaignsAt, duringFirstCampaign } from "../support/campaign-windows";
import { categories, menu, menuHrefs, site, social } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop, expandedPanel, mainMenu, menuButton, openDrawer, phone } from "../support/shell";
import { openSteppedPage, stepUntil } from "../support/stepped-clock";

const now = new Date("2026-03-02T15:00:00Z");

const labels = menu.map(({ label }) => label);
const dropdowns = menu.filter(({ isDropdown }) => isDropdown);
const phoneLink = `tel:${site.phone.e164}`;
const networks = social.map(({ href }) => href);

const getFocusedHref = (page: Page) => page.locator(":focus").getAttribute("href");

test.describe("menu on a desktop", () => {
	test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

	test("Tab goes through the header: phone, networks, logo, the menu in its order, Search, Book Now", async ({ page }) => {
		await openPage(page, "/about");
		await tabTo(page, "link", "Skip to main content");
		const stops = await stopsWithin(page, "header");
		expect(stops.filter(({ inMenu }) => inMenu).map(({ name }) => name)).toEqual(labels);
		expect(stops.filter(({ inMenu, href }) => href && !inMenu).map(({ href }) => href)).toEqual([phoneLink, ...networks, "/", "/sitemap", "/schedule"]);
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
		await expect(panel).toBeVisible();
		await page.keyboard.press("Tab");
		expect(await getFocusedHref(page)).toBe(menu[menu.indexOf(narrow) + 1]?.href);
		await expect(panel).toHaveCount(0);
		await page.keyboard.press("Shift+Tab");
		await expect(trigger).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(panel).toBeVisible();
		await expect(page).toHaveURL(/\/about$/);
		await page.keyboard.press("ArrowDown");
		await expect(panel.locator("a:focus")).toHaveAttribute("href", narrow.href);
		await page.keyboard.press("ArrowUp");
		await expect(trigger).toBeFocused();
		await page.keyboard.press("Tab");
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
		for (const { label } of dropdowns) await expectExpanded(page, label, false);
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
		await trigger.click();
		await panel.getByRole("link").first().focus();
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
		await expect(trigger).toBeFocused();
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
		expect(stops.filter(({ inMenu, href }) => href && !inMenu).map(({ href }) => href)).toEqual(["/schedule", "/sitemap", phoneLink, ...networks]);
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

	test("the keyboard opens a group, goes through its links and closes it; a screen reader finds a dialog named Menu, nothing of the page, and whether a group is open", async ({
		page,
	}) => {
		await openPage(page, "/about");
		expect(await readNames(page, "link")).toContain("Skip to main content");
		const drawer = await openDrawer(page);
		expect(await readNames(page, "dialog")).toEqual(["Menu"]);
		const links = drawer.getByRole("link");
		expect(await readNames(page, "link")).toHaveLength(await links.count());
		expect(await readNames(page, "link")).not.toContain("Skip to main content");
		const session = await page.context().newCDPSession(page);
		const groups = async () =>
			(await session.send("Accessibility.getFullAXTree")).nodes
				.filter(({ ignored, role }) => !ignored && String(role?.value).startsWith("DisclosureTriangle"))
				.map(({ name, properties }) => [name?.value, properties?.find((property) => property.name === "expanded")?.value.value]);
		expect(await groups()).toEqual(dropdowns.map(({ label }) => [label, false]));
		await drawer.getByText("Resources", { exact: true }).click();
		expect(await groups()).toEqual(dropdowns.map(({ label }) => [label, label === "Resources"]));
		expect(await readNames(page, "link")).toHaveLength(await links.count());
		await drawer.getByText("Resources", { exact: true }).click();
		for (const item of dropdowns) {
			const summary = drawer.locator("summary", { hasText: item.label });
			await summary.focus();
			await page.keyboard.press("Enter");
			const stops = await stopsWithin(page, "dialog:modal details[open] ul");
			expect(stops.map(({ href }) => href)).toEqual(menuHrefs(item));
			await summary.focus();
			await page.keyboard.press("Space");
			await expect(drawer.locator("details[open]")).toHaveCount(0);
		}
	});
});

test("the keyboard pauses and moves a carousel; slides out of view are neither read nor focused", { tag: "@flaked" }, async ({ page }) => {
	await page.setViewportSize(desktop);
	// Embla counts a focus as the keyboard's only within 10 ms of Tab (embla-carousel, SlideFocus), which a busy machine misses.
	await page.clock.setFixedTime(now);
	await openPage(page, "/");
	const carousel = await carouselOf(page, "Service categories");
	await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
	const pause = carousel.getByRole("button", { name: "Pause auto-scroll" });
	for (let step = 0; step < 60 && !(await pause.evaluate((button) => button === document.activeElement)); step += 1) await page.keyboard.press("Tab");
	await expect(pause).toBeFocused();
	const track = carousel.locator(".carousel-track");
	await expect(track).toHaveAttribute("aria-live", "off");
	await page.keyboard.press("Enter");
	await expect(page.locator(":focus")).toHaveAccessibleName("Resume auto-scroll");
	await expect(track).toHaveAttribute("aria-live", "polite");
	await tabTo(page, "button", "Previous slide");
	await tabTo(page, "button", "Next slide");
	const ends = new RegExp(` of ${categories.length}$`);
	const readSlides = async () => (await readNames(page, "group")).filter((name) => ends.test(name));
	await expect.poll(readSlides).toHaveLength(3);
	const before = await readSlides();
	await page.keyboard.press("Enter");
	await expect.poll(readSlides).toEqual([...before.slice(1), expect.stringMatching(ends)]);
	await expect(page.locator(":focus")).toHaveAccessibleName("Next slide");
	// Tab goes on through the slides, and embla brings each into view before it gets the focus.
	const slides = await carousel.getByRole("group", { includeHidden: true }).evaluateAll((all) => all.map((slide) => slide.ariaLabel ?? ""));
	for (const slide of slides.slice(1)) {
		await expect.poll(readSlides).toContain(slide);
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.closest('[aria-roledescription="slide"]')?.ariaLabel)).toBe(slide);
		await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
	}
	await page.keyboard.press("Tab");
	expect(await carousel.evaluate((section) => section.contains(document.activeElement))).toBe(false);
});

for (const { width, height } of duringFirstCampaign ? [phone, desktop] : [])
	test(`a campaign at ${width} px is a named dialog that keeps the focus, closes with Escape and returns the focus`, {
		tag: width === phone.width ? [] : ["@deep"],
	}, async ({ page }) => {
		const instant = duringFirstCampaign ?? now;
		const [campaign] = campaignsAt(instant);
		if (!campaign) throw new Error("No campaign's window holds the last minutes of the first campaign: look at tests/support/campaign-windows.ts.");
		await page.setViewportSize({ width, height });
		await page.clock.setFixedTime(instant);
		await page.goto("/about");
		await tabTo(page, "link", "Skip to main content");
		const dialog = page.getByRole("dialog", { name: campaign.dialogName });
		await expect(dialog).toBeVisible();
		await expect(dialog.getByRole("heading", { level: 2, name: campaign.title })).toBeVisible();
		const close = dialog.getByRole("button", { name: "Close" });
		await expect(close).toBeFocused();
		const link = dialog.getByRole("link");
		await expect(link).toContainText(campaign.link.label);
		expect(await readNames(page, "link")).toHaveLength(1);
		await page.keyboard.press("Tab");
		await expect(link).toBeFocused();
		if (campaign.event) {
			await page.keyboard.press("Tab");
			await expect(dialog.getByRole("button", { name: "Add to calendar" })).toBeFocused();
		}
		// The browser's own stop, and the first one again.
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(close).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	});

test("a toast is announced, disappears after a while, is reached with F8, and stays while it has the focus", async ({ page }) => {
	await openSteppedPage(page, "/about", now);
	await tabTo(page, "link", "Skip to main content");
	const raise = async () => {
		await reportFailedChunk(page);
		await stepUntil(page, () => toastOf(page).isVisible());
	};
	await raise();
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	// Radix announces it a moment after it appears.
	const announced = page.locator("[role=status][aria-live=assertive]");
	await stepUntil(page, async () => (await announced.allTextContents()).join().includes("couldn’t be loaded"));
	await stepUntil(page, async () => (await toastOf(page).count()) === 0);

	await raise();
	await page.keyboard.press("F8");
	await expect(page.locator(":focus")).toHaveRole("list");
	await page.keyboard.press("Tab");
	await expect(toastOf(page)).toBeFocused();
	await tabTo(page, "button", "Reload");
	await tabTo(page, "button", "Dismiss");
	await page.clock.runFor(60_000);
	expect(await toastOf(page).count()).toBe(1);
	await page.keyboard.press("Enter");
	await stepUntil(page, async () => (await toastOf(page).count()) === 0);
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test.describe("tooltips", () => {
	test.use({ viewport: desktop });
	const tip = (page: Page) => page.locator(".tooltip:popover-open");
	const getLink = (page: Page, network = "") => page.getByRole("banner").getByRole("link", { name: new RegExp(`^${network}`) });
	const [first, second] = social.map(({ network }) => network);

	test("hovering opens one, the pointer may move onto it, and leaving both closes it; the keyboard opens one at once, Escape closes it and keeps the focus", async ({
		page,
	}) => {
		await openSteppedPage(page, "/about", now);
		await getLink(page, first).hover();
		await page.clock.runFor(1000);
		await expect(tip(page)).toHaveText(`${first}`);
		const [from, to] = [await getLink(page, first).boundingBox(), await tip(page).boundingBox()];
		if (!from || !to) throw new Error("The link or its tooltip has no box: both are expected to be shown.");
		const y = to.y + to.height / 2;
		await page.mouse.move(from.x + from.width / 2, y, { steps: 20 });
		await page.clock.runFor(60_000);
		expect(await tip(page).count()).toBe(1);
		await page.mouse.move(from.x + from.width / 2, y + 200, { steps: 5 });
		await page.clock.runFor(1000);
		await expect(tip(page)).toHaveCount(0);
		for (const name of ["Skip to main content", site.phone.display]) await tabTo(page, "link", name);
		await page.keyboard.press("Tab");
		await expect(getLink(page, first)).toBeFocused();
		await page.clock.runFor(1);
		await expect(tip(page)).toHaveText(`${first}`);
		expect(await readNames(page, "tooltip")).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(tip(page)).toHaveCount(0);
		await expect(getLink(page, first)).toBeFocused();
		await page.keyboard.press("Tab");
		await page.clock.runFor(1);
		await expect(tip(page)).toHaveText(`${second}`);
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Shift+Tab");
		await page.clock.runFor(1);
		await expect(tip(page)).toHaveCount(0);
	});
});
