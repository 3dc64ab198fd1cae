/** Firefox without a window, over WebDriver BiDi. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../.scripts/programs.mjs";

/**
 * @returns what a visitor does: `goTo` an address, `click` and `type` into an element, `press` a
 * key; `find` and `evaluate`, which run a function in the page and resolve to the element or the
 * value that it returns; and `close`. Such a function knows only its arguments.
 */
export const openFirefox = async (viewport) => {
	// As root, Firefox doesn't start in the home of somebody else, which it is under `sudo -E`.
	const home = mkdtempSync(join(tmpdir(), "elm-place-firefox-"));
	const options = {
		browser: "firefox",
		executablePath: findFirefox(),
		defaultViewport: viewport,
		env: { ...process.env, HOME: home },
	};
	const browser = await puppeteer.launch(options);
	const page = await browser.newPage();
	return {
		goTo: (url) => page.goto(url),
		evaluate: (read, ...args) => page.evaluate(read, ...args),
		find: async (read, ...args) => (await page.evaluateHandle(read, ...args)).asElement(),
		click: (element) => element.click(),
		type: (element, text) => element.type(text),
		press: (key) => page.keyboard.press(key),
		close: async () => {
			await browser.close();
			rmSync(home, { recursive: true, force: true });
		},
	};
};
