import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { builtHeading } from "../support/built-page";
import { findPage, services, site as spa } from "../support/content";
import { type Deployment, type Fault, startDeployment } from "../support/deployment";
import { hydrated, openPage, watchErrors } from "../support/hydration";
import { templates } from "../support/routes";
import { aboutHeadings, type CachedFiles, readCachedFiles, secondBuild } from "../support/second-build";
import { mainMenu } from "../support/shell";

// When it's registered, and what's said and done on a page: src/browser/service-worker.test.tsx.
test.use({ serviceWorkers: "allow" });

let site: Deployment;
const worker = readFileSync("public/sw.js", "utf8");
const cached = readCachedFiles(worker);
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
const siteCached = (page: Page, list = cached): Promise<void> => expect.poll(() => readCachePaths(page)).toEqual(listPaths(list));

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const unregistered = (page: Page) => expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined)).toBe(true);
/** Requests what the page itself requests after some idle seconds. */
const requestCaching = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
/** Steps a paused clock by tenths of a second until a condition holds, for what also needs the network or the browser's threads. */
const stepUntil = (page: Page, what: string, holds: () => Promise<boolean>): Promise<void> =>
	expect.poll(() => page.clock.runFor(100).then(holds), { intervals: [20], message: `stepping the clock until ${what}` }).toBe(true);
/**
 * Waits for the toast that offers an update, and uses its button. A toast is there for 5 s, which may not be enough on a busy machine, so the
 * page's clock is paused and steps on. The clock has to be installed before the page is opened.
 */
const useRefresh = async (page: Page, use: (button: Locator) => Promise<void>): Promise<void> => {
	const button = page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Refresh" });
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
	await stepUntil(page, "the button Refresh is there", () => button.isVisible());
	await use(button);
	await page.clock.resume();
};
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens one page of each template, and expects it to be hydrated and to have its own heading. */
const openEach = async (page: Page, before: (index: number) => void = () => undefined): Promise<void> => {
	for (const [index, path] of templates.entries()) {
		before(index);
		await page.goto(site.url + path, { waitUntil: "commit" });
		await hydrated(page);
		await expect(heading(page), path).toHaveText(builtHeading(path));
		await expect(page).toHaveURL(site.url + path);
	}
};

