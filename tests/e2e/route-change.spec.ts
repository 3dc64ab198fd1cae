import { expect, type Page, test } from "@playwright/test";
import { toastOf } from "../support/accessibility";
import { pageCopy } from "../support/content";
import { hydrated } from "../support/hydration";

test.use({ viewport: { width: 1440, height: 900 } });

const main = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const settled = async (page: Page, path: string): Promise<void> => {
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect(page.locator("main h1")).toHaveCount(1);
	await expect(page.locator("main h1")).toBeFocused();
};
const open = async (page: Page, path: string): Promise<void> => {
	await page.goto(path);
	await hydrated(page);
};
/** Scrolls, and waits for the frame in which the position is remembered. */
const scrollTo = (page: Page, top: number): Promise<void> =>
	page.evaluate(async (y) => {
		window.scrollTo({ top: y, behavior: "instant" });
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	}, top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Notes from now on how faint the page gets, frame by frame. @returns the lowest opacity so far */
const watchOpacity = async (page: Page): Promise<() => Promise<number>> => {
	await page.evaluate(() => {
		const seen = { lowest: 1 };
		Object.assign(window, { seen });
		const look = () => {
			for (let element = document.querySelector("main h1"); element; element = element.parentElement)
				seen.lowest = Math.min(seen.lowest, Number(getComputedStyle(element).opacity));
			requestAnimationFrame(look);
		};
		look();
	});
	return () => page.evaluate(() => (window as unknown as { seen: { lowest: number } }).seen.lowest);
};

test("a change of page shows the spinner, fades, goes to the top and moves the focus to the new h1; the first load shows none", async ({ page }) => {
	await page.addInitScript(() => {
		const spinner = { shown: 0 };
		Object.assign(window, { spinner });
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes)
				for (const node of addedNodes) if (node instanceof Element && node.matches('[role=status][aria-label="Loading page"]')) spinner.shown += 1;
		}).observe(document, { childList: true, subtree: true });
	});
	const shown = () => page.evaluate(() => (window as unknown as { spinner: { shown: number } }).spinner.shown);
	await open(page, "/about");
	await scrollTo(page, 900);
	const lowestOpacity = await watchOpacity(page);
	expect(await shown()).toBe(0);
	await main(page, "Pricing").click();
	await settled(page, "/pricing");
	expect(await shown()).toBe(1);
	expect(await lowestOpacity()).toBeLessThan(1);
	await expect(page.getByRole("status", { name: "Loading page" })).toHaveCount(0);
	expect(await scrolled(page)).toBe(0);
});

test("under reduced motion a page changes without fading", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/about");
	const lowestOpacity = await watchOpacity(page);
	await main(page, "Contact").click();
	await settled(page, "/contact");
	expect(await lowestOpacity()).toBe(1);
});

test("back restores the position, forward returns to the top of the page left there", async ({ page }) => {
	await open(page, "/about");
	await scrollTo(page, 1200);
	await main(page, "Team").click();
	await settled(page, "/team");
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect.poll(() => scrolled(page)).toBe(1200);
	await page.goForward();
	await settled(page, "/team");
	await expect.poll(() => scrolled(page)).toBe(0);
});

test("a hash on another page is reached after entry, below the header", async ({ page }) => {
	await open(page, "/about");
	await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/resources#wellness"));
	await expect(page).toHaveURL(/\/resources#wellness$/);
	await expect
		.poll(() =>
			page.evaluate(() => {
				const top = document.getElementById("wellness")?.getBoundingClientRect().top ?? -1;
				const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
				return top >= header - 1 && top < header + 160;
			}),
		)
		.toBe(true);
});

test("ten clicks in a row end on the last page, and one page is shown", async ({ page }) => {
	await open(page, "/about");
	for (const name of ["Team", "Pricing", "Specials", "Shop", "Careers", "Contact", "Team", "Shop", "Pricing", "Contact"]) await main(page, name).click();
	await settled(page, "/contact");
	await expect(page.locator("main h1")).toHaveText(pageCopy("contact").heading);
});

test("a page whose chunk does not load leaves the visitor where they are, raises preload-error and offers to reload", async ({ page }) => {
	// Before the page is there: it fetches ahead what its header links to.
	await page.route(/component---src-pages-careers/, (route) => route.abort());
	await page.addInitScript(() => {
		const failures: unknown[] = [];
		Object.assign(window, { failures });
		window.addEventListener("preload-error", (event) => {
			const { url, error } = (event as CustomEvent<{ url: string; error: unknown }>).detail;
			failures.push({ url, message: error instanceof Error ? error.message : `no Error but ${String(error)}` });
		});
	});
	const failures = () => page.evaluate(() => (window as unknown as { failures: { url: string; message: string }[] }).failures);
	await open(page, "/about");
	await main(page, "Careers").click();
	const toast = toastOf(page);
	await expect(toast).toHaveAttribute("data-variant", "destructive");
	await expect(toast.getByRole("button", { name: "Reload" })).toBeVisible();
	await expect(page).toHaveURL(/\/about$/);
	// The chunk, and the page that could not be shown without it.
	expect((await failures()).map(({ url }) => url)).toEqual(expect.arrayContaining([expect.stringContaining("component---src-pages-careers"), "/careers"]));
	for (const { url, message } of await failures()) expect(message).toContain(url.split("/").at(-1));
});
