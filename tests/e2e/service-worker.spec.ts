import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, type Response, test } from "@playwright/test";
import { findPrecacheFiles, hashContent } from "../../src/gatsby/service-worker/precache-files";
import { builtHeading } from "../support/built-page";
import { findPage, site as spa } from "../support/content";
import { type Deployment, type Fault, startDeployment } from "../support/deployment";
import { hydrated, openPage, watchErrors } from "../support/hydration";
import { hidden, routes, templates } from "../support/routes";
import { aboutHeadings, type CachedFiles, readCachedFiles, secondBuild } from "../support/second-build";
import { mainMenu } from "../support/shell";
import { stepUntil } from "../support/stepped-clock";

test.use({ serviceWorkers: "allow" });
// Most tests download the whole site, and some wait for the worker's time-out of 3 seconds.
test.describe.configure({ timeout: 180_000 });

let site: Deployment;
const disconnect = (): Promise<void> => site.cut().catch(() => undefined);

const worker = readFileSync("public/sw.js", "utf8");
const cached = readCachedFiles(worker);
const fetchable = routes.filter((path) => !hidden.includes(path));
const getDataPath = (path: string) => `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
const [openingDay] = spa.hours;

/** Paths of the pages and files in the worker's caches, without pictures and the worker's own notes. */
const readCachePaths = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const paths: string[] = [];
		for (const name of ["elm-place-pages", "elm-place-files"]) for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
		return paths.sort();
	});
const countCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
const listPaths = ({ revisioned, hashed }: CachedFiles): string[] => [...Object.keys(revisioned), ...hashed].sort();
/** Waits until the caches hold exactly what a build's worker lists. */
const siteCached = (page: Page, list = cached): Promise<void> => expect.poll(() => readCachePaths(page), { timeout: 60_000 }).toEqual(listPaths(list));

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const unregistered = (page: Page) => expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined)).toBe(true);
/** Requests what the page itself requests after some idle seconds. */
const requestCaching = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
/** Opens a page whose worker has cached the whole site. */
const openCached = async (page: Page, path = ""): Promise<void> => {
	await page.goto(site.url + path);
	await controlled(page);
	await requestCaching(page);
	await siteCached(page);
};
const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
/**
 * Waits for a toast's button, and uses it. A toast is there for 5 s, which may not be enough on a busy machine, so the page's clock is paused
 * and steps on. The clock has to be installed before the page is opened.
 */
const useToastButton = async (page: Page, name: string, use: (button: Locator) => Promise<void>): Promise<void> => {
	const button = toasts(page).getByRole("button", { name });
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
	await stepUntil(page, () => button.isVisible());
	await use(button);
	await page.clock.resume();
};
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const countLoads = (page: Page): (() => number) => {
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	return () => loads;
};

test("the worker lists every page that fits, with its data and its scripts", () => {
	const hashed = cached.hashed.map((path) => path.slice(1));
	const { skipped } = findPrecacheFiles("public", hashed);
	const paths = fetchable.filter((path) => !skipped.includes(path));
	expect(skipped.filter((path) => templates.includes(path))).toEqual([]);
	expect(Object.keys(cached.revisioned).filter((path) => !path.startsWith("/page-data/"))).toEqual(
		expect.arrayContaining([...paths, "/404.html", "/offline.html"]),
	);
	expect(Object.keys(cached.revisioned)).toEqual(
		expect.arrayContaining([...paths.map(getDataPath), "/page-data/app-data.json", "/page-data/404.html/page-data.json"]),
	);
	const scripts = new Set(paths.flatMap((path) => readFileSync(`public${path}/index.html`, "utf8").match(/\/[^/"\s]+-[0-9a-f]{20}\.js/g) ?? []));
	// Every page names the chunks of all pages (`___chunkMapping`), also those that the worker leaves out.
	const leftOut = /^\/(?:api|admin|page-data\/admin|component---(?:src-pages-admin|cache-caches-gatsby-plugin-offline))/;
	expect([...scripts].filter((path) => !cached.hashed.includes(path) && !leftOut.test(path))).toEqual([]);
	expect(listPaths(cached).filter((path) => leftOut.test(path))).toEqual([]);
});

/** Opens each page, and expects it to be hydrated and to have its own heading. */
const openEach = async (page: Page, paths: readonly string[], before?: (index: number) => void): Promise<void> => {
	for (const [index, path] of paths.entries()) {
		before?.(index);
		await page.goto(site.url + path, { waitUntil: "commit" });
		await hydrated(page);
		await expect(heading(page), path).toHaveText(builtHeading(path));
		await expect(page).toHaveURL(site.url + path);
	}
};

/** What a bad network does to pages and data. A request without any answer costs the worker's time-out of 3 seconds. */
const troubles: readonly { readonly page: Fault; readonly data: Fault }[] = [
	{ page: "broken", data: "none" },
	{ page: "failing", data: "broken" },
	{ page: "none", data: "broken" },
	{ page: "none", data: "failing" },
	{ page: "failing", data: "failing" },
	{ page: "broken", data: "broken" },
];
const stalls: typeof troubles = [
	{ page: "held", data: "none" },
	{ page: "broken", data: "held" },
];
const apply = (trouble: (typeof troubles)[number] | undefined) => {
	// A browser has six connections to a host: held requests would use them up.
	site.release();
	site.setFault((path) => (path.startsWith("/page-data/") ? trouble?.data : path.includes(".") ? "none" : trouble?.page) ?? "none");
};

/** Collects which builds a page's HTML, data and scripts come from. */
const watchBuilds = (page: Page, first: CachedFiles, second: CachedFiles): (() => Promise<string[]>) => {
	const findBuild = async (path: string, response: Response): Promise<string> => {
		if (path.endsWith(".js")) return first.hashed.includes(path) ? "first" : second.hashed.includes(path) ? "second" : `neither: ${path}`;
		// The browser drops the prefetched answers of a page that has been left.
		const body = await response.body().catch(() => undefined);
		if (!body || first.revisioned[path] === second.revisioned[path]) return "either";
		const digest = hashContent(body);
		return digest === first.revisioned[path] ? "first" : digest === second.revisioned[path] ? "second" : `neither: ${path}`;
	};
	let seen: Promise<string>[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (response.ok() && (pathname in first.revisioned || pathname.endsWith(".js"))) seen.push(findBuild(pathname, response));
	});
	return async () => {
		const builds = new Set(await Promise.all(seen));
		seen = [];
		builds.delete("either");
		return [...builds];
	};
};

/** Tells the test when the worker has answered all earlier requests. */
const answersTest = `self.addEventListener("message", ({ data, ports }) => data.type === "FROM_TEST" && ports[0].postMessage(""));\n`;

test.describe("a visitor whose browser caches the site once", () => {
	// Each test goes on where the one before it has ended.
	test.describe.configure({ mode: "serial" });
	let page: Page;
	let second: ReturnType<typeof secondBuild>;
	test.beforeAll(async ({ browser }) => {
		second = secondBuild();
		site = await startDeployment();
		// A context of its own: the last test opens a second page in it.
		page = await (await browser.newContext()).newPage();
	});
	test.afterAll(async () => {
		await page.context().close();
		await disconnect();
	});

	test("the worker is registered once the page has loaded, and caches the whole site when the page is idle", async () => {
		await page.addInitScript(() => {
			const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
			navigator.serviceWorker.register = (...options) => {
				document.documentElement.dataset.registered = String(performance.now());
				return register(...options);
			};
		});
		await page.goto(site.url);
		await controlled(page);
		const [registered, loaded] = await page.evaluate(() => [
			Number(document.documentElement.dataset.registered),
			(performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
		]);
		expect(registered).toBeGreaterThanOrEqual(loaded ?? Number.POSITIVE_INFINITY);
		await siteCached(page);
		// The media page is not cached, and pictures have a cache of their own.
		for (const visit of [() => page.goto(`${site.url}/admin/media`), () => page.reload()]) {
			await visit();
			await hydrated(page);
		}
		await expect.poll(() => page.evaluate(async () => (await (await caches.open("elm-place-pictures-dynamic")).keys()).length)).toBeGreaterThan(0);
		expect((await readCachePaths(page)).filter((path) => !listPaths(cached).includes(path))).toEqual([]);
	});

	test("after one visit every kind of page opens offline; a page that isn't cached shows the phone number", async () => {
		await site.cut();
		await openEach(page, templates);
		await page.goto(site.url, { waitUntil: "domcontentloaded" });
		await page.getByRole("link", { name: "Learn more about our approach" }).click();
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		await page.goto(`${site.url}/no-such-page?from=mail`);
		await expect(heading(page)).toHaveText(findPage("offline").heading);
		await expect(page).toHaveURL(`${site.url}/no-such-page?from=mail`);
		await expect(page.getByRole("main").getByRole("link", { name: spa.phone.display })).toBeVisible();
		await expect(page.getByRole("main")).toContainText(openingDay?.name ?? "");
		await site.connect();
		await page.getByRole("link", { name: /again/i }).click();
		await expect(heading(page)).toHaveText("Page Not Found");
		await expect(page).toHaveURL(`${site.url}/no-such-page?from=mail`);
	});

	test("no page is blank or wrong if the network breaks, fails or stalls", async () => {
		await openEach(page, templates.slice(0, stalls.length), (index) => apply(stalls[index]));
		await openEach(page, templates, (index) => apply(troubles[index % troubles.length]));
		apply(undefined);
	});

	test("no page mixes two builds, whichever of them the network sends", async () => {
		const buildsSeen = watchBuilds(page, cached, readCachedFiles(second.get("/sw.js") ?? ""));
		const errors = watchErrors(page);
		site.deploy(second);
		/** The new worker never arrives, so the old one has to cope with the new build. */
		const fail = (fault: (path: string) => Fault = () => "none") => site.setFault((path) => (path === "/sw.js" ? "broken" : fault(path)));

		fail();
		await openPage(page, `${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		expect(await buildsSeen()).toEqual(["second"]);
		expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);

		// The new data does not arrive: the page stays as its HTML is, and must not get the old data from the cache.
		fail((path) => (path.startsWith("/page-data/") ? "broken" : "none"));
		await page.goto(`${site.url}/about`);
		// By the time the page prefetches another page's data, it has given up on its own.
		await expect.poll(() => site.requests).toContain(getDataPath("/services"));
		expect(site.requests).toContain(getDataPath("/about"));
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		expect(await buildsSeen()).toEqual(["second"]);

		// The HTML does not arrive, so the page is the old build's; the new data arrives and is not used.
		errors.length = 0;
		fail((path) => (path.includes(".") ? "none" : "broken"));
		await openPage(page, `${site.url}/careers`);
		await mainMenu(page).locator('a[href="/about"]').click();
		await expect(page).toHaveURL(`${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		await openPage(page, `${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		expect(site.requests).toContain(getDataPath("/about"));
		expect(await buildsSeen()).toEqual(["first"]);
		expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);
		site.setFault(() => "none");
		site.deploy(new Map());
	});

	test("an update waits for the visitor's click, then the page reloads once and the old build's cache is emptied", async () => {
		await page.clock.install();
		await openPage(page, `${site.url}/about`);
		const loads = countLoads(page);
		site.deploy(second);
		await update(page);
		await useToastButton(page, "Refresh", async (button) => {
			// A worker that doesn't wait replaces the old one as soon as that has answered its requests.
			const state = await page.evaluate(async () => {
				for (let count = 0; count < 5; count += 1) await fetch("/page-data/app-data.json");
				return (await navigator.serviceWorker.ready).waiting?.state;
			});
			expect(state).toBe("installed");
			await expect(heading(page)).toHaveText(aboutHeadings.first);
			expect(loads()).toBe(0);
			await button.click();
		});
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		await controlled(page);
		const next = readCachedFiles(second.get("/sw.js") ?? "");
		expect(cached.hashed.filter((path) => !next.hashed.includes(path)).length).toBeGreaterThan(0);
		await requestCaching(page);
		await siteCached(page, next);
		// A second reload would have come long before the new build was cached.
		expect(loads()).toBe(1);
	});

	test("the kill switch removes the worker and its caches; the page goes on", async () => {
		const context = page.context();
		const loads = countLoads(page);
		// The page registers its worker some seconds after its load. That takes back the unregistering if it comes later.
		await expect(page.locator("html[data-registered]")).toBeAttached();
		site.deploy(new Map([...second, ["/sw.js", answersTest + readFileSync("src/browser/service-worker/unregister.js", "utf8")]]));
		await page.evaluate(() => {
			navigator.serviceWorker.addEventListener("controllerchange", () => document.body.setAttribute("data-changed", ""));
		});
		await update(page);
		await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null || (await caches.keys()).length === 0);
		// A browser ends the old worker after half a minute of idling; with a debugger it never idles, so the test stops it.
		const browser = await context.newCDPSession(page);
		const running = new Set<string>();
		browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
			for (const { versionId, status, runningStatus } of versions)
				if (status === "activated" && runningStatus === "running") running.add(versionId);
				else running.delete(versionId);
		});
		await browser.send("ServiceWorker.enable");
		await expect
			.poll(async () => {
				for (const versionId of running) await browser.send("ServiceWorker.stopWorker", { versionId });
				return countCaches(page);
			})
			.toBe(0);
		// The page has asked the new worker whether it is an update, and messages are answered in order.
		await expect(page.locator("body[data-changed]")).toBeAttached();
		await page.evaluate(
			() =>
				new Promise((resolve) => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = resolve;
					navigator.serviceWorker.controller?.postMessage({ type: "FROM_TEST" }, [port2]);
				}),
		);
		await unregistered(page);
		await expect(heading(page)).toBeVisible();
		expect(loads(), "nobody asked for a reload").toBe(0);
		expect(await toasts(page).count(), "no update is offered").toBe(0);
		await page.close();
		const next = await context.newPage();
		await next.goto(`${site.url}/about`);
		await expect(heading(next)).toHaveText(aboutHeadings.second);
		await expect.poll(() => countCaches(next)).toBe(0);
		site.requests.length = 0;
		await next.reload();
		expect(site.requests).toContain("/about");
	});
});

