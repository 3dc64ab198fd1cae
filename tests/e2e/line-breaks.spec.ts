import { expect, type Page, test } from "@playwright/test";
import { phone } from "../support/shell";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" }, javaScriptEnabled: false });

/** What reads badly in two halves: ranges and numbers with their unit, times, days, phone numbers, credentials and short compounds. */
const units = [
	"\\d+–\\d+ (?:min|minutes|hours|days|weeks|months|sessions)\\b",
	"\\b\\d+ (?:am|pm|mm|mL)\\b",
	"\\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d+",
	"\\(\\d{3}\\) \\d{3}-\\d{4}",
	"\\b[A-Z]{2,4}-[A-Z\\d]{1,2}\\b",
	"(?<![\\w-])[A-Za-z]{1,6}-[A-Za-z]{2,6}(?![\\w-])",
].join("|");

/** How many such units the main part shows, its questions opened, and those whose halves are on two lines. Which are kept together: src/lib/text/markup.test.ts. */
const readUnits = (page: Page): Promise<{ shown: number; broken: string[] }> =>
	page.getByRole("main").evaluate((main, pattern) => {
		for (const details of main.querySelectorAll("details")) details.open = true;
		const broken: string[] = [];
		let shown = 0;
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode as Text;
			for (const { 0: unit, index } of text.data.matchAll(new RegExp(pattern, "g"))) {
				const range = new Range();
				range.setStart(text, index);
				range.setEnd(text, index + unit.length);
				const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
				if (lines.size > 0) shown += 1;
				if (lines.size > 1) broken.push(unit);
			}
		}
		return { shown, broken };
	}, units);

test("no unit, day, number or short compound is broken on two lines", async ({ page }) => {
	for (const path of [
		"/services",
		"/services/microneedling",
		"/services/dermal-fillers",
		"/pricing",
		"/team",
		"/contact",
		"/specials",
		"/resources/aftercare-the-first-week",
	]) {
		await page.goto(path);
		const { shown, broken } = await readUnits(page);
		expect(shown, path).toBeGreaterThan(0);
		expect(broken, path).toEqual([]);
	}
});
