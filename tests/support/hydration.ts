import type { Page } from "@playwright/test";

/** One transparent pixel: pictures don't matter to hydration, and a failed request would be a console error. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Answers every picture with one pixel. */
export const withoutPictures = (page: Page): Promise<unknown> =>
	page.route(
		(url) => /\.(?:avif|webp|jpe?g|png|svg|gif)$/.test(url.pathname),
		(route) => route.fulfill({ contentType: "image/gif", body: pixel }),
	);

/**
 * Collects a page's errors. React's production build compares texts and elements with the HTML it hydrates, renders again if they differ, and
 * reports that as a recoverable error (minified: 418, 423, 425) through `reportError`, which is an uncaught error of the page; errors of its
 * boundaries go to the console.
 */
export const watchErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	page.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`));
	return errors;
};

/** Whether React handles the page's events and the router listens (`data-hydrated`, src/browser/start-up.ts). */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => "hydrated" in document.documentElement.dataset);

/** Waits until React handles the page's events and the router listens. Sections below the viewport may still be waiting. */
export const hydrated = async (page: Page): Promise<void> => {
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};

/** Waits until every section is hydrated too: React then keeps its own properties on the elements. */
export const fullyHydrated = async (page: Page): Promise<void> => {
	await hydrated(page);
	await page.waitForFunction(() =>
		[...document.querySelectorAll("main section, footer")].every((element) => Object.keys(element).some((key) => key.startsWith("__react"))),
	);
};

/** Holds the scripts back, so that whatever happens meanwhile happens before hydration. @returns a function that lets them through */
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
