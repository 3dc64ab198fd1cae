import { expect, type Page, test } from "@playwright/test";
import { changePages, cycle, openForCounting } from "../../bench/lib/page-changes.mjs";

// Bytes of the heap are measured by `npm run bench:memory`.
test.use({ viewport: { width: 1440, height: 900 } });

/** How much more there is after that many rounds than after the warm-up. */
const left = async (page: Page, rounds: number): Promise<{ documents: number; listeners: number; nodes: number }> => {
	const session = await openForCounting(page, "/about");
	const { before, after } = await changePages(page, session, { rounds });
	return {
		documents: after.Documents - before.Documents,
		listeners: after.JSEventListeners - before.JSEventListeners,
		nodes: after.Nodes - before.Nodes,
	};
};

const expectNothingLeft = (more: Awaited<ReturnType<typeof left>>): void => {
	expect(more.documents, "documents").toBeLessThanOrEqual(0);
	expect(more.listeners, "listeners").toBeLessThanOrEqual(0);
	expect(more.nodes, "nodes").toBeLessThanOrEqual(0);
};

test("changes of page leave nothing behind", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	expectNothingLeft(await left(page, 2));
});

test("200 changes of page leave nothing behind", { tag: "@deep" }, async ({ page }) => {
	test.setTimeout(300_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	expectNothingLeft(await left(page, Math.ceil(200 / cycle.length)));
});

test("changes of page with motion leave nothing behind", { tag: "@deep" }, async ({ page }) => {
	test.setTimeout(300_000);
	expectNothingLeft(await left(page, 4));
});

test("a listener that each change leaves behind is noticed", { tag: "@deep" }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.addInitScript(() => {
		const { pushState } = history;
		history.pushState = function (...parts) {
			window.addEventListener("resize", () => parts);
			return pushState.apply(this, parts);
		};
	});
	expect((await left(page, 2)).listeners).toBeGreaterThanOrEqual(2 * cycle.length);
});
