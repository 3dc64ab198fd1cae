import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { toastOf } from "../support/accessibility";
import { findPage, services, site as spa } from "../support/content";
import { type Deployment, type Fault, startDeployment } from "../support/deployment";
import { hydrated, openPage, watchErrors } from "../support/hydration";
import { templates } from "../support/routes";
import {
	aboutHeadings,
	type CachedFiles,
	cached,
	controlled,
	readCachedFiles,
	readCachePaths,
	requestCaching,
	secondBuild,
	unregistered,
} from "../support/second-build";
import { mainMenu } from "../support/shell";
import { uses } from "../support/uses";

/** The text of a page's first heading in public/. */
const builtHeading = (path: string): string =>
	JSDOM.fragment(readFileSync(`public${path}/index.html`, "utf8")).querySelector("h1")
		?.textContent ?? "";

/** Waits until the caches hold exactly what a build's worker lists. */
const siteCached = (page: Page, { revisioned, hashed }: CachedFiles = cached): Promise<void> =>
	expect.poll(() => readCachePaths(page)).toEqual([...Object.keys(revisioned), ...hashed].sort());
const update = (page: Page) =>
	page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

// When it's registered, and what's said and done on a page: src/browser/service-worker.test.tsx.
test.use({ serviceWorkers: "allow" });

let site: Deployment;
const aboutData = "/page-data/about/page-data.json";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens one page of each template, and expects it to be hydrated and to have its own heading. */
const openEach = async (
	page: Page,
	before: (index: number) => void = () => undefined,
): Promise<void> => {
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
	{ page: "none", data: "failing" },
	{ page: "broken", data: "broken" },
];

test.describe("a visitor whose browser caches the site once", () => {
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

	test("the whole site is cached when the page is idle, except the media page", async () => {
		await page.goto(site.url);
		await siteCached(page);
		for (const visit of [() => page.goto(`${site.url}/admin/media`), () => page.reload()]) {
			await visit();
			await hydrated(page);
		}
		await expect
			.poll(() =>
				page.evaluate(
					async () => (await (await caches.open("elm-place-pictures-dynamic")).keys()).length,
				),
			)
			.toBeGreaterThan(0);
		await siteCached(page);
	});

	test("after one visit every kind of page opens offline, and every tool works", async ({
		request,
	}) => {
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
		for (const [path, use] of Object.entries(uses))
			await test.step(path, async () => {
				await openPage(page, site.url + path);
				await use(page);
			});
		const address = `${site.url}/no-such-page?from=mail`;
		await page.goto(address);
		await expect(heading(page)).toHaveText(findPage("offline").heading);
		await expect(page).toHaveURL(address);
		await expect(
			page.getByRole("main").getByRole("link", { name: spa.phone.display }),
		).toBeVisible();
		await expect(page.getByRole("main")).toContainText(spa.hours[0]?.name ?? "");
		await site.connect();
		await page.getByRole("link", { name: /again/i }).click();
		await expect(heading(page)).toHaveText("Page Not Found");
		await expect(page).toHaveURL(address);
	});

	test("no page is blank or wrong if the network breaks, fails or stalls", async () => {
		await openEach(page, (index) => {
			// The stalls once, because they take time. A browser has six connections to a host: held requests would use them up.
			const trouble =
				troubles[index < troubles.length ? index : 2 + (index % (troubles.length - 2))];
			site.release();
			site.setFault(
				(path) =>
					(path.startsWith("/page-data/")
						? trouble?.data
						: path.includes(".")
							? "none"
							: trouble?.page) ?? "none",
			);
		});
		site.release();
		site.setFault(() => "none");
	});

	test("no page mixes two builds, whichever of them the network sends", async () => {
		const errors = watchErrors(page);
		site.deploy(second);
		/** The new worker never arrives, so the old one has to cope with the new build. */
		const fail = (fault: (path: string) => Fault = () => "none") =>
			site.setFault((path) => (path === "/sw.js" ? "broken" : fault(path)));
		fail();
		await openPage(page, `${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);

		// The new data does not arrive: the page stays as its HTML is, and must not get the old data from the cache.
		fail((path) => (path.startsWith("/page-data/") ? "broken" : "none"));
		await page.goto(`${site.url}/about`);
		await expect.poll(() => site.requests).toContain("/page-data/services/page-data.json");
		expect(site.requests).toContain(aboutData);
		await expect(heading(page)).toHaveText(aboutHeadings.second);

		// The HTML does not arrive, so the page is the old build's; the new data arrives and is not used.
		await page.goto("about:blank");
		errors.length = 0;
		fail((path) => (path.includes(".") ? "none" : "broken"));
		await openPage(page, `${site.url}/careers`);
		await mainMenu(page).locator('a[href="/about"]').click();
		await expect(page).toHaveURL(`${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		expect(site.requests).toContain(aboutData);
		expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);
		site.setFault(() => "none");
		site.deploy(new Map());
	});

	test("an update waits for a click, reloads once, and empties the old cache", async () => {
		// A toast is there for 5 s, which may not be enough on a busy machine, so the page's clock is paused and steps on.
		await page.clock.install();
		await openPage(page, `${site.url}/about`);
		let loads = 0;
		page.on("load", () => {
			loads += 1;
		});
		site.deploy(second);
		await update(page);
		const button = toastOf(page).getByRole("button", { name: "Refresh" });
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
		await expect
			.poll(() => page.clock.runFor(100).then(() => button.isVisible()), { intervals: [20] })
			.toBe(true);
		// A worker that doesn't wait replaces the old one as soon as that has answered its requests.
		const state = await page.evaluate(async () => {
			for (let count = 0; count < 5; count += 1) await fetch("/page-data/app-data.json");
			return (await navigator.serviceWorker.ready).waiting?.state;
		});
		expect(state).toBe("installed");
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		expect(loads).toBe(0);
		await button.click();
		await page.clock.resume();
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		await controlled(page);
		await requestCaching(page);
		await siteCached(page, readCachedFiles(second.get("/sw.js") ?? ""));
		// A second reload would have come long before the new build was cached.
		expect(loads).toBe(1);
	});

	test("the kill switch removes the worker and its caches", async () => {
		site.deploy(
			new Map([
				...second,
				["/sw.js", readFileSync("src/browser/service-worker/unregister.js", "utf8")],
			]),
		);
		await update(page);
		// The new worker takes over when the old one has nothing left to do, or when its last page is closed.
		const next = await page.context().newPage();
		await page.close();
		await next.goto(`${site.url}/sw.js`);
		await unregistered(next);
		await expect.poll(() => next.evaluate(async () => (await caches.keys()).length)).toBe(0);
		site.requests.length = 0;
		await next.goto(`${site.url}/about`);
		await expect(heading(next)).toHaveText(aboutHeadings.second);
		expect(site.requests).toContain("/about");
	});
});
