import { expect, type Page, test } from "@playwright/test";
import { changePages, cycle, openForCounting } from "../../bench/lib/page-changes.mjs";
import { desktop } from "../support/shell";

// `npm run bench:memory` measures the heap in bytes.
test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

/** Changes pages that many rounds after a warm-up. @returns what there is before and after */
const countRounds = async (page: Page, rounds: number) => changePages(page, await openForCounting(page, "/about"), { rounds });

const expectNothingLeft = async (page: Page, rounds: number): Promise<void> => {
	const { before, after } = await countRounds(page, rounds);
	for (const kind of ["Documents", "JSEventListeners", "Nodes"] as const) expect(after[kind], kind).toBeLessThanOrEqual(before[kind]);
};

test("page changes leave nothing behind", ({ page }) => expectNothingLeft(page, 2));

test("200 page changes leave nothing behind", { tag: "@deep" }, async ({ page }) => {
	test.setTimeout(300_000);
	await expectNothingLeft(page, Math.ceil(200 / cycle.length));
});

test("page changes with motion leave nothing behind", { tag: "@deep" }, async ({ page }) => {
	test.setTimeout(300_000);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expectNothingLeft(page, 4);
});

test("a listener that each page change leaves behind is counted", { tag: "@deep" }, async ({ page }) => {
	await page.addInitScript(() => {
		const { pushState } = history;
		history.pushState = function (...parts) {
			window.addEventListener("resize", () => parts);
			return pushState.apply(this, parts);
		};
	});
	const { before, after } = await countRounds(page, 2);
	expect(after.JSEventListeners - before.JSEventListeners).toBeGreaterThanOrEqual(2 * cycle.length);
});
