import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { findHours } from "../../src/lib/time/opening-days";
import { formatTime } from "../../src/lib/time/opening-hours";
import { toInstant } from "../../src/lib/time/time-zone";
import { expectSound } from "../support/accessibility";
import { findPage, site } from "../support/content";
import { fullyHydrated, holdRequests, openPage, watchErrors } from "../support/hydration";
import { nextOpenDays } from "../support/open-days";
import { desktop, phone, twoFrames } from "../support/shell";

/** Notes the layout shifts of each page that's opened from now on. */
const watchShifts = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
	});

const readShifts = (page: Page): Promise<number> =>
	page.evaluate(() =>
		(window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
	);

const heroPicture = (page: Page) => page.locator("main section").first().locator("picture img");

test("the hero is dark until its picture appears, from wherever it comes", async ({ page }) => {
	const release = await holdRequests(page, /\.(?:avif|webp|jpe?g)$/);
	await page.goto("/", { waitUntil: "commit" });
	await expect(heroPicture(page)).toHaveCSS("opacity", "0");
	const background = await page
		.locator("main section")
		.first()
		.evaluate((section) => getComputedStyle(section).backgroundColor);
	expect(background, "not transparent").toMatch(/^rgb\(/);
	expect(Math.max(...(background.match(/[\d.]+/g) ?? []).map(Number)), background).toBeLessThan(64);
	release();
	await expect(heroPicture(page)).toHaveCSS("opacity", "1");
	await page.reload();
	await expect(heroPicture(page)).toHaveCSS("opacity", "1");
	await page.goto("/about");
	await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
	await expect(page).toHaveURL(/\/$/);
	await expect(heroPicture(page)).toHaveCSS("opacity", "1");
});

test("nothing moves while the rest of the HTML arrives", async ({ page }) => {
	const html = readFileSync("public/index.html", "utf8");
	const middle = html.indexOf("</h1>") + "</h1>".length;
	let sendRest = (): void => undefined;
	const server = createServer((request, response) => {
		if (request.url !== "/") return response.writeHead(404).end();
		response
			.writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
			.write(html.slice(0, middle));
		sendRest = () => response.end(html.slice(middle));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	await page.setViewportSize(phone);
	await watchShifts(page);
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
		waitUntil: "commit",
	});
	await page.locator("h1").waitFor({ state: "attached" });
	await twoFrames(page);
	sendRest();
	await page.waitForLoadState();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await twoFrames(page);
	expect(await readShifts(page)).toBeLessThan(0.01);
	server.closeAllConnections();
	server.close();
});

test.describe("for a visitor elsewhere", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("whether the spa is open appears at any width, and moves nothing", async ({ page }) => {
		const [day = ""] = nextOpenDays(new Date(), 1);
		const { opens, closes } = findHours(day, site) ?? { opens: "", closes: "" };
		const open = `Open now, until ${formatTime(closes).toUpperCase()}`;
		await watchShifts(page);
		await page.clock.install({ time: toInstant(`${day}T${opens}`, site.timeZone) + 60_000 });
		for (const viewport of [phone, { width: 768, height: 1024 }, desktop]) {
			await page.setViewportSize(viewport);
			await page.goto("/contact");
			await fullyHydrated(page);
			for (const role of ["main", "contentinfo"] as const)
				await expect(page.getByRole(role).getByText(open, { exact: true })).toBeAttached();
			await expect(page.getByRole("banner").getByText(open, { exact: true })).toBeInViewport({
				ratio: 1,
			});
			expect(await readShifts(page), `${viewport.width} px`).toBeLessThan(0.001);
		}
	});
});

test("a close address is suggested, moves nothing, and waits to be chosen", async ({ page }) => {
	const errors = watchErrors(page);
	const suggestions = page.getByRole("navigation", { name: "Did you mean" });
	for (const path of ["/qwertyuiop/asdfgh", "/qwertyuiop/%E0%A4%A?service=%E0%A4%A#50%", "/%3F"]) {
		const chunk = page.waitForResponse(/closest-pages-/);
		expect((await page.goto(path))?.status(), path).toBe(404);
		await chunk;
		await fullyHydrated(page);
		await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
		await expect(suggestions).toHaveCount(0);
		await page.goto("about:blank");
	}
	expect(errors.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);

	await watchShifts(page);
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await openPage(page, "/pricng");
		await expect(suggestions).toBeVisible();
		expect(await readShifts(page), `${width} px`).toBeLessThan(0.01);
	}
	await expectSound(page, "with suggestions", "main");
	await expect(page.locator('[aria-live="polite"]').filter({ has: suggestions })).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	const first = suggestions.getByRole("link").first();
	await expect(first).toHaveText(findPage("pricing").label);
	await first.click();
	await expect(page).toHaveURL("/pricing");
});
