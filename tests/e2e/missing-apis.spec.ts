import { expect, type Locator, type Page, test } from "@playwright/test";
import { services } from "../support/content";
import { hydrated, watchErrors, withoutPictures } from "../support/hydration";
import { openDayAhead } from "../support/open-days";
import { templates } from "../support/routes";
import { desktop, mainMenu } from "../support/shell";

/** The site without all that browsers of the baseline (docs/architecture.md), views inside apps and settings may lack. */

/** Words of HTML that the browser doesn't know, nor what scripts and styles name after them. */
const words = ["popover", "commandfor", "closedby"];

/** Runs before the page's scripts. */
const takeAway = (): void => {
	const missing: readonly [object, readonly string[]][] = [
		[HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
		[HTMLButtonElement.prototype, ["commandForElement"]],
		[HTMLDialogElement.prototype, ["closedBy"]],
		[Navigator.prototype, ["share", "canShare", "clipboard", "serviceWorker", "connection"]],
		[window, ["requestIdleCallback", "cancelIdleCallback", "IntersectionObserver", "ResizeObserver", "caches", "Temporal"]],
		[window, ["BroadcastChannel", "Notification", "navigation", "scheduler", "structuredClone", "trustedTypes"]],
		// What only secure pages have.
		[Crypto.prototype, ["randomUUID", "subtle"]],
		[Document.prototype, ["fonts", "startViewTransition"]],
		[Element.prototype, ["checkVisibility"]],
	];
	for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
	Object.assign(window, { print: undefined });
	PerformanceObserver.prototype.observe = () => undefined;
	for (const name of ["localStorage", "sessionStorage"])
		Object.defineProperty(window, name, {
			get: () => {
				throw new DOMException("Denied", "SecurityError");
			},
		});
	Intl.DateTimeFormat = class {
		constructor() {
			throw new RangeError("Unknown time zone");
		}
	} as unknown as typeof Intl.DateTimeFormat;
};

const main = (page: Page): Locator => page.getByRole("main");
const [first, second] = services;

/** What a page is for, besides its text: it works, or says what to do instead. The search is the same on all pages. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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
	[`/compare?services=${first?.slug},${second?.slug}`]: async (page) => {
		await expect(page.getByRole("table", { name: "Compare treatments" }).getByRole("columnheader")).toHaveText([first?.title ?? "", second?.title ?? ""]);
		await page.getByRole("button", { name: "Print this comparison" }).click();
		await expect(page.getByRole("alert").filter({ hasText: "to print it" })).toBeAttached();
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

/** Opens pages without any of this: each is there, its menu opens and closes, and what it's for works, all without an error. */
const expectWork = async (page: Page, paths: readonly string[]): Promise<void> => {
	const errors = watchErrors(page);
	await withoutPictures(page);
	await page.route(
		() => true,
		async (route) => {
			if (!["document", "script"].includes(route.request().resourceType())) return route.fallback();
			const response = await route.fetch();
			const text = await response.text();
			return route.fulfill({ response, body: words.reduce((changed, word) => changed.replaceAll(word, `x${word}`), text) });
		},
	);
	await page.addInitScript(takeAway);
	await page.setViewportSize(desktop);
	for (const path of paths)
		await test.step(path, async () => {
			await page.goto(path);
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
		});
	// Pages fetched ahead may still be on their way.
	await page.unrouteAll({ behavior: "ignoreErrors" });
};

// The security policy has the hashes of scripts in the page, which these tests change.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

test("pages with a tool, a carousel, a dialog or a form work in a browser that has none of what it can do without", ({ page }) =>
	expectWork(page, Object.keys(uses)));

test("so does one page of each template", { tag: "@deep" }, ({ page }) => expectWork(page, templates));
