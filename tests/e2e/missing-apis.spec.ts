import { expect, type Locator, type Page, test } from "@playwright/test";
import { services } from "../support/content";
import { hydrated, watchErrors, withoutPictures } from "../support/hydration";
import { openDayAhead } from "../support/open-days";
import { templates } from "../support/routes";
import { desktop, mainMenu } from "../support/shell";

/** Browsers of the baseline (docs/architecture.md), WebViews inside apps, and settings that take something away. */
interface Missing {
	/** Words of HTML that the browser doesn't know, nor what scripts and styles name after them. */
	readonly words?: readonly string[];
	/** Runs before the page's scripts. */
	readonly take?: () => void;
}

const missing: Record<string, Missing> = {
	popovers: {
		words: ["popover"],
		take: () => {
			for (const name of ["showPopover", "hidePopover", "togglePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
		},
	},
	"invoker commands": { words: ["commandfor"], take: () => Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement") },
	"dialogs that close by a click beside them": { words: ["closedby"], take: () => Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy") },
	"idle callbacks": {
		take: () => {
			for (const name of ["requestIdleCallback", "cancelIdleCallback"]) Reflect.deleteProperty(window, name);
		},
	},
	sharing: {
		take: () => {
			for (const name of ["share", "canShare"]) Reflect.deleteProperty(Navigator.prototype, name);
		},
	},
	"the clipboard": { take: () => Reflect.deleteProperty(Navigator.prototype, "clipboard") },
	printing: { take: () => Object.assign(window, { print: undefined }) },
	"intersection observers": { take: () => Reflect.deleteProperty(window, "IntersectionObserver") },
	"resize observers": { take: () => Reflect.deleteProperty(window, "ResizeObserver") },
	"paint times": {
		take: () => {
			PerformanceObserver.prototype.observe = () => undefined;
		},
	},
	caches: { take: () => Reflect.deleteProperty(window, "caches") },
	"service workers": { take: () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker") },
	storage: {
		take: () => {
			for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, {
					get: () => {
						throw new DOMException("Denied", "SecurityError");
					},
				});
		},
	},
	Temporal: { take: () => Reflect.deleteProperty(window, "Temporal") },
	"formats of dates": {
		take: () => {
			Reflect.deleteProperty(window, "Temporal");
			Intl.DateTimeFormat = class {
				constructor() {
					throw new RangeError("Unknown time zone");
				}
			} as unknown as typeof Intl.DateTimeFormat;
		},
	},
	"what only secure pages have": {
		take: () => {
			Reflect.deleteProperty(Crypto.prototype, "randomUUID");
			Reflect.deleteProperty(Crypto.prototype, "subtle");
		},
	},
	"what newer browsers have": {
		take: () => {
			for (const name of ["BroadcastChannel", "Notification", "navigation", "scheduler", "structuredClone", "trustedTypes"])
				Reflect.deleteProperty(window, name);
			Reflect.deleteProperty(Document.prototype, "fonts");
			Reflect.deleteProperty(Document.prototype, "startViewTransition");
			Reflect.deleteProperty(Element.prototype, "checkVisibility");
			Reflect.deleteProperty(Navigator.prototype, "connection");
		},
	},
};

/** Opens a page in a browser without some of these. @returns its errors, as they come */
const openWithout = async (page: Page, path: string, lacks: readonly Missing[]): Promise<string[]> => {
	const errors = watchErrors(page);
	await withoutPictures(page);
	const words = lacks.flatMap((each) => each.words ?? []);
	if (words.length > 0)
		await page.route(
			() => true,
			async (route) => {
				if (!["document", "script"].includes(route.request().resourceType())) return route.fallback();
				const response = await route.fetch();
				const text = await response.text();
				return route.fulfill({ response, body: words.reduce((changed, word) => changed.replaceAll(word, `x${word}`), text) });
			},
		);
	for (const { take } of lacks) if (take) await page.addInitScript(take);
	await page.setViewportSize(desktop);
	await page.goto(path);
	return errors;
};

const main = (page: Page): Locator => page.getByRole("main");
const [first, second] = services;

/** What a page is for, besides its text: it works, or says what to do instead. The search is the same on all pages. */
const uses: Record<string, (page: Page) => Promise<void>> = {
	"/": async (page) => {
		const carousel = page.getByRole("region", { name: "Service categories" });
		await carousel.scrollIntoViewIfNeeded();
		await expect(carousel.getByRole("group").first()).toBeInViewport();
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await page.getByRole("searchbox").fill(first?.title ?? "");
		await expect(page.getByRole("dialog", { name: "Search" }).getByRole("link", { name: first?.title }).first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("searchbox")).toBeHidden();
	},
	"/services": async (page) => {
		await main(page)
			.getByRole("button", { name: `Compare ${first?.title}`, exact: true })
			.click();
		const bar = page.getByRole("region", { name: "Comparison" });
		await expect(bar.getByRole("status")).toContainText("1 chosen");
		await expect(bar).toBeInViewport({ ratio: 1 });
		await bar.getByRole("button", { name: "Clear" }).click();
		await expect(bar).toBeHidden();
	},
	"/compare": async (page) => {
		await page.goto(`/compare?services=${first?.slug},${second?.slug}`);
		await expect(page.getByRole("table", { name: "Compare treatments" }).getByRole("columnheader")).toHaveText([first?.title ?? "", second?.title ?? ""]);
		const prints = await page.evaluate(() => {
			const prints = Boolean(window.print);
			if (prints) window.print = () => document.documentElement.setAttribute("data-printing", "");
			return prints;
		});
		await page.getByRole("button", { name: "Print this comparison" }).click();
		await expect(prints ? page.locator("html[data-printing]") : page.getByRole("alert").filter({ hasText: "to print it" })).toBeAttached();
	},
	"/treatment-finder": async (page) => {
		await main(page).getByRole("checkbox").first().check();
		await expect(main(page).getByRole("listitem").locator("a[href^='/services/']").first()).toBeVisible();
	},
	"/pricing": async (page) => {
		const estimator = page.getByRole("region", { name: "Price estimator" });
		await estimator.scrollIntoViewIfNeeded();
		await estimator.getByRole("combobox", { name: "Treatment", exact: true }).selectOption({ index: 1 });
		await expect(estimator.locator("output")).toContainText("$");
	},
	"/shop": async (page) => {
		await main(page)
			.getByRole("button", { name: /^Details/ })
			.first()
			.click();
		const dialog = page.getByRole("dialog");
		await expect(dialog).toBeVisible();
		await page.mouse.click(5, 5);
		await expect(dialog).toBeHidden();
	},
	"/contact": async (page) => {
		await main(page).getByRole("button", { name: "Send message" }).click();
		await expect(main(page).getByRole("group", { name: /another look/ })).toBeFocused();
	},
	"/schedule": async (page) => {
		await main(page).getByRole("button", { name: "Send request" }).click();
		await expect(main(page).getByRole("group", { name: /another look/ })).toBeFocused();
	},
	"/services/microneedling": async (page) => {
		const plan = page.getByRole("region", { name: "Plan your series" });
		await plan.scrollIntoViewIfNeeded();
		await plan.getByLabel("First day").fill(openDayAhead());
		await plan.getByRole("button", { name: "Add to calendar" }).click();
		await plan.getByRole("button", { name: /Copy the dates|Share the file/ }).click();
	},
};

/** The page is there, its menu opens and closes, and what it's for works, all without an error. */
const expectWorks = async (page: Page, path: string, errors: readonly string[]): Promise<void> => {
	await expect(page.locator("h1")).toBeVisible();
	const overview = mainMenu(page).getByRole("link", { name: "View All Services" });
	await expect(overview).toBeHidden();
	// By keyboard: a mouse that rests on the button would open it again.
	await mainMenu(page).getByRole("button", { name: "Services" }).press("Enter");
	await expect(overview).toBeInViewport();
	await page.keyboard.press("Escape");
	await expect(overview).toBeHidden();
	await hydrated(page);
	await uses[path]?.(page);
	await expect(page.locator("h1")).toBeVisible();
	// Without observers, a carousel stays a row that scrolls: what moves it fails inside its boundary.
	expect(errors.filter((error) => !/^React: ReferenceError: (?:Intersection|Resize)Observer is not defined/.test(error))).toEqual([]);
	// Pages fetched ahead may still be on their way.
	await page.unrouteAll({ behavior: "ignoreErrors" });
};

// The security policy has the hashes of scripts in the page, which these tests change.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const everything = Object.values(missing);
/** Pages whose code differs, opened one after the other by one visitor. */
const visits = {
	"home, services and comparison": ["/", "/services", "/compare"],
	"finder, prices and shop": ["/treatment-finder", "/pricing", "/shop"],
	"the forms": ["/contact", "/schedule"],
	"a service": ["/services/microneedling"],
};
for (const [name, paths] of Object.entries(visits))
	test(`${name} work in a browser that has none of what it can do without`, async ({ context }) => {
		for (const path of paths)
			await test.step(path, async () => {
				const page = await context.newPage();
				await expectWorks(page, path, await openWithout(page, path, everything));
				await page.close();
			});
	});

for (const path of templates)
	test(`${path} works without each thing that a browser may lack`, { tag: "@deep" }, async ({ context }) => {
		test.setTimeout(300_000);
		for (const [name, lacks] of [["everything", everything] as const, ...Object.entries(missing).map(([each, lack]) => [each, [lack]] as const)])
			await test.step(`without ${name}`, async () => {
				const page = await context.newPage();
				await expectWorks(page, path, await openWithout(page, path, lacks));
				await page.close();
			});
	});
