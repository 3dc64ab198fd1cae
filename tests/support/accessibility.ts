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

/** Raises the toast of a chunk that did not load. */
export const showToast = async (page: Page): Promise<void> => {
	await page.evaluate(() => window.dispatchEvent(new CustomEvent("preload-error", { detail: { url: "/gone.js", error: new Error("/gone.js didn't load.") } })));
	await expect(toastOf(page)).toBeVisible();
};

/** Brings the carousel of the home page into view and waits for its buttons. */
export const carouselOf = async (page: Page, name: string): Promise<Locator> => {
	const carousel = page.getByRole("region", { name, exact: true });
	await carousel.scrollIntoViewIfNeeded();
	await expect(carousel.getByRole("button", { name: "Next slide" })).toBeVisible();
	return carousel;
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
			const cut = clips(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
			return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1 || cut);
		});
		const { scrollWidth } = document.documentElement;
		const page = scrollWidth > window.innerWidth ? [`the page: ${scrollWidth} of ${window.innerWidth}`] : [];
		return [...page, ...beyond.map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`)];
	}, within);

/** Expects nothing to be cut off in windows of some widths. The last one stays. */
export const expectNotCutOff = async (page: Page, widths: readonly number[], within?: string, state = ""): Promise<void> => {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 844 });
		expect(await cutOff(page, within), `${state} at ${width} px`).toEqual([]);
	}
};
