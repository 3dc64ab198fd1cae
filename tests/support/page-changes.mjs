/** Page changes by links, and what stays in memory after them. */

/** Links for one round: lists, a form, carousels, long texts. The second and seventh page depend on the content. */
export const cycle = [
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
export const followLink = async (page, selector) => {
	const link = page.locator(selector).filter({ visible: true }).first();
	const path = new URL(await link.evaluate(({ href }) => href)).pathname;
	await page.locator("main h1").evaluate((heading) => heading.setAttribute("data-left", ""));
	// Parts that haven't been in view have an estimated height. The link moves when they get their own, so it has to be in view before the click.
	await link.scrollIntoViewIfNeeded();
	await link.click();
	await page.waitForFunction((to) => {
		const [heading, ...others] = document.querySelectorAll("main h1");
		return location.pathname === to && others.length === 0 && heading === document.activeElement && !heading.hasAttribute("data-left");
	}, path);
};

const counted = ["Documents", "JSEventListeners", "Nodes"];

/** Waits until the page has nothing to do, and collects garbage. @returns the browser's counts, by their names in DevTools */
const count = async (page, session) => {
	await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	const metric = (name) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
	return Object.fromEntries(counted.map((name) => [name, metric(name)]));
};

/** The lowest of several counts: the page before may still be on its way out. */
const countLowest = async (page, session) => {
	const counts = [];
	for (let times = 0; times < 5; times += 1) counts.push(await count(page, session));
	return Object.fromEntries(Object.keys(counts[0]).map((name) => [name, Math.min(...counts.map((each) => each[name]))]));
};

/** Milliseconds for a busy browser to let go of the pages that were left. */
const patience = 120_000;

/** Counts until there's no more than before, or patience is over: then the result says what's left. */
const countAgain = async (page, session, before) => {
	const latest = Date.now() + patience;
	for (;;) {
		const now = await count(page, session);
		if (counted.every((name) => now[name] <= before[name]) || Date.now() > latest) return now;
	}
};

/** Opens a page for counting, under Save-Data: prefetching would add to the counts. */
export const openForCounting = async (page, url) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await page.goto(url);
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	await session.send("HeapProfiler.enable");
	return session;
};

/** Changes pages in rounds. The first one warms up, because the scripts and data of the pages stay in memory. */
export const changePages = async (page, session, { rounds }) => {
	const goAround = async (times) => {
		for (let round = 0; round < times; round += 1) for (const link of cycle) await followLink(page, link);
	};
	await goAround(1);
	const before = await countLowest(page, session);
	await goAround(rounds);
	return { before, after: await countAgain(page, session, before) };
};
