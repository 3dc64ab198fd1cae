import { phone, settled } from "./browser.mjs";
import { throttle } from "./throttle.mjs";

/** Wide enough for the menu's panels. */
const desktop = { viewport: { width: 1440, height: 900 } };

/** Collects Event Timing entries of interactions. Runs in the page, before anything else. */
const record = () => {
	window.benchEvents = [];
	new PerformanceObserver((list) => {
		window.benchEvents.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0));
	}).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/** Waits for two frames and their entries. Runs in the page. */
const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));

/** Ms from the interaction to the next paint, by Event Timing: its slowest event, in steps of 8 ms, or 16, the minimum that's reported. */
const measureLatency = async (page, act, waitForResponse) => {
	await page.evaluate(nextFrames);
	await page.evaluate(() => {
		window.benchEvents.length = 0;
	});
	await act();
	await waitForResponse();
	await page.evaluate(nextFrames);
	return page.evaluate(() => Math.max(16, ...window.benchEvents.map(({ duration }) => duration)));
};

const menu = (page) => page.getByRole("navigation", { name: "Main" });
const menuPanel = (page) => menu(page).locator("[popover]:popover-open");
const drawer = (page) => page.getByRole("dialog", { name: "Menu" });
const tapDrawer = async (page, name, state) => {
	await page.getByRole("button", { name }).tap();
	await drawer(page).waitFor({ state });
};
const question = (page) => page.locator("main details").first();
const filters = (page) => page.getByRole("navigation", { name: "Filter by category" }).getByRole("link");
const searchDialog = (page) => page.getByRole("dialog", { name: "Search" });
const nextSlide = (page) => page.getByRole("region", { name: "Service categories" }).getByRole("button", { name: "Next slide" });

/** Each has its page, device, how to prepare, do and undo it, and what to wait for. */
const interactions = [
	{
		name: "menu opens (Enter)",
		route: "/about",
		device: desktop,
		prepare: (page) => menu(page).getByRole("button", { name: "Services" }).focus(),
		act: (page) => page.keyboard.press("Enter"),
		waitForResponse: (page) => menuPanel(page).waitFor(),
		undo: (page) => page.keyboard.press("Escape"),
	},
	{
		name: "menu closes (Escape)",
		route: "/about",
		device: desktop,
		prepare: async (page) => {
			await menu(page).getByRole("button", { name: "Services" }).focus();
			await page.keyboard.press("Enter");
			await menuPanel(page).waitFor();
		},
		act: (page) => page.keyboard.press("Escape"),
		waitForResponse: (page) => menuPanel(page).waitFor({ state: "detached" }),
		undo: async () => undefined,
	},
	{
		name: "drawer opens (tap)",
		route: "/about",
		device: phone,
		act: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
		waitForResponse: (page) => drawer(page).waitFor(),
		undo: (page) => tapDrawer(page, "Close menu", "hidden"),
	},
	{
		name: "drawer closes (tap)",
		route: "/about",
		device: phone,
		prepare: (page) => tapDrawer(page, "Open menu", "visible"),
		act: (page) => page.getByRole("button", { name: "Close menu" }).tap(),
		waitForResponse: (page) => drawer(page).waitFor({ state: "hidden" }),
		undo: async () => undefined,
	},
	{
		name: "question (tap)",
		route: "/services/microneedling",
		device: phone,
		prepare: (page) => question(page).scrollIntoViewIfNeeded(),
		act: (page) => question(page).locator("summary").tap(),
		waitForResponse: (page) => page.locator("main details[open]").first().waitFor(),
		undo: (page) => question(page).locator("summary").tap(),
	},
	{
		name: "services filter (tap)",
		route: "/services",
		device: phone,
		act: (page) => filters(page).nth(1).tap(),
		waitForResponse: (page) => page.waitForURL(/category=/),
		undo: async (page) => {
			await filters(page).first().tap();
			await page.waitForURL(({ search }) => search === "");
		},
	},
	{
		name: "service search (a letter)",
		route: "/schedule",
		device: phone,
		prepare: async (page) => {
			// The search loads with the first interaction (src/browser/first-interaction.ts).
			await page.keyboard.press("Shift");
			await page.locator("input[role=combobox]").focus();
		},
		act: (page) => page.keyboard.press("h"),
		waitForResponse: (page) => page.locator("[role=listbox] [role=option]").first().waitFor(),
		undo: async (page) => {
			await page.keyboard.press("Backspace");
			await page.keyboard.press("Escape");
		},
	},
	{
		name: "search (a letter)",
		route: "/about",
		device: desktop,
		prepare: async (page) => {
			if (await searchDialog(page).isVisible()) return;
			await page.keyboard.press("/");
			await searchDialog(page).locator("[data-result]").first().waitFor();
			await page.keyboard.type("lase");
			await searchDialog(page).locator("[data-result] mark").first().waitFor();
		},
		act: (page) => page.keyboard.press("r"),
		waitForResponse: (page) => searchDialog(page).locator("[data-result] mark").first().waitFor(),
		undo: (page) => page.keyboard.press("Backspace"),
	},
	{
		name: "carousel (tap)",
		route: "/",
		device: phone,
		prepare: async (page) => {
			await page.getByRole("region", { name: "Service categories" }).scrollIntoViewIfNeeded();
			await nextSlide(page).scrollIntoViewIfNeeded();
		},
		act: (page) => nextSlide(page).tap(),
		waitForResponse: (page) => page.waitForTimeout(700),
		undo: async () => undefined,
	},
];

const openPage = async (browser, device, url) => {
	const context = await browser.newContext({ ...device, serviceWorkers: "block", reducedMotion: "reduce" });
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	await page.addInitScript(record);
	// As on a host with the functions: without them, phone and email replace the forms and their search.
	await page.route("**/api/*", (route) => route.fulfill({ json: { ok: true } }));
	await page.goto(url, { waitUntil: "load" });
	await settled(page);
	return page;
};

/** Latencies in ms of every interaction, `runs` times each, on a processor that's four times slower. */
export const interactionLatencies = async (browser, origin, runs) => {
	const results = [];
	for (const { name, route, device, prepare, act, waitForResponse, undo } of interactions) {
		const page = await openPage(browser, device, origin + route);
		await throttle(page);
		const latencies = [];
		for (let run = 0; run < runs; run += 1) {
			await prepare?.(page);
			latencies.push(
				await measureLatency(
					page,
					() => act(page),
					() => waitForResponse(page),
				),
			);
			await undo(page);
		}
		await page.context().close();
		results.push({ name, route, latencies });
	}
	return results;
};
