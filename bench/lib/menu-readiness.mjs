import { phone } from "./browser.mjs";
import { throttle } from "./throttle.mjs";

/** Selectors for the menu button of our site or another. The first visible element counts. */
const menuButtons = [
	'header button[aria-haspopup="dialog"]',
	'header button[aria-label*="menu" i]',
	'header button[aria-controls*="menu" i]',
	"header button[aria-expanded]",
	'button[aria-label*="menu" i]',
	"header summary",
];

/**
 * Clicks the menu button every 25 ms until something opens, from when it exists or from when it's painted. Runs in the page, before anything else.
 */
const clickUntilOpen = ({ selectors, painted }) => {
	const record = { paint: undefined, largest: undefined, works: undefined };
	window.benchMenu = record;
	new PerformanceObserver((list) => {
		record.largest = list.getEntries().at(-1).startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		record.paint ??= list.getEntriesByName("first-contentful-paint")[0]?.startTime;
	}).observe({ type: "paint", buffered: true });
	const countOpen = () => document.querySelectorAll("[aria-expanded=true], dialog[open], [role=dialog], details[open]").length;
	let before;
	const note = () => {
		if (record.works !== undefined || before === undefined || countOpen() <= before) return false;
		record.works = performance.now();
		clearInterval(timer);
		return true;
	};
	const timer = setInterval(() => {
		const button = selectors.map((selector) => [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0)).find(Boolean);
		if (!button || (painted && record.paint === undefined) || note()) return;
		before ??= countOpen();
		button.click();
		if (!note()) setTimeout(note);
	}, 25);
};

/**
 * One load on slow 4G and a processor that's four times slower, both really throttled.
 * @param {import("@playwright/test").Browser} browser
 * @param {{ painted?: boolean }} options `painted`: click only once the button is painted, as a visitor does. Otherwise click from when it exists, as
 *   the customer's yardstick does; `wait` is then how long the page looks ready and isn't
 * @returns in ms: `paint` (first contentful), `largest`, `works` (a click opened something), and `wait`, from first paint until then. Without a
 *   working menu, the last two are undefined
 */
export const menuReadiness = async (browser, url, { painted = true } = {}) => {
	const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
	const page = await context.newPage();
	await page.addInitScript(clickUntilOpen, { selectors: menuButtons, painted });
	await throttle(page, { network: true });
	await page.goto(url, { waitUntil: "load", timeout: 120_000 });
	await page.waitForFunction(() => window.benchMenu.works !== undefined, undefined, { timeout: 20_000 }).catch(() => undefined);
	const record = await page.evaluate(() => window.benchMenu);
	await context.close();
	return { ...record, wait: record.works === undefined ? undefined : Math.max(0, record.works - record.paint) };
};
