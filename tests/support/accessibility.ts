import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** WCAG 2.0 to 2.2, A and AA, and axe's own advice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** WCAG 1.4.12. */
export const textSpacing =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
/** WCAG 1.4.4. */
export const doubleText = "html { font-size: 200% }";

/** Adds styles to the page in place of those that it added before. */
export const setStyle = (page: Page, css: string): Promise<void> =>
	page.evaluate((text) => {
		const id = "test-style";
		const added = Object.assign(document.createElement("style"), { id, textContent: text });
		document.getElementById(id)?.remove();
		document.head.append(added);
	}, css);

/** Waits for animations and transitions, except endless ones and those that scrolling drives. */
export const atRest = async (page: Page): Promise<void> => {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.filter(
				({ timeline, effect }) =>
					timeline === document.timeline &&
					effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
			)
			.every(({ playState }) => playState !== "running"),
	);
};

/** Expects axe to find nothing. @param within the only part of the page to look at */
export const expectAccessible = async (
	page: Page,
	state: string,
	within = "html",
): Promise<void> => {
	// Sections need their real heights, because axe measures where texts are.
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	const { violations } = await new AxeBuilder({ page }).include(within).withTags(tags).analyze();
	const found = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
	);
	expect(found, `axe: ${state}`).toEqual([]);
};

export const toastOf = (page: Page): Locator =>
	page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");

/** @returns what is out of the window sideways, or cut off by a box that clips without scrolling */
export const cutOff = (page: Page, within = "body"): Promise<string[]> =>
	page.evaluate((selector) => {
		const clips = (element: Element) =>
			["hidden", "clip"].includes(getComputedStyle(element).overflowX);
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
				scrolls(element.parentElement));
		const elements = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter(
			(element) => element.checkVisibility({ visibilityProperty: true }),
		);
		const beyond = elements.filter((element) => {
			if (
				element.closest(
					".carousel-viewport, svg, input, [inert], .sr-only, .skip-link, .form-trap",
				) ||
				scrolls(element.parentElement)
			)
				return false;
			const { left, right, width } = element.getBoundingClientRect();
			const cut =
				clips(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
			return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1 || cut);
		});
		const { scrollWidth } = document.documentElement;
		const page =
			scrollWidth > window.innerWidth ? [`the page: ${scrollWidth} of ${window.innerWidth}`] : [];
		return [
			...page,
			...beyond.map(
				(element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`,
			),
		];
	}, within);

/** Expects a part of a page to be accessible, and uncut at some widths. The page keeps the last. */
export const expectSound = async (
	page: Page,
	state: string,
	within: string,
	widths: readonly number[] = [1440, 320, 390],
): Promise<void> => {
	await atRest(page);
	await expectAccessible(page, state, within);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 844 });
		expect(await cutOff(page, within), `${state} at ${width} px`).toEqual([]);
	}
};
