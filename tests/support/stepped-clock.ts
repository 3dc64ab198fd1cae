import { expect, type Page } from "@playwright/test";

/** Steps a paused clock by tenths of a second until a condition holds, for what also needs the network or the browser's threads. */
export const stepUntil = (page: Page, holds: () => Promise<boolean>): Promise<void> =>
	expect
		.poll(
			async () => {
				await page.clock.runFor(100);
				return holds();
			},
			{ intervals: [20], message: `stepping the clock until ${holds}` },
		)
		.toBe(true);
