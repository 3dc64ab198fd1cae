import { expect, type Page, test } from "@playwright/test";
import { atRest, cutOff, expectAccessible, tabTo } from "../support/accessibility";
import { help, menu, site, social } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop, expandedPanel, mainMenu, menuButton, phone, scrollTo } from "../support/shell";

type Linked = { readonly href: string; readonly children: readonly Linked[] };

/** The addresses of a menu item and everything below it, in the order of the menu. */
const menuHrefs = ({ href, children }: Linked): string[] => [href, ...children.flatMap(menuHrefs)];

/** Expects a button to be exposed as expanded or not. A popover's button has no attribute for it, so the accessibility tree is read. */
const expectExpanded = async (page: Page, name: string, expanded: boolean): Promise<void> => {
	const session = await page.context().newCDPSession(page);
	const readButtons = async () => {
		const { nodes } = await session.send("Accessibility.getFullAXTree");
		const buttons = nodes.filter(
			(node) => !node.ignored && node.role?.value === "button" && node.name?.value === name,
		);
		return buttons.map(
			({ properties }) => properties?.find((property) => property.name === "expanded")?.value.value,
		);
	};
	await expect.poll(readButtons, `the button ${name} is expanded: ${expanded}`).toEqual([expanded]);
	await session.detach();
};

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

const labels = menu.map(({ label }) => label);
const dropdowns = menu.filter(({ isDropdown }) => isDropdown);
const phoneLink = `tel:${site.phone.e164}`;
const networks = social.map(({ href }) => href);

/** Presses Tab through an element. @returns the menu's stops by name, and the other links by address */
const stopsWithin = async (
	page: Page,
	selector: string,
): Promise<{ names: string[]; links: string[] }> => {
	const names: string[] = [];
	const links: string[] = [];
	for (let step = 0; step < 200; step += 1) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate((within) => {
			const element = document.activeElement;
			if (!element?.closest(within)) return undefined;
			const name = element.ariaLabel ?? element.textContent?.trim() ?? "";
			return { name, href: element.getAttribute("href"), inMenu: element.closest("nav") !== null };
		}, selector);
		if (!stop && links.length > 0) return { names, links };
		if (stop?.inMenu) names.push(stop.name);
		else if (stop?.href) links.push(stop.href);
	}
	throw new Error(`After 200 times Tab the focus has not left ${selector}.`);
};

test("the keyboard reaches all of the header in order, and works its panels", async ({ page }) => {
	const narrow = dropdowns.find(({ children }) =>
		children.every((child) => child.children.length === 0),
	);
	if (!narrow)
		throw new Error(
			"content/navigation.json has no dropdown without groups anymore: this test needs one.",
		);
	await openPage(page, "/about");
	await tabTo(page, "link", "Skip to main content");
	const { names, links } = await stopsWithin(page, "header");
	expect(names).toEqual(labels);
	expect(links).toEqual([phoneLink, help.href, ...networks, "/", "/sitemap", "/schedule"]);

	const focused = page.locator(":focus");
	const trigger = menuButton(page, narrow.label);
	const panel = expandedPanel(page);
	await trigger.focus();
	await page.keyboard.press("Space");
	await expect(panel).toBeVisible();
	for (const href of [...menuHrefs(narrow), menu[menu.indexOf(narrow) + 1]?.href ?? ""]) {
		await page.keyboard.press("Tab");
		await expect(focused).toHaveAttribute("href", href);
	}
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

	await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
	await expect(page.locator("main#main-content")).toBeFocused();
});

