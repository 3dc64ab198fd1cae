import type { CDPSession, Page } from "@playwright/test";
import { hydrated } from "./hydration";
import { saveData } from "./traces";

/** Links for one round: lists, a form, carousels, long texts. */
const cycle = [
	'a[href="/services"]',
	'main a[href^="/services/"]',
	'a[href="/schedule"]',
	'a[href="/"]',
	'a[href="/team"]',
	'footer a[href="/sitemap"]',
	'main a[href^="/resources/"]',
	'a[href="/contact"]',
	'a[href="/pricing"]',
];

/** Clicks the first visible link, and waits until only its page is in the document, with the focus on its heading. */
export const followLink = async (page: Page, selector: string): Promise<void> => {
	const link = page.locator(selector).filter({ visible: true }).first();
	const path = new URL(await link.evaluate((element) => (element as HTMLAnchorElement).href)).pathname;
	await page.locator("main h1").evaluate((heading) => heading.setAttribute("data-left", ""));
	// Parts that haven't been in view have an estimated height. The link moves when they get their own, so it has to be in view before the click.
	await link.scrollIntoViewIfNeeded();
	await link.click();
	await page.waitForFunction((to) => {
		const [heading, ...others] = document.querySelectorAll("main h1");
		return location.pathname === to && others.length === 0 && heading === document.activeElement && !heading?.hasAttribute("data-left");
	}, path);
};

/** The browser's counts, by their names in DevTools. */
type Counts = Readonly<Record<string, number>>;

/** Waits until the page has nothing to do, and collects garbage. */
const count = async (page: Page, session: CDPSession): Promise<Counts> => {
	await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	return Object.fromEntries(metrics.filter(({ name }) => ["Documents", "JSEventListeners", "Nodes"].includes(name)).map(({ name, value }) => [name, value]));
};

/** The lowest of several counts: the page before may still be on its way out. */
const countLowest = async (page: Page, session: CDPSession): Promise<Counts> => {
	const counts: Counts[] = [];
	for (let times = 0; times < 5; times += 1) counts.push(await count(page, session));
	return Object.fromEntries(Object.keys(counts[0] ?? {}).map((name) => [name, Math.min(...counts.map((each) => each[name] ?? Number.NaN))]));
};

/** Milliseconds for a busy browser to let go of the pages that were left. */
const patience = 120_000;

/** Opens a page for counting, under Save-Data: prefetching would add to the counts. */
export const openForCounting = async (page: Page, url: string): Promise<CDPSession> => {
	await saveData(page);
	await page.goto(url);
	await hydrated(page);
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	await session.send("HeapProfiler.enable");
	return session;
};

/** Changes pages in rounds. The first one warms up, because the scripts and data of the pages stay in memory. */
export const changePages = async (page: Page, session: CDPSession, rounds: number): Promise<{ before: Counts; after: Counts }> => {
	const goAround = async (times: number) => {
		for (let round = 0; round < times; round += 1) for (const link of cycle) await followLink(page, link);
	};
	await goAround(1);
	const before = await countLowest(page, session);
	await goAround(rounds);
	const latest = Date.now() + patience;
	for (;;) {
		const after = await count(page, session);
		if (Object.entries(before).every(([name, least]) => (after[name] ?? 0) <= least) || Date.now() > latest) return { before, after };
	}
};
