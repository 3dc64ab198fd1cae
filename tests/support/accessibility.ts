import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds: rule and elements. @param rules those of WCAG 2.0 to 2.2, A and AA; these with axe's own advice; or every rule it has switched on */
export const axeViolations = async (page: Page, rules: "WCAG" | "WCAG and best practice" | "all" = "WCAG"): Promise<string[]> => {
	// axe measures where texts are: sections need their real heights.
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	const axe = new AxeBuilder({ page });
	if (rules !== "all") axe.withTags(rules === "WCAG" ? wcag : [...wcag, "best-practice"]);
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

/** Presses Tab and says what must have the focus then: role and accessible name. */
export const tabTo = async (page: Page, role: Parameters<Page["getByRole"]>[0], name: string, key = "Tab"): Promise<void> => {
	await page.keyboard.press(key);
	await expect(page.locator(":focus")).toHaveRole(role);
	await expect(page.locator(":focus")).toHaveAccessibleName(name);
};

export interface FocusStop {
	readonly name: string;
	readonly href: string | null;
	/** Whether it belongs to a navigation. */
	readonly inMenu: boolean;
}

/** Presses Tab until the focus has been within an element and has left it. @returns every stop within, in order */
export const stopsWithin = async (page: Page, selector: string): Promise<FocusStop[]> => {
	const stops: FocusStop[] = [];
	for (let presses = 0; presses < 200; presses += 1) {
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
	throw new Error(`200 presses of Tab have not gone through ${selector}: ${stops.length} stops were in it. Look for what keeps the focus.`);
};

/** Waits until every animation and transition that ends has ended; those that follow the scroll position never do. */
export const atRest = async (page: Page): Promise<void> => {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
			.every(({ playState }) => playState !== "running"),
	);
};

/** Names of what a screen reader finds under a role, from the browser's own accessibility tree: what is inert or hidden is not in it. */
export const readNames = async (page: Page, role: string): Promise<string[]> => {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	return nodes.filter((node) => !node.ignored && node.role?.value === role).map((node) => String(node.name?.value ?? ""));
};

/** The toast region's only toast. */
export const toastOf = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");

/** Says that a chunk did not load, which is answered with a toast. */
export const reportFailedChunk = (page: Page): Promise<unknown> =>
	page.evaluate(() => window.dispatchEvent(new CustomEvent("preload-error", { detail: { url: "/gone.js", error: new Error("/gone.js did not load.") } })));

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

/**
 * Targets that fail WCAG 2.5.8: below 24×24 CSS px, and a circle of 24 px around their centre meets another target or such a
 * circle. Links within a sentence are exempt, as there. With a modal dialog open, only its targets count.
 * @returns name and size of each
 */
export const smallTargets = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const least = 24;
		const root = document.querySelector("dialog:modal") ?? document.body;
		/** What lies over the page and scrolls apart from it is not next to it. */
		const layerOf = (element: Element) => element.closest("header, .menu-panel, .action-bar, .toast-viewport, dialog");
		const inSentence = (element: Element) => {
			const block = element.closest("p, li, dd, td, label, address, figcaption");
			if (getComputedStyle(element).display !== "inline" || !block) return false;
			const own = [...block.childNodes].filter((node) => !node.contains(element)).map((node) => node.textContent ?? "");
			return own.join("").trim() !== "";
		};
		const targets = [...root.querySelectorAll<HTMLElement>('a[href], button, summary, input:not([type="hidden"]), select, textarea')]
			.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]"))
			.map((element) => {
				const label = "labels" in element ? (element as HTMLInputElement).labels?.[0] : undefined;
				const box = (label ?? element).getBoundingClientRect();
				return { element, box, x: box.left + box.width / 2, y: box.top + box.height / 2, small: Math.min(box.width, box.height) < least - 0.01 };
			})
			// The skip link waits above the window.
			.filter(({ box }) => box.width > 0 && box.height > 0 && box.right > 0 && !(box.bottom <= 0 && window.scrollY === 0));
		return targets
			.filter(({ element, small, x, y }) => {
				if (!small || inSentence(element)) return false;
				return targets.some((other) => {
					if (other.element === element || layerOf(other.element) !== layerOf(element)) return false;
					if (other.small && Math.hypot(other.x - x, other.y - y) < least) return true;
					const nearest = { x: Math.max(other.box.left, Math.min(x, other.box.right)), y: Math.max(other.box.top, Math.min(y, other.box.bottom)) };
					return Math.hypot(nearest.x - x, nearest.y - y) < least / 2;
				});
			})
			.map(({ element, box }) => `${element.ariaLabel ?? element.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`);
	});

/** Where the focus is hidden: below the fixed header, behind the action bar or outside the window. */
const hiddenFocus = (page: Page): Promise<{ end: boolean; hidden?: string }> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return { end: true };
		if (element.closest("header, .action-bar, .skip-link")) return { end: false };
		const bar = document.querySelector(".action-bar");
		const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		// Before the footer the bar has its own place, where it covers nothing.
		const floats = bar?.checkVisibility({ visibilityProperty: true }) && bar.getBoundingClientRect().bottom >= window.innerHeight - 1;
		const foot = bar && floats ? bar.getBoundingClientRect().top : window.innerHeight;
		const box = element.getBoundingClientRect();
		const room = foot - header;
		const seen = Math.min(box.bottom, foot) - Math.max(box.top, header);
		// A box larger than the room between them cannot be seen whole.
		if (seen >= Math.min(box.height, room) - 1) return { end: false };
		const name = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
		return { end: false, hidden: `${name}: ${Math.round(box.top)} to ${Math.round(box.bottom)}, free ${Math.round(header)} to ${Math.round(foot)}` };
	});

/** Tabs through the whole page. @returns how many stops there were, and those where the focus could not be seen whole */
export const walkFocus = async (page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<{ stops: number; hidden: string[] }> => {
	const hidden: string[] = [];
	for (let stops = 0; stops < 400; stops += 1) {
		await page.keyboard.press(key);
		const state = await hiddenFocus(page);
		if (state.end) return { stops, hidden };
		if (state.hidden) hidden.push(state.hidden);
	}
	throw new Error(`${page.url()}: the focus has not left the page after 400 presses of ${key}; expected it to. Look for what keeps it in.`);
};

/** What reaches beyond the window sideways, or is cut by a box that clips it without scrolling. @returns element and measure of each */
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
		const page = document.documentElement.scrollWidth > window.innerWidth ? [`the page: ${document.documentElement.scrollWidth} of ${window.innerWidth}`] : [];
		return [
			...page,
			...beyond.map(
				(element) => `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)} ${element.textContent?.slice(0, 30)}`,
			),
		];
	}, within);
