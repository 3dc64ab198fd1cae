import { expect, type Locator, type Page } from "@playwright/test";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
/** The options of a page on which nothing moves. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
export const mainMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
export const menuButton = (page: Page, name = "Services"): Locator =>
	mainMenu(page).getByRole("button", { name });
export const expandedPanel = (page: Page): Locator => page.locator(".menu-panel:popover-open");

export const openDrawer = async (page: Page): Promise<Locator> => {
	await page.getByRole("button", { name: "Open menu" }).click();
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await expect(drawer).toBeVisible();
	return drawer;
};

/** Waits two frames, in which the page handles an event and renders. */
export const twoFrames = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
	);

/** Scrolls at once, and waits until the page has noticed. */
export const scrollTo = async (page: Page, top: number): Promise<void> => {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
	await twoFrames(page);
};

/** Pixels between the header's lower edge and an element. */
export const getDistanceToHeader = (page: Page, id: string): Promise<number> =>
	page.evaluate((target) => {
		const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
		return (document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN) - header;
	}, id);

/** Presses Tab through an element. @returns the menu's stops by name, and other links by address */
export const stopsWithin = async (page: Page, selector: string) => {
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
