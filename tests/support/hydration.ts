import type { Page } from "@playwright/test";

/** One transparent pixel: a page's pictures take no part in hydration, and a failed request would be a console error. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Answers every picture with one pixel. */
export const withoutPictures = (page: Page): Promise<unknown> =>
	page.route(
		(url) => /\.(?:avif|webp|jpe?g|png|svg|gif)$/.test(url.pathname),
		(route) => route.fulfill({ contentType: "image/gif", body: pixel }),
	);

/**
 * Collects what a page complains of. React's production build compares texts and elements with the HTML it takes over, draws the
 * page anew where they differ and reports that as a recoverable error (minified: 418, 423, 425) through `reportError`, which is
 * an uncaught error of the page; errors of its boundaries go to the console.
 */
export const watchErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	page.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`));
	return errors;
};

/** Whether React handles the page's events and the router listens (`data-hydrated`, src/browser/hydration.ts). */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => "hydrated" in document.documentElement.dataset);

/** Waits until React handles the page's events and the router listens. Sections below the viewport may still wait for the visitor. */
export const hydrated = async (page: Page): Promise<void> => {
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};

/** Scrolls as a visitor does, and waits until every part of the page is hydrated, including what's below the viewport. */
export const fullyHydrated = async (page: Page): Promise<void> => {
	await hydrated(page);
	await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
	await page.locator('html[data-hydrated="complete"]').waitFor({ state: "attached" });
};

/**
 * Gives a visitor's sign, and waits until everything below the window is drawn too: from then on nothing changes its height
 * (src/browser/draw-sections.ts). What a function answers has no scripts and is drawn whole.
 */
export const drawnWhole = async (page: Page): Promise<void> => {
	await page.waitForFunction(() => {
		// Again and again: who listens for it comes with the scripts.
		window.dispatchEvent(new Event("scroll"));
		return "drawn" in document.documentElement.dataset || !document.getElementById("gatsby-start");
	});
};

/** Holds the scripts back, so that what is done meanwhile is surely done before React. @returns what lets them through */
export const holdScripts = async (page: Page): Promise<() => void> => {
	let release: () => void = () => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	return () => release();
};
