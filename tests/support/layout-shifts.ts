import type { Page } from "@playwright/test";

/** Notes the layout shifts of each page that's opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
	});

/** How far things on a page have moved so far, as in Cumulative Layout Shift. */
export const readShifts = (page: Page): Promise<number> =>
	page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0));
