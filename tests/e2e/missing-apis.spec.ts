import { expect, test } from "@playwright/test";
import { openPage, watchErrors, withoutPictures } from "../support/hydration";
import { desktop, mainMenu, still } from "../support/shell";
import { uses } from "../support/uses";

/** Attributes and elements that the browser doesn't know, with the APIs named after them. */
const words = ["popover", "commandfor", "closedby"];

/**
 * Removes what baseline browsers (docs/architecture.md), apps' web views and settings may lack.
 * Runs before the page's scripts.
 */
const takeAway = (): void => {
	const missing: readonly [object, readonly string[]][] = [
		[HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
		[HTMLButtonElement.prototype, ["commandForElement"]],
		[HTMLDialogElement.prototype, ["closedBy"]],
		[Navigator.prototype, ["share", "canShare", "clipboard", "serviceWorker", "connection"]],
		[
			window,
			[
				"requestIdleCallback",
				"cancelIdleCallback",
				"IntersectionObserver",
				"ResizeObserver",
				"caches",
				"Temporal",
			],
		],
		[
			window,
			[
				"BroadcastChannel",
				"Notification",
				"navigation",
				"scheduler",
				"structuredClone",
				"trustedTypes",
			],
		],
		// APIs of secure pages.
		[Crypto.prototype, ["randomUUID", "subtle"]],
		[Document.prototype, ["fonts", "startViewTransition"]],
		[Element.prototype, ["checkVisibility"]],
	];
	for (const [owner, names] of missing)
		for (const name of names) Reflect.deleteProperty(owner, name);
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

test.use({ viewport: desktop, ...still });

test("pages work in a browser that lacks all it can do without", async ({ page }) => {
	const errors = watchErrors(page);
	await withoutPictures(page);
	await page.route(
		() => true,
		async (route) => {
			if (!["document", "script"].includes(route.request().resourceType())) return route.fallback();
			const response = await route.fetch();
			const text = await response.text();
			return route.fulfill({
				response,
				body: words.reduce((changed, word) => changed.replaceAll(word, `x${word}`), text),
			});
		},
	);
	await page.addInitScript(takeAway);
	for (const path of ["/", ...Object.keys(uses)])
		await test.step(path, async () => {
			await openPage(page, path);
			const overview = mainMenu(page).getByRole("link", { name: "View All Services" });
			// By keyboard: a mouse that rests on the button would open it again.
			await mainMenu(page).getByRole("button", { name: "Services" }).press("Enter");
			await expect(overview, path).toBeInViewport();
			await page.keyboard.press("Escape");
			await expect(overview, path).toBeHidden();
			await uses[path]?.(page);
			await expect(page.locator("h1"), path).toBeVisible();
			// Without observers, a carousel fails inside its error boundary and stays a row that scrolls.
			const unexpected = errors.filter(
				(error) =>
					!/^React: ReferenceError: (?:Intersection|Resize)Observer is not defined/.test(error),
			);
			expect(unexpected, path).toEqual([]);
		});
	const carousel = page.getByRole("region", { name: "Service categories" });
	await page.goto("/");
	await carousel.scrollIntoViewIfNeeded();
	await expect(carousel.getByRole("group").first()).toBeInViewport();
	// Pages fetched ahead may still be on their way.
	await page.unrouteAll({ behavior: "ignoreErrors" });
});
