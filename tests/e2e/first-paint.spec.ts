import { expect, type Page, type Request, test } from "@playwright/test";
import { drawnWhole, fullyHydrated, holdScripts } from "../support/hydration";
import { templates } from "../support/routes";

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith(".js");

/** A page whose pictures stall: painted, and not loaded. Its clock stands still, so that nothing but the visitor starts anything. @returns the scripts it has asked for */
const stalled = async (page: Page): Promise<Request[]> => {
	const scripts: Request[] = [];
	page.on("request", (request) => isScript(request) && scripts.push(request));
	// Held until the page is closed.
	await page.route(/\.(?:avif|webp|jpe?g)$/, () => undefined);
	await page.clock.install({ time: new Date("2026-03-03T15:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-03T15:00:01Z"));
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.locator("main h1")).toBeVisible();
	await page.waitForLoadState("domcontentloaded");
	return scripts;
};

test("where a picture stalls, the scripts start when the visitor moves", async ({ page }) => {
	const scripts = await stalled(page);
	await page.clock.runFor(2500);
	expect(scripts).toEqual([]);
	await page.mouse.move(200, 300);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
	await page.clock.resume();
	await fullyHydrated(page);
});

test("where a picture stalls and the visitor waits, the scripts start after 3 s", async ({ page }) => {
	const scripts = await stalled(page);
	await page.clock.runFor(2900);
	expect(scripts).toEqual([]);
	await page.clock.runFor(200);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
	await page.clock.resume();
	await fullyHydrated(page);
});

test("a reader at the foot of a page stays there, and the page keeps its height", async ({ page }) => {
	await page.goto("/pricing");
	await drawnWhole(page);
	const height = () => page.evaluate(() => document.documentElement.scrollHeight);
	const before = await height();
	await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	await expect(page.getByRole("contentinfo")).toBeInViewport();
	expect(await height()).toBe(before);
	expect(await page.evaluate(() => Math.round(window.scrollY + window.innerHeight))).toBe(before);
});

test("a page opened at an anchor stands at it, before its scripts and after", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/resources#faqs", { waitUntil: "domcontentloaded" });
	/** Pixels from the header's lower edge to the place. */
	const distance = () =>
		page.evaluate(() => {
			const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
			return (document.getElementById("faqs")?.getBoundingClientRect().top ?? Number.NaN) - header;
		});
	const expectAtPlace = () => expect.poll(async () => Math.abs(await distance())).toBeLessThan(160);
	await expectAtPlace();
	release();
	await fullyHydrated(page);
	await drawnWhole(page);
	await expectAtPlace();
});

// Where words lie beyond what stands in for their part, whoever asks for their place finds them on another part's ground.
for (const [width, height] of [
	[412, 823],
	[1440, 900],
] as const)
	test(`a part of a page that is not drawn yet is given at least its height, at ${width} px`, { tag: "@deep" }, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.route("**/*.js", (route) => route.abort());
		const low: string[] = [];
		let undrawn = 0;
		for (const path of templates) {
			await page.goto(path);
			// What is near the window is drawn with the first frames.
			const parts = await page.evaluate(async () => {
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
				const all = [...document.querySelectorAll<HTMLElement>('[data-page="opened"] > *, [data-page="opened"] .late, [data-page-end]')];
				const heights = () => all.map((part) => part.getBoundingClientRect().height);
				const stood = heights();
				document.documentElement.dataset.whole = "";
				const drawn = heights();
				return all.map((part, index) => ({ name: `${part.className} ${part.id}`, stood: stood[index] ?? 0, drawn: drawn[index] ?? 0 }));
			});
			undrawn += parts.filter(({ stood, drawn }) => stood !== drawn).length;
			low.push(...parts.filter(({ stood, drawn }) => drawn > stood + 1).map(({ name, stood, drawn }) => `${path}: ${name}: ${stood} of ${drawn} px`));
		}
		expect(low).toEqual([]);
		expect(undrawn, "parts that were not drawn yet").toBeGreaterThan(templates.length);
	});
