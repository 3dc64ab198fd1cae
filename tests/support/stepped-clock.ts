import { expect, type Page } from "@playwright/test";
import { isHydrated } from "./hydration";

/**
 * Opens a page on a paused clock, and steps it by single milliseconds until the page is hydrated. From then on timers fire only when a test
 * steps the clock.
 * @returns milliseconds stepped since the page loaded
 */
export const openSteppedPage = async (page: Page, path: string, instant: Date): Promise<number> => {
	// A clock can be paused only later than it starts.
	await page.clock.install({ time: new Date(instant.getTime() - 60_000) });
	await page.clock.pauseAt(instant);
	await page.goto(path);
	// Moving the pointer starts the scripts, which saves steps.
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

/** Steps the clock by tenths of a second until a condition holds, for what also needs the network or the browser's threads. */
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
