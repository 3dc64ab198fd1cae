import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** WCAG 2.0 to 2.2, A and AA, and axe's own advice: every rule that axe turns on by default, and the size of targets. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds: rule and elements. */
export const axeViolations = async (page: Page): Promise<string[]> => {
	// axe measures where texts are: sections need their real heights.
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

/** Presses Tab and expects the focus on the element with a role and an accessible name. */
export const tabTo = async (page: Page, role: Parameters<Page["getByRole"]>[0], name: string): Promise<void> => {
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveRole(role);
	await expect(page.locator(":focus")).toHaveAccessibleName(name);
};

/** Presses Tab until the focus has entered an element and left it. @returns every stop within, in order, and whether it's in a navigation */
export const stopsWithin = async (page: Page, selector: string) => {
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

/** Waits until all animations and transitions are over, except endless ones and those that follow the scroll position. */
export const atRest = async (page: Page): Promise<void> => {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
			.every(({ playState }) => playState !== "running"),
	);
};

/** Expects a button to be exposed as expanded or not. A popover's button has no attribute that says so: the browser's accessibility tree knows it. */
export const expectExpanded = async (page: Page, name: string, expanded: boolean): Promise<void> => {
	const session = await page.context().newCDPSession(page);
	const readButtons = async () => {
		const { nodes } = await session.send("Accessibility.getFullAXTree");
		const buttons = nodes.filter((node) => !node.ignored && node.role?.value === "button" && node.name?.value === name);
		return buttons.map(({ properties }) => properties?.find((property) => property.name === "expanded")?.value.value);
	};
	await expect.poll(readButtons, `the button ${name} is expanded: ${expanded}`).toEqual([expanded]);
	await session.detach();
};

/** The toast region's only toast. */
export const toastOf = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");

/** Reports a chunk that did not load, which raises a toast. */
export const reportFailedChunk = (page: Page): Promise<unknown> =>
	page.evaluate(() => window.dispatchEvent(new CustomEvent("preload-error", { detail: { url: "/gone.js", error: new Error("/gone.js didn't load.") } })));

/** Raises the toast of a chunk that did not load. */
export const showToast = async (page: Page): Promise<void> => {
	await reportFailedChunk(page);
	await expect(toastOf(page)).toBeVisible();
};

/** Brings the carousel of the home page into view and waits for its buttons. */
export const carouselOf = async (page: Page, name: string): Promise<Locator> => {
	const carousel = page.getByRole("region", { name, exact: true });
	await carousel.scrollIntoViewIfNeeded();
	await expect(carousel.getByRole("button", { name: "Next slide" })).toBeVisible();
	return carousel;
};

/** Where the focus is hidden: without an outline, below the fixed header or outside the viewport. Null once it has left the page. */
const hiddenFocus = (page: Page): Promise<string | undefined | null> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const name = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `${name}: no outline`;
		if (element.closest("header, .skip-link")) return undefined;
		const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		const { top, bottom, height } = element.getBoundingClientRect();
		const seen = Math.min(bottom, window.innerHeight) - Math.max(top, header);
		// A box larger than the room between them cannot be seen whole.
		if (seen >= Math.min(height, window.innerHeight - header) - 1) return undefined;
		return `${name}: ${Math.round(top)} to ${Math.round(bottom)}, free ${Math.round(header)} to ${window.innerHeight}`;
	});

/** Tabs through the whole page. @returns the number of stops, and those that were not fully visible */
export const walkFocus = async (page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<{ stops: number; hidden: string[] }> => {
	const hidden: string[] = [];
	for (let stops = 0; stops < 400; stops += 1) {
		await page.keyboard.press(key);
		const found = await hiddenFocus(page);
		if (found === null) return { stops, hidden };
		if (found) hidden.push(found);
	}
	throw new Error(`${page.url()}: after 400 times ${key} the focus has not left the page.`);
};

/** What overflows the viewport sideways, or is cut off by a box that clips without scrolling. @returns each element */
export const cutOff = (page: Page, within = "body"): Promise<string[]> =>
	page.evaluate((selector) => {
		const clips = (element: Element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
		const scrolls = (element: Element | null): boolean =>
			element !== null && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		const elements = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
		const beyond = elements.filter((element) => {
			if (element.closest(".carousel-viewport, svg, [inert], .sr-only, .skip-link, .form-trap") || scrolls(element.parentElement)) return false;
			const { left, right, width } = element.getBoundingClientRect();
			const cut = clips(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
			return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1 || cut);
		});
		const { scrollWidth } = document.documentElement;
		const page = scrollWidth > window.innerWidth ? [`the page: ${scrollWidth} of ${window.innerWidth}`] : [];
		return [...page, ...beyond.map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`)];
	}, within);
