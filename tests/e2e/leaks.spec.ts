import { expect, test } from "@playwright/test";
import { changePages, cycle, openForCounting } from "../support/page-changes.mjs";
import { desktop } from "../support/shell";

test.use({ viewport: desktop });

const kinds = ["Documents", "JSEventListeners", "Nodes"] as const;

// Twice round the cycle, and 200 page changes with motion.
for (const [rounds, reducedMotion, tag] of [
	[2, "reduce", ""],
	[Math.ceil(200 / cycle.length), "no-preference", "@deep"],
] as const)
	test(`${rounds * cycle.length} page changes leave nothing behind`, { tag: tag || [] }, async ({ page }) => {
		await page.emulateMedia({ reducedMotion });
		const { before, after } = await changePages(page, await openForCounting(page, "/about"), { rounds });
		const left = kinds.map((kind) => [kind, Math.max(0, after[kind] - before[kind])]);
		expect(Object.fromEntries(left), "left behind").toEqual({ Documents: 0, JSEventListeners: 0, Nodes: 0 });
	});
