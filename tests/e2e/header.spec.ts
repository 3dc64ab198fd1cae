import { expect, type Page, test } from "@playwright/test";
import { required } from "../../src/lib/required";
import { atRest, expectAccessible } from "../support/accessibility";
import { help, menu, site, social } from "../support/content";
import { openPage } from "../support/hydration";
import {
	desktop,
	expandedPanel,
	mainMenu,
	menuButton,
	scrollTo,
	still,
	stopsWithin,
} from "../support/shell";

type Linked = { readonly href: string; readonly children: readonly Linked[] };

const menuHrefs = ({ href, children }: Linked): string[] => [href, ...children.flatMap(menuHrefs)];

/** Reads the accessibility tree, because a popover's button has no `aria-expanded`. */
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

test.use({ viewport: desktop, ...still });

const dropdowns = menu.filter(({ isDropdown }) => isDropdown);

test("the keyboard reaches all of the header in order, and works its panels", async ({ page }) => {
	const narrow = required(
		dropdowns.find(({ children }) => children.every((child) => child.children.length === 0)),
		"A dropdown without groups in content/navigation.json",
	);
	await openPage(page, "/about");
	const skip = page.getByRole("link", { name: "Skip to main content" });
	await page.keyboard.press("Tab");
	await expect(skip).toBeFocused();
	const { names, links } = await stopsWithin(page, "header");
	expect(names).toEqual(menu.map(({ label }) => label));
	const contacts = [`tel:${site.phone.e164}`, help.href, ...social.map(({ href }) => href)];
	expect(links).toEqual([...contacts, "/", "/sitemap", "/schedule"]);

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

	await skip.press("Enter");
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
	// Without waiting: a click toggles the panel at once.
	expect(await panel.count()).toBe(1);
	await menuButton(page).click();
	await expect(panel).toHaveCount(0);
});

test("only an open panel's links are exposed, and a low one scrolls", async ({ page }) => {
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

test("a scrolled header stays under the pointer, and the phone in reach", async ({ page }) => {
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
