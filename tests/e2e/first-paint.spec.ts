import { expect, type Page, test } from "@playwright/test";
import { drawnWhole, hydrated } from "../support/hydration";
import { routes } from "../support/routes";

const scripts = (page: Page) =>
	page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /\/(?:app|framework|webpack-runtime)-[0-9a-f]{20}\.js$/.test(name)).length);

/** The page as it is while its first picture stalls: painted, and not loaded. */
const stalled = async (page: Page) => {
	// Held until the page is closed.
	await page.route(/\.(?:avif|webp|jpe?g)$/, () => undefined);
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.locator("main h1")).toBeVisible();
};

test.use({ serviceWorkers: "block" });

/** When the page was first painted and when its first script was asked for, in ms since it was opened. */
const startOf = (page: Page) =>
	page.evaluate(() => ({
		paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
		first: Math.min(
			...performance
				.getEntriesByType("resource")
				.filter(({ name }) => name.endsWith(".js"))
				.map(({ startTime }) => startTime),
		),
	}));

for (const path of ["/", "/services/microneedling", "/pricing"])
	test(`${path}: its scripts are asked for after the first paint, and React takes over without a sign`, async ({ page }) => {
		await page.goto(path);
		await hydrated(page);
		const { paint, first } = await startOf(page);
		expect(paint).toBeGreaterThan(0);
		expect(first).toBeGreaterThan(paint);
	});

test("what moves with the first paint comes to rest before the scripts are asked for", async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener("animationend", ({ animationName }) => performance.mark(animationName));
	});
	await page.goto("/");
	await hydrated(page);
	const ended = await page.evaluate(() => performance.getEntriesByName("header-entrance")[0]?.startTime ?? Number.NaN);
	const { first } = await startOf(page);
	console.log(`the header came to rest at ${Math.round(ended)} ms, the first script was asked for at ${Math.round(first)} ms`);
	expect(first).toBeGreaterThan(ended);
});

test("where a picture stalls, the visitor's first sign starts them", async ({ page }) => {
	await stalled(page);
	expect(await scripts(page)).toBe(0);
	await page.mouse.move(200, 300);
	await expect.poll(() => scripts(page), { timeout: 2000 }).toBe(3);
	await hydrated(page);
});

test("where a picture stalls and the visitor waits, they start by themselves", async ({ page }) => {
	test.setTimeout(15_000);
	await stalled(page);
	await hydrated(page);
	expect(await scripts(page)).toBe(3);
});

test("what lies below the first window is drawn while the page is idle, and keeps its place then", async ({ page }) => {
	await page.goto("/pricing");
	await drawnWhole(page);
	const heights = () => page.evaluate(() => [...document.querySelectorAll("[data-page] > *")].map((section) => section.getBoundingClientRect().height));
	const before = await heights();
	await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	expect(await heights()).toEqual(before);
});

// Where words lie beyond what stands in for their part, whoever asks for their place finds them on another part's ground.
for (const [width, height] of [
	[412, 823],
	[1440, 900],
] as const)
	test(`what stands in for a part not yet drawn is as high as the part, at ${width} px`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width, height });
		await page.route("**/*.js", (route) => route.abort());
		const low: string[] = [];
		let undrawn = 0;
		for (const path of routes) {
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
		expect(undrawn, "parts that were not drawn yet").toBeGreaterThan(routes.length);
	});

test("parts of a form that wait for the HTML keep their place, however long they wait", async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 });
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/schedule");
	await expect(page.locator(".form-part[data-wait]")).toHaveCount(0);
	const parts = await page.evaluate(async () => {
		const all = [...document.querySelectorAll<HTMLElement>(".form-part ~ .form-part")];
		const frames = async () => {
			for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
			return all.map((part) => part.getBoundingClientRect().height);
		};
		for (const part of all) part.dataset.wait = "";
		const waiting = await frames();
		for (const part of all) delete part.dataset.wait;
		const stood = await frames();
		document.documentElement.dataset.whole = "";
		return (await frames()).map((drawn, index) => ({ drawn, least: Math.min(waiting[index] ?? 0, stood[index] ?? 0) }));
	});
	expect(parts).toHaveLength(4);
	for (const { drawn, least } of parts) expect(drawn).toBeLessThanOrEqual(least + 1);
});

test("a page opened at a place of its own is laid out whole from the start, and stands at that place", async ({ page }) => {
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/resources#faqs");
	await expect(page.locator("html")).toHaveAttribute("data-whole", "");
	await expect.poll(() => page.evaluate(() => Math.round(document.getElementById("faqs")?.getBoundingClientRect().top ?? Number.NaN))).toBeLessThan(200);
	await page.goto("/resources");
	await expect(page.locator("html")).not.toHaveAttribute("data-whole", "");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("everything is there, as deep as one scrolls", async ({ page }) => {
		await page.goto("/");
		for (const section of await page.locator("[data-page] > *, [data-page-end]").all()) await expect(section).toHaveCSS("content-visibility", "visible");
		for (let step = 0; step < 30; step += 1) await page.mouse.wheel(0, 900);
		await expect(page.getByRole("contentinfo")).toBeInViewport();
		await expect(page.getByRole("contentinfo").getByRole("link", { name: "(918) 555-0142" })).toBeVisible();
	});
});
