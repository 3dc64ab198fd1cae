import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { toastOf } from "../support/accessibility";
import { type Deployment, type Fault, startDeployment } from "../support/deployment";
import { openPage, watchErrors } from "../support/hydration";
import { aboutHeadings, secondBuild } from "../support/second-build";
import {
	controlled,
	readCachedFiles,
	requestCaching,
	siteCached,
	unregistered,
	update,
} from "../support/service-worker";
import { heading, mainMenu } from "../support/shell";

test.use({ serviceWorkers: "allow" });

let site: Deployment;
const aboutData = "/page-data/about/page-data.json";

test.describe("a visitor whose browser has cached the first of two builds", () => {
	test.describe.configure({ mode: "serial" });
	let page: Page;
	let second: ReturnType<typeof secondBuild>;
	test.beforeAll(async ({ browser }) => {
		second = secondBuild();
		site = await startDeployment();
		// The last test opens a second page in this context.
		page = await (await browser.newContext()).newPage();
		await page.goto(site.url);
		await siteCached(page);
	});
	test.afterAll(async () => {
		await page.context().close();
		await site.cut();
	});

	test("no page mixes two builds, whichever of them the network sends", async () => {
		const errors = watchErrors(page);
		site.deploy(second);
		// The new worker never arrives, so the old one has to cope with the new build.
		const fail = (fault: (path: string) => Fault = () => "none") =>
			site.setFault((path) => (path === "/sw.js" ? "broken" : fault(path)));
		fail();
		await openPage(page, `${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.second);
		expect(errors.filter((text) => !text.includes("/sw.js"))).toEqual([]);

		// The new data doesn't arrive: the page must not take the old data from the cache.
		fail((path) => (path.startsWith("/page-data/") ? "broken" : "none"));
		await page.goto(`${site.url}/about`);
		await expect.poll(() => site.requests).toContain("/page-data/services/page-data.json");
		expect(site.requests).toContain(aboutData);
		await expect(heading(page)).toHaveText(aboutHeadings.second);

		// The new HTML doesn't arrive: the old build's page must not use the new data.
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
		// A toast closes after 5 s of the page's clock, which the test therefore moves itself.
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
		// A worker that doesn't wait takes over once the old one has answered these requests.
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
		// A second reload would have happened before the new build was cached.
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
		// The new worker takes over when the old one's last page is closed.
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
