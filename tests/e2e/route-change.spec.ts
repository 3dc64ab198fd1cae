import { expect, type Page, test } from "@playwright/test";
import { toastOf } from "../support/accessibility";
import { hydrated } from "../support/hydration";

test.use({ viewport: { width: 1440, height: 900 } });

const main = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const settled = async (page: Page, path: string): Promise<void> => {
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect.poll(() => page.evaluate(() => document.querySelectorAll("main h1").length)).toBe(1);
	await expect(page.locator("main h1")).toBeFocused();
};
/** Until React has taken over: what is scrolled before nobody can remember. */
const ready = async (page: Page): Promise<void> => {
	await page.waitForLoadState();
	await hydrated(page);
	await page.waitForTimeout(100);
};

test("a route change shows the spinner for about 400 ms, scrolls to the top and moves the focus to the new h1", async ({ page }) => {
	await page.goto("/about");
	await ready(page);
	await expect(page.getByRole("status", { name: "Loading page" })).toHaveCount(0);
	await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
	await page.evaluate(() => {
		const seen = { from: 0, to: 0 };
		(window as unknown as { spinner: typeof seen }).spinner = seen;
		new MutationObserver(() => {
			const there = document.querySelector('[role=status][aria-label="Loading page"]') !== null;
			if (there && !seen.from) seen.from = performance.now();
			if (!there && seen.from && !seen.to) seen.to = performance.now();
		}).observe(document.body, { childList: true, subtree: true });
	});
	await main(page, "Pricing").click();
	await settled(page, "/pricing");
	const shown = await page.evaluate(() => {
		const { from, to } = (window as unknown as { spinner: { from: number; to: number } }).spinner;
		return to - from;
	});
	console.log(`spinner shown for ${Math.round(shown)} ms`);
	expect(shown).toBeGreaterThanOrEqual(390);
	expect(shown).toBeLessThan(1000);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("back restores the position, forward returns to the top of the page left there", async ({ page }) => {
	await page.goto("/about");
	await ready(page);
	await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
	await page.waitForTimeout(200);
	await main(page, "Team").click();
	await settled(page, "/team");
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
	await page.goForward();
	await settled(page, "/team");
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a hash on another page is reached after entry, below the header", async ({ page }) => {
	await page.goto("/about");
	await ready(page);
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

test("ten quick clicks end on the last page, one page shown", async ({ page }) => {
	await page.goto("/about");
	await ready(page);
	const names = ["Team", "Pricing", "Specials", "Shop", "Careers", "Contact", "Team", "Shop", "Pricing", "Contact"];
	for (const name of names) {
		await main(page, name).click();
		await page.waitForTimeout(60);
	}
	await settled(page, "/contact");
	await expect(page.locator("main h1")).toHaveText("Reach someone who can answer");
});

test("under reduced motion a page changes at once", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/about");
	await ready(page);
	await main(page, "Contact").click();
	await settled(page, "/contact");
	const opacity = await page.locator("main h1").evaluate((heading) => getComputedStyle(heading.closest("main")?.firstElementChild ?? heading).opacity);
	expect(opacity).toBe("1");
});

test.describe("without a service worker, which would have kept the chunk", () => {
	test.use({ serviceWorkers: "block" });

	test("a page whose chunk does not load leaves the visitor where they are, with a toast to reload", async ({ page }) => {
		// Before the page is there: it prefetches what its header links to.
		await page.route(/page-data\/careers\//, (route) => route.abort());
		await page.route(/component---src-pages-careers/, (route) => route.abort());
		await page.goto("/about");
		await ready(page);
		const events = page.evaluate(
			() =>
				new Promise<string>((resolve) =>
					window.addEventListener("preload-error", (event) => resolve((event as CustomEvent<{ url: string }>).detail.url), { once: true }),
				),
		);
		await main(page, "Careers").click();
		expect(await events).toContain("careers");
		const toast = toastOf(page);
		await expect(toast).toHaveAttribute("data-variant", "destructive");
		await expect(toast.getByRole("button", { name: "Reload" })).toBeVisible();
		expect(new URL(page.url()).pathname).toBe("/about");
	});
});
