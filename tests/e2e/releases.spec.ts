import { expect, test } from "@playwright/test";
import { type Deployment, startDeployment } from "../support/deployment";
import { hydrated, openPage } from "../support/hydration";
import { aboutHeadings, secondBuild } from "../support/second-build";
import {
	cached,
	controlled,
	readCachePaths,
	requestCaching,
	unregistered,
	worker,
} from "../support/service-worker";
import { heading, mainMenu } from "../support/shell";
import { saveData } from "../support/traces";

test.use({ serviceWorkers: "allow" });

let site: Deployment;

test.beforeEach(async () => {
	site = await startDeployment();
});
test.afterEach(() => site.cut());

test("an old tab says that its page is gone, and Reload helps", async ({ browser }) => {
	const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
	await saveData(page);
	await openPage(page, `${site.url}/careers`);
	site.deploy(secondBuild());
	await mainMenu(page).locator('a[href="/about"]').click();
	// Toasts lose their script as well, so this one is plain HTML.
	const reload = page
		.getByRole("region", { name: /^Notifications/ })
		.getByRole("button", { name: "Reload" });
	await Promise.all([page.waitForEvent("load"), reload.click()]);
	await hydrated(page);
	await mainMenu(page).locator('a[href="/about"]').click();
	await expect(heading(page)).toHaveText(aboutHeadings.second);
	await page.context().close();
});

test("with Save-Data, only visited pages are cached", async ({ page }) => {
	site.deploy(
		new Map([
			[
				"/sw.js",
				`Object.defineProperty(navigator, "connection", { value: { saveData: true } });\n${worker}`,
			],
		]),
	);
	await page.goto(`${site.url}/about`);
	await controlled(page);
	await requestCaching(page);
	for (const path of ["/careers", "/privacy"]) {
		await page.goto(site.url + path);
		await expect.poll(() => readCachePaths(page)).toEqual(expect.arrayContaining([path]));
	}
	const pages = (await readCachePaths(page)).filter(
		(path) => path in cached.revisioned && !/^\/page-data\/|\.svg$/.test(path),
	);
	expect(pages).toEqual(["/careers", "/privacy"]);
});

test("the site works if the worker is missing, throws, or has no storage", async ({ page }) => {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	for (const [script, settled] of [
		[null, unregistered],
		["throw new Error('broken');", unregistered],
		[
			`caches.open = async () => { throw new DOMException("full", "QuotaExceededError"); };\n${worker}`,
			controlled,
		],
	] as const) {
		site.deploy(new Map([["/sw.js", script]]));
		site.requests.length = 0;
		await page.goto(site.url);
		await expect.poll(() => site.requests).toContain("/sw.js");
		await settled(page);
		await openPage(page, `${site.url}/about`);
		await expect(heading(page)).toHaveText(aboutHeadings.first);
		expect(errors).toEqual([]);
	}
});
