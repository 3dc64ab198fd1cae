import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { findPage, services, site as spa } from "../support/content";
import { type Deployment, type Fault, startDeployment } from "../support/deployment";
import { hydrated, openPage } from "../support/hydration";
import { templates } from "../support/routes";
import { siteCached } from "../support/service-worker";
import { heading, mainMenu } from "../support/shell";
import { uses } from "../support/uses";

const readBuiltHeading = (path: string): string =>
	JSDOM.fragment(readFileSync(`public${path}/index.html`, "utf8")).querySelector("h1")
		?.textContent ?? "";

test.use({ serviceWorkers: "allow" });

let site: Deployment;

const openEach = async (
	page: Page,
	before: (index: number) => void = () => undefined,
): Promise<void> => {
	for (const [index, path] of templates.entries()) {
		before(index);
		await page.goto(site.url + path, { waitUntil: "commit" });
		await hydrated(page);
		await expect(heading(page), path).toHaveText(readBuiltHeading(path));
		await expect(page).toHaveURL(site.url + path);
	}
};

/**
 * What a bad network does to pages and to their data. The first two keep a request waiting, which
 * takes the worker's timeout of 3 seconds.
 */
const outages: readonly { readonly page: Fault; readonly data: Fault }[] = [
	{ page: "held", data: "none" },
	{ page: "broken", data: "held" },
	{ page: "broken", data: "none" },
	{ page: "failing", data: "broken" },
	{ page: "none", data: "failing" },
	{ page: "broken", data: "broken" },
];

test.describe("a visitor whose browser caches the whole site", () => {
	test.describe.configure({ mode: "serial" });
	let page: Page;
	test.beforeAll(async ({ browser }) => {
		site = await startDeployment();
		page = await browser.newPage();
	});
	test.afterAll(async () => {
		await page.close();
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
		// The server fills in the chosen treatment, so its HTML differs from the built page.
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
			// Each stall takes 3 s and one of the browser's six connections, so each comes once.
			const { length } = outages;
			const outage = outages[index < length ? index : 2 + (index % (length - 2))];
			const findFault = (path: string): Fault | undefined => {
				if (path.startsWith("/page-data/")) return outage?.data;
				return path.includes(".") ? "none" : outage?.page;
			};
			site.release();
			site.setFault((path) => findFault(path) ?? "none");
		});
		site.release();
		site.setFault(() => "none");
	});
});
