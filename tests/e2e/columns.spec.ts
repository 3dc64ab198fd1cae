import { expect, type Page, test } from "@playwright/test";
import { cutOff } from "../support/accessibility";
import { templates } from "../support/routes";

test.use({ javaScriptEnabled: false });

/** Prose with fewer than 20 characters in a line, and words that are broken without a hyphen. @param least characters in a line */
const findNarrow = (page: Page, least: number): Promise<string[]> =>
	page.getByRole("main").evaluate((main, fewest) => {
		const countLines = (range: Range): number => {
			const middles = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top, bottom }) => Math.round((top + bottom) / 12));
			return new Set(middles).size;
		};
		const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, .form-trap");
		const isProse = (element: Element): boolean =>
			visible(element) && !element.querySelector("a, br, p, li, dd, td, div, .block") && getComputedStyle(element).fontFamily.includes("Figtree Variable");
		const narrow = [...main.querySelectorAll("p, li, dd, td")].filter(isProse).flatMap((element) => {
			const text = element.textContent.trim();
			const range = new Range();
			range.selectNodeContents(element);
			const lines = countLines(range);
			return text.length >= 60 && lines > 2 && text.length / lines < fewest ? [`${Math.round(text.length / lines)} a line: ${text.slice(0, 40)}`] : [];
		});
		const broken: string[] = [];
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const node = walker.currentNode as Text;
			if (!(node.parentElement && visible(node.parentElement)) || node.parentElement.closest("script, style, [lang]:not(html)")) continue;
			for (const { 0: word, index } of node.data.matchAll(/(?<![@.])\b\p{L}{4,}\b(?![@.]\p{L})/gu)) {
				const range = new Range();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (countLines(range) > 1) broken.push(`broken: ${word}`);
			}
		}
		return [...narrow, ...broken];
	}, least);

const widths = [320, 390, 768, 820, 912, 1024, 1440, 1920];

for (const path of templates)
	test(`${path} has no narrow column and no broken word in any window`, async ({ page }) => {
		await page.goto(path);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await findNarrow(page, 20), `${width} px`).toEqual([]);
		}
	});

test.describe("with text of 200% on a phone", () => {
	test.use({ launchOptions: { args: ["--blink-settings=defaultFontSize=32"] }, viewport: { width: 390, height: 844 } });

	for (const path of templates)
		test(`${path} is whole`, async ({ page }) => {
			await page.goto(path);
			expect.soft(await findNarrow(page, 12)).toEqual([]);
			expect(await cutOff(page)).toEqual([]);
		});
});
