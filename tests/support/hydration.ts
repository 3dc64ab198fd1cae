import { expect, type Page } from "@playwright/test";

/** A transparent pixel in place of pictures, because a failed request would log an error. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

export const withoutPictures = (page: Page): Promise<unknown> =>
	page.route(
		(url) => /\.(?:avif|webp|jpe?g|png|svg|gif)$/.test(url.pathname),
		(route) => route.fulfill({ contentType: "image/gif", body: pixel }),
	);

/**
 * Collects a page's errors. React's warnings of hydration and errors in boundaries go to the
 * console (src/browser/client-entry.ts).
 */
export const watchErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	page.on(
		"console",
		(message) =>
			message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`),
	);
	return errors;
};

/**
 * Waits until React and the router handle events. Sections below the viewport may hydrate later.
 */
export const hydrated = (page: Page): Promise<void> =>
	page.locator("html[data-hydrated]").waitFor({ state: "attached" });

export const openPage = async (page: Page, path: string): Promise<void> => {
	await page.goto(path);
	await hydrated(page);
};

/** Waits until every section is hydrated, which shows in React's properties of elements. */
export const fullyHydrated = async (page: Page): Promise<void> => {
	await hydrated(page);
	await page.waitForFunction(() =>
		[...document.querySelectorAll("main section, footer")].every((element) =>
			Object.keys(element).some((key) => key.startsWith("__react")),
		),
	);
};

/** Holds requests back. @returns a function that lets them through */
export const holdRequests = async (page: Page, pattern: RegExp): Promise<() => void> => {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(pattern, (route) => released.then(() => route.continue()));
	return () => release();
};

/**
 * Opens a page without its scripts.
 * @returns a function that lets them through and waits for hydration
 */
export const openBeforeHydration = async (
	page: Page,
	path: string,
): Promise<() => Promise<void>> => {
	const release = await holdRequests(page, /\.js$/);
	await page.goto(path, { waitUntil: "commit" });
	return async () => {
		expect(await page.locator("html[data-hydrated]").count(), "nothing is hydrated so far").toBe(0);
		release();
		await fullyHydrated(page);
	};
};
