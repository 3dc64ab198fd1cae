import type { Page } from "@playwright/test";

/** What a line break must not divide, such as a number and its unit, a day, or a phone number. */
const units = [
	"\\d+–\\d+ (?:min|minutes|hours|days|weeks|months|sessions)\\b",
	"\\b\\d+ (?:am|pm|mm|mL)\\b",
	"\\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d+",
	"\\(\\d{3}\\) \\d{3}-\\d{4}",
	"\\b[A-Z]{2,4}-[A-Z\\d]{1,2}\\b",
	"(?<![\\w-])[A-Za-z]{1,6}-[A-Za-z]{2,6}(?![\\w-])",
	// A word, unless it's of an address.
	"(?<![@.])\\b\\p{L}{4,}\\b(?![@.]\\p{L})",
].join("|");

/**
 * @returns sentences with fewer than 20 characters in a line, and words and units whose parts are
 * on two lines
 */
export const findNarrow = (page: Page): Promise<string[]> =>
	page.getByRole("main").evaluate((main, pattern) => {
		for (const details of main.querySelectorAll("details")) details.open = true;
		const countLines = (range: Range): number =>
			new Set(
				[...range.getClientRects()]
					.filter(({ width }) => width > 1)
					.map(({ top, bottom }) => Math.round((top + bottom) / 12)),
			).size;
		const isShown = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			!element.closest(".sr-only, .form-trap, script, style");
		const isProse = (element: Element): boolean =>
			isShown(element) &&
			!element.querySelector("a, br, p, li, dd, td, div, .block") &&
			getComputedStyle(element).fontFamily.includes("Figtree Variable");
		const narrow = [...main.querySelectorAll("p, li, dd, td")]
			.filter(isProse)
			.flatMap((element) => {
				const text = element.textContent.trim();
				const range = new Range();
				range.selectNodeContents(element);
				const lines = countLines(range);
				return /[.!?”]$/.test(text) && text.length >= 60 && lines > 2 && text.length / lines < 20
					? [`${text.length / lines} a line: ${text.slice(0, 40)}`]
					: [];
			});
		const broken: string[] = [];
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const node = walker.currentNode as Text;
			if (!(node.parentElement && isShown(node.parentElement))) continue;
			for (const { 0: unit, index } of node.data.matchAll(new RegExp(pattern, "gu"))) {
				const range = new Range();
				range.setStart(node, index);
				range.setEnd(node, index + unit.length);
				if (countLines(range) > 1) broken.push(`broken: ${unit}`);
			}
		}
		return [...narrow, ...broken];
	}, units);