test("hovering opens a panel that fits, and a click keeps it open", async ({ page }) => {
	await openPage(page, "/contact");
	for (const width of [1024, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		for (const { label } of dropdowns) {
			await menuButton(page, label).hover();
			await expectExpanded(page, label, true);
			await atRest(page);
			await expect(expandedPanel(page), `${label} at ${width} px`).toBeInViewport({ ratio: 1 });
			await page.mouse.move(10, 790);
			await expectExpanded(page, label, false);
		}
	}
	const panel = expandedPanel(page);
	await menuButton(page).hover();
	await expect(panel).toBeVisible();
	await menuButton(page).click();
	// A click opens or closes before it is over: a panel that is open now stays open.
	expect(await panel.count()).toBe(1);
	await menuButton(page).click();
	await expect(panel).toHaveCount(0);
});

test("only an open panel's links are exposed, and a low one scrolls to its last link", async ({
	page,
}) => {
	await openPage(page, "/about");
	const plain = menu.length - dropdowns.length;
	const links = mainMenu(page).getByRole("link");
	await expect(links).toHaveCount(plain);
	for (const item of dropdowns) {
		await menuButton(page, item.label).click();
		for (const { label } of dropdowns) await expectExpanded(page, label, label === item.label);
		await expect(links).toHaveCount(plain + menuHrefs(item).length);
		await expectAccessible(page, `${item.label} open`, "header");
		await page.keyboard.press("Escape");
	}
	await page.setViewportSize({ width: 1024, height: 360 });
	for (const { label } of dropdowns) {
		await menuButton(page, label).focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("End");
		await expect(expandedPanel(page).locator("a").last()).toBeFocused();
		await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Escape");
	}
});

test("on a scrolled page the header stays under the pointer, and the phone in reach", async ({
	page,
}) => {
	const phoneLine = page.locator(".site-header-utility");
	const link = page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true });
	await openPage(page, "/about");
	await scrollTo(page, 900);
	await expect(phoneLine).toBeHidden();
	await expectAccessible(page, "scrolled", "header");
	await link.hover();
	await page.mouse.down();
	await atRest(page);
	await page.mouse.up();
	await expect(page).toHaveURL(/\/pricing$/);
	await openPage(page, "/about");
	await scrollTo(page, 900);
	await expect(phoneLine).toBeHidden();
	await link.focus();
	await page.keyboard.press("Shift+Tab");
	await expect(phoneLine).toBeVisible();
});

test("the drawer keeps the focus, returns it, and cuts nothing off", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/about");
	const opener = page.getByRole("button", { name: "Open menu" });
	await opener.press("Enter");
	const drawer = page.getByRole("dialog", { name: "Menu" });
	const close = drawer.getByRole("button", { name: "Close menu" });
	await expect(close).toBeFocused();
	const { names, links } = await stopsWithin(page, "dialog:modal");
	expect(names).toEqual(labels);
	expect(links).toEqual([help.href, "/schedule", "/sitemap", phoneLink, ...networks]);
	// After the last stop comes the browser's own, then the first one again: nothing of the page.
	await page.keyboard.press("Tab");
	for (const leave of [() => page.keyboard.press("Escape"), () => close.press("Enter")]) {
		await expect(close).toBeFocused();
		await leave();
		await expect(drawer).toBeHidden();
		await expect(opener).toBeFocused();
		await page.keyboard.press("Enter");
	}
	await drawer.getByText("Services", { exact: true }).click();
	await expect(drawer.getByRole("link", { name: "View All Services" })).toBeVisible();
	await expectAccessible(page, "the drawer", "dialog:modal");
	await page.evaluate(() =>
		document.head.append(Object.assign(document.createElement("style"), { id: "enlarged" })),
	);
	for (const [width, height, css] of [
		[720, 450, ""],
		[320, 256, ""],
		[
			390,
			844,
			"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
		],
		[640, 800, "html { font-size: 200% }"],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate((text) => document.getElementById("enlarged")?.replaceChildren(text), css);
		expect(await cutOff(page, "dialog:modal"), `${width} px, ${css}`).toEqual([]);
		const last = drawer.getByRole("link").last();
		await close.focus();
		await last.focus();
		await expect(last, `${width} px, ${css}`).toBeInViewport({ ratio: 1 });
	}
});
