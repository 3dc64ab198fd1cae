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

/** Waits until React has taken over the header, with which it begins. */
export const hydrated = async (page: Page): Promise<void> => {
	await page.waitForFunction(() => Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactFiber")));
};

interface FiberRoot {
	readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } | null } };
}

/** Whether React has committed the whole page, not only begun to take it over. `performance` tells nothing here: a set clock replaces it. */
const isCommittedHere = (): boolean => {
	const entry = Object.entries(document.getElementById("___gatsby") ?? {}).find(([key]) => key.startsWith("__reactContainer$"));
	return (entry?.[1] as FiberRoot | undefined)?.stateNode.current.memoizedState?.isDehydrated === false;
};

/** Whether React stands. What lies below the window may still wait. */
export const isCommitted = (page: Page): Promise<boolean> => page.evaluate(isCommittedHere);

/** Waits until React stands, and so the router listens: an address changed before that shows nothing. What lies below the window may still wait. */
export const mounted = async (page: Page): Promise<void> => {
	await page.waitForFunction(isCommittedHere);
};

/** Gives a visitor's sign, and waits until React has taken over the whole page, what lies below the window too (src/components/late.tsx). */
export const committed = async (page: Page): Promise<void> => {
	await mounted(page);
	await page.waitForFunction(() => {
		window.dispatchEvent(new Event("scroll"));
		return [...document.querySelectorAll("[data-page] > *, footer")].every((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber")));
	});
};

/**
 * Gives a visitor's sign, and waits until everything below the window is drawn too: from then on nothing changes its height
 * (src/runtime/draw-sections.ts). What a function answers has no scripts and is drawn whole.
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
