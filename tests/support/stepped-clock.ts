import { expect, type Page } from "@playwright/test";
import { isHydrated } from "./hydration";

/**
 * Opens a page on a clock that stands still, and steps it by single milliseconds until React handles the page's events. From then on nothing that
 * waits for time happens before a test steps the clock itself.
 * @returns milliseconds stepped: how long ago, on its clock, the page loaded
 */
export const openSteppedPage = async (page: Page, path: string, instant: Date): Promise<number> => {
	// A clock can be stopped only later than it began.
	await page.clock.install({ time: new Date(instant.getTime() - 60_000) });
	await page.clock.pauseAt(instant);
	await page.goto(path);
	// The scripts start with the pointer, which spares the steps until they would by themselves.
	await page.mouse.move(1, 1);
	await page.mouse.move(200, 400);
	let passed = 0;
	await expect
		.poll(
			async () => {
				await page.clock.runFor(1);
				passed += 1;
				return isHydrated(page);
			},
			{ intervals: [30] },
		)
		.toBe(true);
	return passed;
};

/** Steps the clock by tenths of a second until a condition holds: for what needs time on the clock and the network or the browser's own threads. */
export const stepUntil = (page: Page, holds: () => Promise<boolean>): Promise<void> =>
	expect
		.poll(
			async () => {
				await page.clock.runFor(100);
				return holds();
			},
			{ intervals: [20] },
		)
		.toBe(true);