/** What a bad network does to pages and data. A request without any answer costs the worker's time-out of 3 seconds. */
const troubles: readonly { readonly page: Fault; readonly data: Fault }[] = [
	{ page: "held", data: "none" },
	{ page: "broken", data: "held" },
	{ page: "broken", data: "none" },
	{ page: "failing", data: "broken" },
	{ page: "none", data: "broken" },
	{ page: "none", data: "failing" },
	{ page: "failing", data: "failing" },
	{ page: "broken", data: "broken" },
];

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
		await site.cut();
	});

	test("the whole site is cached when the page is idle; not the media page, and pictures in a cache of their own", async () => {
		await page.goto(site.url);
		await siteCached(page);
		for (const visit of [() => page.goto(`${site.url}/admin/media`), () => page.reload()]) {
			await visit();
			await hydrated(page);
		}
		await expect.poll(() => page.evaluate(async () => (await (await caches.open("elm-place-pictures-dynamic")).keys()).length)).toBeGreaterThan(0);
		expect((await readCachePaths(page)).filter((path) => !listPaths(cached).includes(path) || path.includes("admin"))).toEqual([]);
	});

	test("after one visit every kind of page opens offline; a page that isn't cached shows the phone number", async ({ request }) => {
		// The site's own server chooses the treatment in the HTML, which is this build's page nevertheless.
		const chosen = `?service=${services[0]?.slug}`;
		const html = await (await request.get(`/schedule${chosen}`)).text();
		expect(html).not.toBe(readFileSync("public/schedule/index.html", "utf8"));
		site.deploy(new Map([[`/schedule/index.html${chosen}`, html]]));
		await openPage(page, `${site.url}/schedule${chosen}`);
		await site.cut();
		await mainMenu(page).locator('a[href="/careers"]').click();
		await expect(heading(page)).toHaveText(findPage("careers").heading);
		await openEach(page);
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
		await openEach(page, (index) => {
			// The stalls once, because they take time. A browser has six connections to a host: held requests would use them up.
			const trouble = troubles[index < troubles.length ? index : 2 + (index % (troubles.length - 2))];
			site.release();
			site.setFault((path) => (path.startsWith("/page-data/") ? trouble?.data : path.includes(".") ? "none" : trouble?.page) ?? "none");
		});
		site.release();
		site.setFault(() => "none");
	});

	test("no page mixes two builds, whichever of them the network sends", async () => {
		const errors = watchErrors(page);
		site.deploy(second);
		/** The new worker never arrives, so the old one has to cope with the new build. */
		const fail = (fault: (path: string) => Fault = () => "none") => site.setFault((path) => (path === "/sw.js" ? "broken" : fault(path)));

		fail();
		await openPage(page, `${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);

		// The new data does not arrive: the page stays as its HTML is, and must not get the old data from the cache.
		fail((path) => (path.startsWith("/page-data/") ? "broken" : "none"));
		await page.goto(`${site.url}/about`);
		// By the time the page prefetches another page's data, it has given up on its own.
		await expect.poll(() => site.requests).toContain(getDataPath("/services"));
		expect(site.requests).toContain(getDataPath("/about"));
		await expect(heading(page)).toHaveText(aboutHeadings.second);

		// The HTML does not arrive, so the page is the old build's; the new data arrives and is not used.
		// What this page still prefetches fails, too, and may say so late.
		await page.goto("about:blank");
		errors.length = 0;
		fail((path) => (path.includes(".") ? "none" : "broken"));
		await openPage(page, `${site.url}/careers`);
		await mainMenu(page).locator('a[href="/about"]').click();
		await expect(page).toHaveURL(`${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		await openPage(page, `${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		expect(site.requests).toContain(getDataPath("/about"));
		expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);
		site.setFault(() => "none");
		site.deploy(new Map());
	});

	test("an update waits for the visitor's click, then the page reloads once and the old build's cache is emptied", async () => {
		await page.clock.install();
		await openPage(page, `${site.url}/about`);
		let loads = 0;
		page.on("load", () => {
			loads += 1;
		});
		site.deploy(second);
		await update(page);
		await useRefresh(page, async (button) => {
			// A worker that doesn't wait replaces the old one as soon as that has answered its requests.
			const state = await page.evaluate(async () => {
				for (let count = 0; count < 5; count += 1) await fetch("/page-data/app-data.json");
				return (await navigator.serviceWorker.ready).waiting?.state;
			});
			expect(state).toBe("installed");
			await expect(heading(page)).toHaveText(aboutHeadings.first);
			expect(loads).toBe(0);
			await button.click();
		});
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		await controlled(page);
		const next = readCachedFiles(second.get("/sw.js") ?? "");
		expect(cached.hashed.filter((path) => !next.hashed.includes(path)).length).toBeGreaterThan(0);
		await requestCaching(page);
		await siteCached(page, next);
		// A second reload would have come long before the new build was cached.
		expect(loads).toBe(1);
	});

	test("the kill switch removes the worker and its caches, and pages come from the network", async () => {
		site.deploy(new Map([...second, ["/sw.js", readFileSync("src/browser/service-worker/unregister.js", "utf8")]]));
		await update(page);
		// The new worker takes over when the old one has nothing left to do, or when its last page has gone.
		const next = await page.context().newPage();
		await page.close();
		await next.goto(`${site.url}/sw.js`);
		await unregistered(next);
		await expect.poll(() => countCaches(next)).toBe(0);
		site.requests.length = 0;
		await next.goto(`${site.url}/about`);
		await expect(heading(next)).toHaveText(aboutHeadings.second);
		expect(site.requests).toContain("/about");
	});
});

test.describe("other visitors", () => {
	test.beforeEach(async () => {
		site = await startDeployment();
	});
	test.afterEach(() => site.cut());

	test("if the visitor turns Save-Data on, only visited pages are cached", async ({ page }) => {
		site.deploy(new Map([["/sw.js", `Object.defineProperty(navigator, "connection", { value: { saveData: true } });\n${worker}`]]));
		await page.goto(`${site.url}/about`);
		await controlled(page);
		await requestCaching(page);
		for (const path of ["/careers", "/privacy"]) {
			await page.goto(site.url + path);
			await expect.poll(() => readCachePaths(page)).toEqual(expect.arrayContaining([path]));
		}
		const pages = (await readCachePaths(page)).filter((path) => path in cached.revisioned && !/^\/page-data\/|\.svg$/.test(path));
		expect(pages).toEqual(["/careers", "/privacy"]);
	});

	test("an update goes ahead while the old build is still being cached", { tag: "@flaked" }, async ({ page }) => {
		site.setFault((path) => (path !== "/about" && !path.includes(".") ? "held" : "none"));
		await page.clock.install();
		await page.goto(`${site.url}/about`);
		await controlled(page);
		await requestCaching(page);
		await expect.poll(() => site.held.length).toBeGreaterThan(0);
		const waitedFor = [...site.held];
		site.deploy(secondBuild());
		await update(page);
		await useRefresh(page, (button) => button.click());
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
		] as const) {
			site.deploy(new Map([["/sw.js", script]]));
			site.requests.length = 0;
			await page.goto(site.url);
			await expect.poll(() => site.requests).toContain("/sw.js");
			await settled(page);
			for (const visit of [() => page.goto(`${site.url}/about`), () => page.reload()]) {
				await visit();
				await hydrated(page);
				await expect(heading(page)).toHaveText(aboutHeadings.first);
			}
			expect(errors).toEqual([]);
		}
	});
});