test.describe("other visitors", () => {
	test.beforeEach(async () => {
		site = await startDeployment();
	});
	test.afterEach(disconnect);

	test("every route opens offline, and if the network breaks, fails or stalls", { tag: "@deep" }, async ({ page }) => {
		test.setTimeout(900_000);
		await openCached(page);
		const all = [...troubles, ...stalls];
		await openEach(page, fetchable, (index) => apply(all[index % all.length]));
		apply(undefined);
		await site.cut();
		await openEach(page, fetchable);
	});

	test("with Save-Data in the page or in the worker, only visited pages are cached", async ({ browser }) => {
		/** For the page or the worker: each of them reads it from the browser. */
		const savingData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";
		for (const who of ["page", "worker"]) {
			const page = await browser.newPage();
			if (who === "page") await page.addInitScript(savingData);
			else site.deploy(new Map([["/sw.js", savingData + worker]]));
			await page.clock.install();
			await page.goto(`${site.url}/about`);
			await page.clock.runFor(10_000);
			await controlled(page);
			await page.clock.runFor(60_000);
			for (const path of ["/careers", "/privacy"]) {
				await page.goto(site.url + path);
				await expect.poll(() => readCachePaths(page)).toEqual(expect.arrayContaining([path]));
			}
			const pages = (await readCachePaths(page)).filter((path) => path in cached.revisioned && !path.startsWith("/page-data/"));
			expect(pages.sort(), `with Save-Data in the ${who}`).toEqual(["/careers", "/privacy"]);
			await page.context().close();
		}
	});

	test("an update goes ahead while the old build is still being cached", { tag: "@flaked" }, async ({ page }) => {
		const isPage = (path: string) => path !== "/about" && !path.includes(".");
		site.setFault((path) => (isPage(path) ? "held" : "none"));
		await page.clock.install();
		await page.goto(`${site.url}/about`);
		await controlled(page);
		await requestCaching(page);
		await expect.poll(() => site.held.length).toBeGreaterThan(0);
		const waitedFor = [...site.held];
		site.deploy(secondBuild());
		await update(page);
		await useToastButton(page, "Refresh", (button) => button.click());
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		expect(site.held, "still unanswered").toEqual(expect.arrayContaining(waitedFor));
	});

	test("the site works without the worker: if it's missing, throws, or storage is full", async ({ page }) => {
		const errors: string[] = [];
		page.on("pageerror", ({ message }) => errors.push(message));
		for (const [script, settled] of [
			[null, unregistered],
			["throw new Error('broken');", unregistered],
			[`caches.open = async () => { throw new DOMException("full", "QuotaExceededError"); };\n${worker}`, controlled],
		] as const)
			await test.step(script?.slice(0, 30) ?? "missing", async () => {
				site.deploy(new Map([["/sw.js", script]]));
				site.requests.length = 0;
				await page.goto(site.url);
				await expect.poll(() => site.requests).toContain("/sw.js");
				await settled(page);
				await openPage(page, `${site.url}/about`);
				await expect(heading(page)).toHaveText(aboutHeadings.first);
				await page.reload();
				await hydrated(page);
				await expect(heading(page)).toHaveText(aboutHeadings.first);
				expect(errors).toEqual([]);
			});
	});

	test.describe("without a worker", () => {
		test.use({ serviceWorkers: "block" });

		test("the page stays and offers to reload if a deployment has removed a chunk", async ({ page }) => {
			await page.clock.install();
			await openPage(page, `${site.url}/about`);
			site.deploy(secondBuild());
			await mainMenu(page).locator('a[href="/careers"]').click();
			await useToastButton(page, "Reload", (button) => expect(button).toBeVisible());
			await expect(heading(page)).toHaveText(aboutHeadings.first);
		});
	});
});
