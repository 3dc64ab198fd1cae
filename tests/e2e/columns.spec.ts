import { chromium, expect, type Page, test } from "@playwright/test";
import { cutOff, expectNotCutOff } from "../support/accessibility";
import { openPage } from "../support/hydration";
import { templates } from "../support/routes";

test.use({ javaScriptEnabled: false });

/** What reads badly in two halves: ranges and numbers with their unit, times, days, phone numbers, credentials and short compounds. */
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

/** Sentences with fewer than 20 characters in a line, and words and such units whose parts are on two lines. Which are kept together: src/lib/text/markup.test.ts. */
const findNarrow = (page: Page): Promise<string[]> =>
	page.getByRole("main").evaluate((main, pattern) => {
		for (const details of main.querySelectorAll("details")) details.open = true;
		const countLines = (range: Range): number =>
			new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top, bottom }) => Math.round((top + bottom) / 12))).size;
		const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, .form-trap, script, style");
		const isProse = (element: Element): boolean =>
			isShown(element) && !element.querySelector("a, br, p, li, dd, td, div, .block") && getComputedStyle(element).fontFamily.includes("Figtree Variable");
		const narrow = [...main.querySelectorAll("p, li, dd, td")].filter(isProse).flatMap((element) => {
			const text = element.textContent.trim();
			const range = new Range();
			range.selectNodeContents(element);
			const lines = countLines(range);
			return /[.!?”]$/.test(text) && text.length >= 60 && lines > 2 && text.length / lines < 20 ? [`${text.length / lines} a line: ${text.slice(0, 40)}`] : [];
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

const widths = [320, 390, 768, 820, 912, 1024, 1440, 1920];

for (const path of templates)
	test(`${path} has no narrow column, and no word, unit or short compound broken, in any window`, async ({ page }) => {
		await page.goto(path);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await findNarrow(page), `${width} px`).toEqual([]);
		}
	});

test("with text of 200% on a phone, nothing is out of the window and no word is broken", async ({ browser: usual }) => {
	const { launchOptions, baseURL } = test.info().project.use;
	const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"] });
	const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
	for (const path of templates) {
		await page.goto(path);
		const broken = (await findNarrow(page)).filter((found) => /^broken: \p{L}+$/u.test(found));
		expect.soft([...(await cutOff(page)), ...broken], path).toEqual([]);
	}
	await browser.close();
	// Where the text alone grows, the breakpoints of the window stay. The finder's form needs script.
	const grown = await usual.newPage({ baseURL, javaScriptEnabled: true });
	await openPage(grown, "/treatment-finder");
	await grown.addStyleTag({ content: "html { font-size: 200% }" });
	await expectNotCutOff(grown, [360, 390, 412], "main", "text of 200%");
	await grown.close();
});
