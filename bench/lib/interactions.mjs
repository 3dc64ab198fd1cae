import { phone, settled } from "./browser.mjs";
import { throttle } from "./throttle.mjs";

/** A wide window with a mouse: where the menu's panels are. */
const desk = { viewport: { width: 1440, height: 900 } };

/** Collects Event Timing entries of interactions. Runs in the page, before anything else. */
const record = () => {
	window.benchEvents = [];
	new PerformanceObserver((list) => {
		window.benchEvents.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0));
	}).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/** Waits until two frames and the entries they bring have come. Runs in the page. */
const presented = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));

/**
 * Ms from the visitor's act to the next paint, by the browser's own Event Timing: the slowest event of the interaction, in steps of
 * 8 ms; 16, the least it reports, where nothing took as long.
 */
const measureLatency = async (page, act, answered) => {
	await page.evaluate(presented);
	await page.evaluate(() => {
		window.benchEvents.length = 0;
	});
	await act();
	await answered();
	await page.evaluate(presented);
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
const nextSlide = (page) => page.getByRole("region", { name: "Service categories" }).getByRole("button", { name: "Next slide" });

/** Each: the page it is on, the window, how it is brought about (`act`), when it has answered, and how it is taken back. */
const interactions = [
	{
		name: "menu opens (Enter)",
		route: "/about",
		device: desk,
		prepare: (page) => menu(page).getByRole("button", { name: "Services" }).focus(),
		act: (page) => page.keyboard.press("Enter"),
		answered: (page) => menuPanel(page).waitFor(),
		undo: (page) => page.keyboard.press("Escape"),
	},
	{
		name: "menu closes (Escape)",
		route: "/about",
		device: desk,
		prepare: async (page) => {
			await menu(page).getByRole("button", { name: "Services" }).focus();
			await page.keyboard.press("Enter");
			await menuPanel(page).waitFor();
		},
		act: (page) => page.keyboard.press("Escape"),
		answered: (page) => menuPanel(page).waitFor({ state: "detached" }),
		undo: async () => undefined,
	},
	{
		name: "drawer opens (tap)",
		route: "/about",
		device: phone,
		act: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
		answered: (page) => drawer(page).waitFor(),
		undo: (page) => tapDrawer(page, "Close menu", "hidden"),
	},
	{
		name: "drawer closes (tap)",
		route: "/about",
		device: phone,
		prepare: (page) => tapDrawer(page, "Open menu", "visible"),
		act: (page) => page.getByRole("button", { name: "Close menu" }).tap(),
		answered: (page) => drawer(page).waitFor({ state: "hidden" }),
		undo: async () => undefined,
	},
	{
		name: "question (tap)",
		route: "/services/microneedling",
		device: phone,
		prepare: (page) => question(page).scrollIntoViewIfNeeded(),
		act: (page) => question(page).locator("summary").tap(),
		answered: (page) => page.locator("main details[open]").first().waitFor(),
		undo: (page) => question(page).locator("summary").tap(),
	},
	{
		name: "services filter (tap)",
		route: "/services",
		device: phone,
		act: (page) => filters(page).nth(1).tap(),
		answered: (page) => page.waitForURL(/category=/),
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
			// The search loads with the visitor's first sign (src/browser/first-interaction.ts): a key is one.
			await page.keyboard.press("Shift");
			await page.locator("input[role=combobox]").focus();
		},
		act: (page) => page.keyboard.press("h"),
		answered: (page) => page.locator("[role=listbox] [role=option]").first().waitFor(),
		undo: async (page) => {
			await page.keyboard.press("Backspace");
			await page.keyboard.press("Escape");
		},
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
		answered: (page) => page.waitForTimeout(700),
		undo: async () => undefined,
	},
];

const opened = async (browser, device, url) => {
	const context = await browser.newContext({ ...device, serviceWorkers: "block", reducedMotion: "reduce" });
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	await page.addInitScript(record);
	// As on a host that runs the functions: without them the forms give way to phone and e-mail, and their search with them.
	await page.route("**/api/*", (route) => route.fulfill({ json: { ok: true } }));
	await page.goto(url, { waitUntil: "load" });
	await settled(page);
	return page;
};

/** Latencies in ms of every interaction of the page types, `runs` times each, on a processor four times slower. The first is a first time. */
export const interactionLatencies = async (browser, origin, runs) => {
	const results = [];
	for (const { name, route, device, prepare, act, answered, undo } of interactions) {
		const page = await opened(browser, device, origin + route);
		await throttle(page);
		const latencies = [];
		for (let run = 0; run < runs; run += 1) {
			await prepare?.(page);
			latencies.push(
				await measureLatency(
					page,
					() => act(page),
					() => answered(page),
				),
			);
			await undo(page);
		}
		await page.context().close();
		results.push({ name, route, latencies });
	}
	return results;
};
