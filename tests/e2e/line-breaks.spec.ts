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

/** How many such units the main part shows, its questions opened, and those whose halves are on two lines. */
const readUnits = (page: Page): Promise<{ shown: number; broken: string[] }> =>
	page.getByRole("main").evaluate((main, pattern) => {
		for (const details of main.querySelectorAll("details")) details.open = true;
		const findBlock = (node: Node): Element | null => {
			let element = node.parentElement;
			while (element && getComputedStyle(element).display === "inline") element = element.parentElement;
			return element;
		};
		// The text of each block, and where each of its characters is.
		const blocks = new Map<Element | null, { node: Text; offset: number; character: string }[]>();
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const node = walker.currentNode as Text;
			const block = findBlock(node);
			blocks.set(block, [...(blocks.get(block) ?? []), ...node.data.split("").map((character, offset) => ({ node, offset, character }))]);
		}
		const found = [...blocks.values()].flatMap((characters) =>
			[
				...characters
					.map(({ character }) => character)
					.join("")
					.matchAll(new RegExp(pattern, "g")),
			].map(({ 0: unit, index }) => {
				const lines = characters.slice(index, index + unit.length).flatMap(({ node, offset }) => {
					const range = new Range();
					range.setStart(node, offset);
					range.setEnd(node, offset + 1);
					return [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
				});
				return { unit, lines: new Set(lines).size };
			}),
		);
		return { shown: found.filter(({ lines }) => lines > 0).length, broken: found.filter(({ lines }) => lines > 1).map(({ unit }) => unit) };
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
