import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type Deployment, startDeployment } from "../support/deployment";
import { hydrated } from "../support/hydration";
import { routes } from "../support/routes";
import { aboutHeadings, keptOf, secondBuild } from "../support/second-build";

test.describe.configure({ timeout: 180_000 });

let site: Deployment;
test.beforeEach(async () => {
	site = await startDeployment();
});
test.afterEach(() => site.cut().catch(() => undefined));

const kept = keptOf(readFileSync("public/sw.js", "utf8"));

/** Paths in the worker's caches, without the revisions. */
const cachedPaths = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const paths: string[] = [];
		for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
		return paths;
	});

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** Until everything that is to be kept is. */
const siteKept = async (page: Page, list = kept): Promise<void> => {
	const wanted = [...Object.keys(list.revisioned), ...list.hashed];
	await expect
		.poll(
			async () => {
				const have = new Set(await cachedPaths(page));
				return wanted.filter((path) => !have.has(path));
			},
			{ timeout: 60_000 },
		)
		.toEqual([]);
};
const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
/** Also in a toast raised before the visitor's first sign, which is no item of a list yet (`toastOf` finds those). */
const toastButton = (page: Page, name: string) => page.getByRole("region", { name: "Notifications" }).getByRole("button", { name });
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

test("registered once the page has loaded; keeps the whole site when idle, nothing of the media page or the functions", async ({ page }) => {
	await page.addInitScript(() => {
		const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
		navigator.serviceWorker.register = (...words) => {
			performance.mark("registered");
			return register(...words);
		};
	});
	await page.goto(site.url);
	await controlled(page);
	const [registered, loaded] = await page.evaluate(() => [
		performance.getEntriesByName("registered")[0]?.startTime,
		(performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
	]);
	expect(registered).toBeGreaterThanOrEqual(loaded ?? 0);
	await siteKept(page);
	const paths = await cachedPaths(page);
	expect(paths.filter((path) => /^\/(api|admin|page-data\/admin|component---src-pages-admin)/.test(path))).toEqual([]);
	await page.reload();
	await expect
		.poll(() => page.evaluate(() => caches.keys()))
		.toEqual(expect.arrayContaining(["elm-place-files", "elm-place-pages", "elm-place-pictures-dynamic"]));
	const bytes = await page.evaluate(async () => {
		let sum = 0;
		for (const name of await caches.keys())
			for (const request of await (await caches.open(name)).keys()) sum += (await (await caches.match(request))?.arrayBuffer())?.byteLength ?? 0;
		return sum;
	});
	console.log(`kept: ${paths.length} files, ${Math.round(bytes / 1000)} kB on the device`);
});

test("after one visit every route opens with the network cut", async ({ page }) => {
	await page.goto(site.url);
	await siteKept(page);
	await site.cut();
	const opened: string[] = [];
	for (const path of routes.filter((route) => route !== "/admin/media" && route !== "/offline")) {
		const built = readFileSync(`public${path === "/" ? "" : path}/index.html`, "utf8");
		await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
		expect(await headingOf(page).innerHTML(), path).toBe(/<h1[^>]*>(.*?)<\/h1>/s.exec(built)?.[1]);
		opened.push(path);
	}
	console.log(`offline: ${opened.length} routes opened`);
	await page.goto(site.url, { waitUntil: "domcontentloaded" });
	await expect(page.locator("header")).toHaveJSProperty("tagName", "HEADER");
	await page.getByRole("link", { name: "Learn more about our approach" }).click();
	await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	await page.goto(`${site.url}/no-such-page?from=mail`);
	await expect(headingOf(page)).toHaveText("This page is not on your device yet");
	await expect(page).toHaveURL(`${site.url}/no-such-page?from=mail`);
	await expect(page.getByRole("main").getByRole("link", { name: "(918) 555-0142" })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("Friday");
	await site.connect();
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(headingOf(page)).toHaveText("Page Not Found");
	await expect(page).toHaveURL(`${site.url}/no-such-page?from=mail`);
});

test("a network that breaks every third request and stalls for 10 s never leaves a blank page", async ({ page }) => {
	await page.goto(site.url);
	await siteKept(page);
	site.setFault((count) => (count % 3 === 0 ? "broken" : count % 5 === 0 ? 10_000 : "none"));
	const times: number[] = [];
	for (const path of routes.filter((route) => route !== "/admin/media").slice(0, 16)) {
		const started = Date.now();
		await page.goto(site.url + path, { waitUntil: "commit" });
		await expect(headingOf(page)).toBeVisible();
		times.push(Date.now() - started);
	}
	console.log(`flaky network: ${times.length} pages, slowest ${Math.max(...times)} ms`);
});

test("under Save-Data nothing is kept but what is visited", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await page.goto(`${site.url}/about`);
	await controlled(page);
	await page.waitForTimeout(5000);
	const pages = (await cachedPaths(page)).filter((path) => path in kept.revisioned && !path.startsWith("/page-data/"));
	expect(pages.filter((path) => path !== "/about")).toEqual([]);
});

test("an update waits for the visitor's yes, then the page reloads once", async ({ page }) => {
	await page.goto(`${site.url}/about`);
	await siteKept(page);
	await page.reload();
	await controlled(page);
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	const second = secondBuild();
	site.deploy(second);
	await update(page);
	const refresh = toastButton(page, "Refresh");
	await expect(refresh).toBeVisible();
	await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	expect(loads).toBe(0);
	await refresh.click();
	await expect(headingOf(page)).toHaveText(aboutHeadings.second);
	await page.waitForTimeout(1500);
	expect(loads).toBe(1);
	const next = keptOf(second.get("/sw.js") ?? "");
	await siteKept(page, next);
	const gone = kept.hashed.filter((path) => !next.hashed.includes(path));
	expect(gone.length).toBeGreaterThan(0);
	await expect.poll(async () => (await cachedPaths(page)).filter((path) => gone.includes(path))).toEqual([]);
});

test("the yes is answered at once, also while the earlier build is still being kept", async ({ page }) => {
	const stalls = (path: string) => path !== "/about" && !path.includes(".");
	site.setFault((_, path) => (stalls(path) ? 60_000 : "none"));
	await page.goto(`${site.url}/about`);
	await controlled(page);
	// Pages are asked for that will not come while this test lasts.
	await expect.poll(() => site.requests.filter(stalls).length, { timeout: 30_000 }).toBeGreaterThan(0);
	site.deploy(secondBuild());
	await update(page);
	await toastButton(page, "Refresh").click();
	await expect(headingOf(page)).toHaveText(aboutHeadings.second);
});

test("until then no page mixes two builds, whichever of them the network gives", async ({ page }) => {
	await page.goto(site.url);
	await siteKept(page);
	const complaints: string[] = [];
	page.on("pageerror", ({ message }) => complaints.push(message));
	page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
	site.deploy(secondBuild());
	// By the network: the second build, page and data. Its data failing, it gets none of the first.
	await page.goto(`${site.url}/about`);
	await expect(headingOf(page)).toHaveText(aboutHeadings.second);
	await page.waitForLoadState("networkidle");
	expect(complaints).toEqual([]);
	// By what is kept: the first build, page and data.
	await site.cut();
	await page.goto(`${site.url}/about`);
	await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	await expect(page.locator("html")).not.toHaveText(aboutHeadings.second);
});

test("a chunk that a deployment took away: Reload is offered, the page stays", async ({ browser }) => {
	const context = await browser.newContext({ serviceWorkers: "block" });
	const page = await context.newPage();
	await page.goto(`${site.url}/about`);
	await hydrated(page);
	site.deploy(secondBuild());
	await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/careers"));
	await expect(toastButton(page, "Reload")).toBeVisible();
	await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	await context.close();
});

test("the kill switch removes the worker and what it kept; the page goes on", async ({ page, context }) => {
	await page.goto(site.url);
	await siteKept(page);
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	site.deploy(new Map([["/sw.js", readFileSync("src/runtime/service-worker/withdraw.js", "utf8")]]));
	await update(page);
	await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null || (await caches.keys()).length === 0);
	// A browser lets the old worker go once it idles, half a minute; under a debugger it never idles, so it is stopped.
	const browser = await context.newCDPSession(page);
	const atWork = new Set<string>();
	browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
		for (const { versionId, status, runningStatus } of versions)
			if (status === "activated" && runningStatus === "running") atWork.add(versionId);
			else atWork.delete(versionId);
	});
	await browser.send("ServiceWorker.enable");
	await expect
		.poll(async () => {
			for (const versionId of atWork) await browser.send("ServiceWorker.stopWorker", { versionId });
			return page.evaluate(async () => (await caches.keys()).length);
		})
		.toBe(0);
	await page.waitForTimeout(1500);
	await expect(headingOf(page)).toBeVisible();
	expect(loads, "nobody said yes to a reload").toBe(0);
	expect(await toastButton(page, "Refresh").count(), "it is no update to offer").toBe(0);
	await page.close();
	const next = await context.newPage();
	await next.goto(`${site.url}/about`);
	await expect(headingOf(next)).toHaveText(aboutHeadings.first);
	await expect.poll(() => next.evaluate(async () => (await caches.keys()).length)).toBe(0);
	site.requests.length = 0;
	await next.reload();
	expect(site.requests).toContain("/about");
});

test.describe("what fails leaves an ordinary website", () => {
	for (const [name, script] of [
		["a worker that is not there", null],
		["a worker that throws", "throw new Error('broken');"],
		["a storage that is full", `caches.open = async () => { throw new DOMException("full", "QuotaExceededError"); };\n${readFileSync("public/sw.js", "utf8")}`],
	] as const) {
		test(name, async ({ page }) => {
			const errors: string[] = [];
			page.on("pageerror", ({ message }) => errors.push(message));
			site.deploy(new Map([["/sw.js", script]]));
			await page.goto(site.url);
			await page.waitForTimeout(1000);
			await page.goto(`${site.url}/about`);
			await expect(headingOf(page)).toHaveText(aboutHeadings.first);
			await page.reload();
			await expect(headingOf(page)).toHaveText(aboutHeadings.first);
			expect(errors).toEqual([]);
		});
	}
});
