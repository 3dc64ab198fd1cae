import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, type Response, test } from "@playwright/test";
import { findPrecacheFiles, hashContent } from "../../src/gatsby/service-worker/precache-files";
import { builtHeading } from "../support/built-page";
import { pageCopy, site as spa } from "../support/content";
import { type Deployment, type Fault, startDeployment } from "../support/deployment";
import { hydrated, watchErrors } from "../support/hydration";
import { hidden, routes, templates } from "../support/routes";
import { aboutHeadings, type Kept, keptOf, secondBuild } from "../support/second-build";

test.use({ serviceWorkers: "allow" });
// Each test downloads the whole site to the browser, and some leave requests without an answer for the worker's 3 seconds.
test.describe.configure({ timeout: 180_000 });

let site: Deployment;
test.beforeEach(async () => {
	site = await startDeployment();
});
test.afterEach(() => site.cut().catch(() => undefined));

const worker = readFileSync("public/sw.js", "utf8");
const kept = keptOf(worker);
const fetchable = routes.filter((path) => !hidden.includes(path));
const dataOf = (path: string) => `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
const [openingDay] = spa.hours;

/** Paths of the pages and files in the worker's caches. Pictures and the worker's own notes are not part of the list it keeps. */
const cachedPaths = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const paths: string[] = [];
		for (const name of ["elm-place-pages", "elm-place-files"]) for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
		return paths.sort();
	});
const pathsOf = ({ revisioned, hashed }: Kept): string[] => [...Object.keys(revisioned), ...hashed].sort();
/** Until exactly what a build's worker is to keep is kept. */
const siteKept = (page: Page, list = kept): Promise<void> => expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toEqual(pathsOf(list));

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const unregistered = (page: Page) => expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined)).toBe(true);
/** Asks for what the page asks for by itself when it has been idle for some seconds. */
const askToPrecacheSite = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
/** Opens a page whose worker has kept the whole site. */
const openKept = async (page: Page, path = ""): Promise<void> => {
	await page.goto(site.url + path);
	await controlled(page);
	await askToPrecacheSite(page);
	await siteKept(page);
};
const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
/**
 * Presses a toast's button, or waits for it. A toast is there for 5 s, which a busy machine may take to find it, so the page's clock
 * stands still and goes on step by step. The clock has to be installed before the page is opened.
 */
const toastButton = async (page: Page, name: string, use: (button: Locator) => Promise<void> = () => Promise.resolve()): Promise<void> => {
	const button = toasts(page).getByRole("button", { name });
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
	await expect
		.poll(async () => {
			await page.clock.runFor(200);
			return button.isVisible();
		})
		.toBe(true);
	await use(button);
	await page.clock.resume();
};
const click = (button: Locator) => button.click();
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });
const countLoads = (page: Page): (() => number) => {
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	return () => loads;
};

test("the list holds every page with its data, except what does not fit, and every script of those pages", () => {
	const { skipped } = findPrecacheFiles(
		"public",
		kept.hashed.map((path) => path.slice(1)),
	);
	const paths = fetchable.filter((path) => !skipped.includes(path));
	expect(skipped.filter((path) => templates.includes(path))).toEqual([]);
	expect(Object.keys(kept.revisioned).filter((path) => !path.startsWith("/page-data/"))).toEqual(
		expect.arrayContaining([...paths, "/404.html", "/offline.html"]),
	);
	expect(Object.keys(kept.revisioned)).toEqual(
		expect.arrayContaining([...paths.map(dataOf), "/page-data/app-data.json", "/page-data/404.html/page-data.json"]),
	);
	const scripts = new Set(paths.flatMap((path) => readFileSync(`public${path}/index.html`, "utf8").match(/\/[^/"\s]+-[0-9a-f]{20}\.js/g) ?? []));
	expect([...scripts].filter((path) => !kept.hashed.includes(path) && !path.startsWith("/component---src-pages-admin"))).toEqual([]);
	expect(pathsOf(kept).filter((path) => /^\/(?:api|admin|page-data\/admin|component---src-pages-admin)/.test(path))).toEqual([]);
});

test("it is registered once the page has loaded, and keeps the whole site when the page is idle", async ({ page }) => {
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
	expect(registered).toBeGreaterThanOrEqual(loaded ?? Number.POSITIVE_INFINITY);
	await siteKept(page);
	// The media page is neither kept nor touched, and pictures go where they may be thrown away.
	for (const visit of [() => page.goto(`${site.url}/admin/media`), () => page.reload()]) {
		await visit();
		await hydrated(page);
	}
	await expect.poll(() => page.evaluate(async () => (await (await caches.open("elm-place-pictures-dynamic")).keys()).length)).toBeGreaterThan(0);
	expect((await cachedPaths(page)).filter((path) => !pathsOf(kept).includes(path))).toEqual([]);
});

/** Opens each page and waits until it has come alive: with its data and its scripts, and still under its own heading. */
const openEach = async (page: Page, paths: readonly string[], before: (path: string, index: number) => void = () => undefined): Promise<void> => {
	for (const [index, path] of paths.entries()) {
		before(path, index);
		await page.goto(site.url + path, { waitUntil: "commit" });
		await hydrated(page);
		await expect(headingOf(page), path).toHaveText(builtHeading(path));
		await expect(page).toHaveURL(site.url + path);
	}
};

test("after one visit a page of every kind opens with the network cut; one that is not kept says whom to call", async ({ page }) => {
	await openKept(page);
	await site.cut();
	await openEach(page, templates);
	await page.goto(site.url, { waitUntil: "domcontentloaded" });
	await page.getByRole("link", { name: "Learn more about our approach" }).click();
	await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	await page.goto(`${site.url}/no-such-page?from=mail`);
	await expect(headingOf(page)).toHaveText(pageCopy("offline").heading);
	await expect(page).toHaveURL(`${site.url}/no-such-page?from=mail`);
	await expect(page.getByRole("main").getByRole("link", { name: spa.phone.display })).toBeVisible();
	await expect(page.getByRole("main")).toContainText(openingDay?.name ?? "");
	await site.connect();
	await page.getByRole("link", { name: /again/i }).click();
	await expect(headingOf(page)).toHaveText("Page Not Found");
	await expect(page).toHaveURL(`${site.url}/no-such-page?from=mail`);
});

test("after one visit every route opens with the network cut", { tag: "@deep" }, async ({ page }) => {
	await openKept(page);
	await site.cut();
	await openEach(page, fetchable);
});

/** The pages and data of a bad network, by turns; a request that gets no answer at all costs the worker's 3 seconds. */
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
const suffer = (trouble: (typeof troubles)[number] | undefined) => {
	// A browser has six connections to a host; what is held for good would leave none.
	site.release();
	site.setFault((path) => (path.startsWith("/page-data/") ? trouble?.data : path.includes(".") ? "none" : trouble?.page) ?? "none");
};

test("a network that breaks, fails or stalls never leaves a page blank or wrong", async ({ page }) => {
	await openKept(page);
	await openEach(page, templates.slice(0, stalls.length), (_, index) => suffer(stalls[index]));
	await openEach(page, templates, (_, index) => suffer(troubles[index % troubles.length]));
});

test("every route opens over a network that breaks, fails or stalls", { tag: "@deep" }, async ({ page }) => {
	test.setTimeout(600_000);
	const all = [...troubles, ...stalls];
	await openKept(page);
	await openEach(page, fetchable, (_, index) => suffer(all[index % all.length]));
});

/** For the page and for the worker: each of them asks the browser by itself. */
const savingData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";
for (const who of ["page", "worker"] as const)
	test(`under Save-Data, as the ${who} sees it, nothing is kept but what is visited`, async ({ page }) => {
		if (who === "page") await page.addInitScript(savingData);
		else site.deploy(new Map([["/sw.js", savingData + worker]]));
		await page.clock.install();
		await page.goto(`${site.url}/about`);
		await page.clock.runFor(10_000);
		await controlled(page);
		// Far past the moment at which the page would ask for the site.
		await page.clock.runFor(60_000);
		for (const path of ["/careers", "/privacy"]) {
			await page.goto(site.url + path);
			await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining([path]));
		}
		const pages = (await cachedPaths(page)).filter((path) => path in kept.revisioned && !path.startsWith("/page-data/"));
		expect(pages.sort()).toEqual(["/careers", "/privacy"]);
	});

test("an update waits for the visitor's yes, then the page reloads once and what the earlier build kept goes", async ({ page }) => {
	await page.clock.install();
	await openKept(page, "/about");
	const loads = countLoads(page);
	const second = secondBuild();
	site.deploy(second);
	await update(page);
	await toastButton(page, "Refresh", async (button) => {
		// A worker that does not wait follows the earlier one as soon as that has answered what it was asked.
		const state = await page.evaluate(async () => {
			for (let count = 0; count < 5; count += 1) await fetch("/page-data/app-data.json");
			return (await navigator.serviceWorker.ready).waiting?.state;
		});
		expect(state).toBe("installed");
		await expect(headingOf(page)).toHaveText(aboutHeadings.first);
		expect(loads()).toBe(0);
		await button.click();
	});
	await expect(headingOf(page)).toHaveText(aboutHeadings.second);
	await controlled(page);
	const next = keptOf(second.get("/sw.js") ?? "");
	expect(kept.hashed.filter((path) => !next.hashed.includes(path)).length).toBeGreaterThan(0);
	await askToPrecacheSite(page);
	await siteKept(page, next);
	// A second reload would have come long before the new build was kept.
	expect(loads()).toBe(1);
});

test("a yes is followed while the earlier build is still being kept", { tag: "@flaked" }, async ({ page }) => {
	const isPage = (path: string) => path !== "/about" && !path.includes(".");
	site.setFault((path) => (isPage(path) ? "held" : "none"));
	await page.clock.install();
	await page.goto(`${site.url}/about`);
	await controlled(page);
	await askToPrecacheSite(page);
	// The worker waits for answers that will not come while this test lasts.
	await expect.poll(() => site.held.length).toBeGreaterThan(0);
	const waitedFor = [...site.held];
	site.deploy(secondBuild());
	await update(page);
	await toastButton(page, "Refresh", click);
	await expect(headingOf(page)).toHaveText(aboutHeadings.second);
	expect(site.held, "none of them has been answered").toEqual(expect.arrayContaining(waitedFor));
});

/** Which of two builds a page is made of: every page, data and script that it gets, from the network or from the worker. */
const watchBuilds = (page: Page, first: Kept, second: Kept): (() => Promise<string[]>) => {
	const buildOf = async (path: string, response: Response): Promise<string> => {
		if (path.endsWith(".js")) return first.hashed.includes(path) ? "first" : second.hashed.includes(path) ? "second" : `neither: ${path}`;
		// The browser forgets the answer to what a page that has been left had prefetched.
		const body = await response.body().catch(() => undefined);
		if (!body || first.revisioned[path] === second.revisioned[path]) return "either";
		const digest = hashContent(body);
		return digest === first.revisioned[path] ? "first" : digest === second.revisioned[path] ? "second" : `neither: ${path}`;
	};
	let seen: Promise<string>[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (response.ok() && (pathname in first.revisioned || pathname.endsWith(".js"))) seen.push(buildOf(pathname, response));
	});
	return async () => {
		const builds = new Set(await Promise.all(seen));
		seen = [];
		builds.delete("either");
		return [...builds];
	};
};

test("no page is made of two builds, whichever of them the network gives", async ({ page }) => {
	await openKept(page);
	const second = secondBuild();
	const buildsSeen = watchBuilds(page, kept, keptOf(second.get("/sw.js") ?? ""));
	const errors = watchErrors(page);
	site.deploy(second);
	/** The new worker never arrives, so that the earlier one has to cope with the new build. */
	const trouble = (fault: (path: string) => Fault = () => "none") => site.setFault((path) => (path === "/sw.js" ? "broken" : fault(path)));

	trouble();
	await page.goto(`${site.url}/about`);
	await hydrated(page);
	await expect(headingOf(page)).toHaveText(aboutHeadings.second);
	expect(await buildsSeen()).toEqual(["second"]);
	expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);

	// The data of the new build does not come. The page stays as its HTML is; it must not get the data that is kept of the earlier build.
	trouble((path) => (path.startsWith("/page-data/") ? "broken" : "none"));
	await page.goto(`${site.url}/about`);
	// By the time the page fetches another page's data ahead, it has given up on its own.
	await expect.poll(() => site.requests).toContain(dataOf("/services"));
	expect(site.requests).toContain(dataOf("/about"));
	await expect(headingOf(page)).toHaveText(aboutHeadings.second);
	expect(await buildsSeen()).toEqual(["second"]);

	// The HTML does not come, so the page is the earlier build's; the data of the new build comes, and is not used.
	errors.length = 0;
	trouble((path) => (path.includes(".") ? "none" : "broken"));
	await page.goto(`${site.url}/careers`);
	await hydrated(page);
	await page.getByRole("navigation", { name: "Main" }).locator('a[href="/about"]').click();
	await expect(page).toHaveURL(`${site.url}/about`);
	await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	await page.goto(`${site.url}/about`);
	await hydrated(page);
	await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	expect(site.requests).toContain(dataOf("/about"));
	expect(await buildsSeen()).toEqual(["first"]);
	expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);
});

test.describe("without a worker", () => {
	test.use({ serviceWorkers: "block" });

	test("a chunk that a deployment took away: Reload is offered, the page stays", async ({ page }) => {
		await page.clock.install();
		await page.goto(`${site.url}/about`);
		await hydrated(page);
		site.deploy(secondBuild());
		await page.getByRole("navigation", { name: "Main" }).locator('a[href="/careers"]').click();
		await toastButton(page, "Reload");
		await expect(headingOf(page)).toHaveText(aboutHeadings.first);
	});
});

/** Lets the test know when the worker has answered everything it was asked before. */
const answersTest = `self.addEventListener("message", ({ data, ports }) => data.type === "FROM_TEST" && ports[0].postMessage(""));\n`;

test("the kill switch removes the worker and what it kept; the page goes on", async ({ page, context }) => {
	await openKept(page);
	const loads = countLoads(page);
	site.deploy(new Map([["/sw.js", answersTest + readFileSync("src/browser/service-worker/unregister.js", "utf8")]]));
	await page.evaluate(() => {
		navigator.serviceWorker.addEventListener("controllerchange", () => document.body.setAttribute("data-changed", ""));
	});
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
	// The page has asked the worker that took control whether it is an update. What is asked later is answered later.
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
	await expect(headingOf(page)).toBeVisible();
	expect(loads(), "nobody said yes to a reload").toBe(0);
	// Once there has been a toast, the region stays.
	expect(await toasts(page).count(), "it is no update to offer").toBe(0);
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
	for (const [name, script, settled] of [
		["a worker that is not there", null, unregistered],
		["a worker that throws", "throw new Error('broken');", unregistered],
		["a storage that is full", `caches.open = async () => { throw new DOMException("full", "QuotaExceededError"); };\n${worker}`, controlled],
	] as const) {
		test(name, async ({ page }) => {
			const errors: string[] = [];
			page.on("pageerror", ({ message }) => errors.push(message));
			site.deploy(new Map([["/sw.js", script]]));
			await page.goto(site.url);
			await expect.poll(() => site.requests).toContain("/sw.js");
			await settled(page);
			await page.goto(`${site.url}/about`);
			await hydrated(page);
			await expect(headingOf(page)).toHaveText(aboutHeadings.first);
			await page.reload();
			await hydrated(page);
			await expect(headingOf(page)).toHaveText(aboutHeadings.first);
			expect(errors).toEqual([]);
		});
	}
});
