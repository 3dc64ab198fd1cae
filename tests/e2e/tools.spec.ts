import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { toLocalDate } from "../../src/lib/time/clock";
import { findPage, services, site, team } from "../support/content";
import { startDeployment } from "../support/deployment";
import { hydrated } from "../support/hydration";
import { openDayAhead } from "../support/open-days";
import { readCachedFiles } from "../support/second-build";

/** Search, comparison, finder, estimator, series and contact cards where scripts or the network are missing. */

const [first, second] = services;
const planned = services.find(({ course }) => course.intervalDays !== null);
const [person] = team;
if (!first || !second || !planned || !person) throw new Error("content/ has too few services or people for these tests.");

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("each page with a tool says what it needs or lets it go, and has no control that does nothing", async ({ page }) => {
		const controls = page.getByRole("main").locator("button, input, select").filter({ visible: true });
		const headingOf = (key: string) => findPage("treatment-finder").blocks.find((block) => block.key === key)?.heading ?? key;
		const pages: readonly [path: string, said: string][] = [
			["/compare", "The table needs JavaScript"],
			["/treatment-finder", headingOf("without-script")],
			["/pricing", "The estimator needs JavaScript"],
			["/admin/media", "Where it’s used"],
			["/services", findPage("services").heading],
			[`/services/${planned.slug}`, "Plan your series"],
			[`/aftercare/${planned.slug}`, "Day by day"],
			["/aftercare", "All waiting times"],
			["/pricng", "Page Not Found"],
		];
		for (const [path, said] of pages) {
			await page.goto(path);
			await expect(page.getByRole("main").getByText(said).filter({ visible: true }).first(), path).toBeVisible();
			await expect.soft(controls, path).toHaveCount(0);
		}
	});
});

test.describe("without a network, after one visit", () => {
	test.use({ serviceWorkers: "allow" });

	/** Opens a page of the site whose network is cut. */
	const openOffline = async (page: Page, address: string) => {
		await page.goto(address);
		await hydrated(page);
	};

	test("every tool works, and a contact card can be saved", async ({ page }) => {
		const { url, cut } = await startDeployment();
		await page.goto(url);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
		const { hashed, revisioned } = readCachedFiles(readFileSync("public/sw.js", "utf8"));
		const countMissing = (files: string[]) =>
			page.evaluate(async (all) => (await Promise.all(all.map((file) => caches.match(file, { ignoreSearch: true })))).filter((found) => !found).length, files);
		await expect.poll(() => countMissing([...hashed, ...Object.keys(revisioned)]), "files that the worker hasn't kept yet").toBe(0);
		await cut();

		await test.step("the search", async () => {
			await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
			await page.getByRole("searchbox", { name: "Search" }).fill(first.title);
			await expect(page.locator("dialog [data-result]").first()).toHaveAttribute("href", `/services/${first.slug}`);
		});
		await test.step("a comparison", async () => {
			await openOffline(page, `${url}/compare?services=${first.slug}`);
			await page.getByRole("combobox", { name: "Treatment 2", exact: true }).selectOption(second.slug);
			await expect(page.getByRole("columnheader")).toHaveText([first.title, second.title]);
		});
		await test.step("the treatment finder", async () => {
			await openOffline(page, `${url}/treatment-finder`);
			await page.getByRole("main").getByRole("checkbox").first().check();
			await expect(
				page
					.getByRole("main")
					.getByRole("link", { name: /^Book / })
					.first(),
			).toBeVisible();
		});
		await test.step("the days after a treatment", async () => {
			await openOffline(page, `${url}/aftercare/${planned.slug}`);
			await page.getByLabel("Day of your treatment").fill(toLocalDate(site.timeZone, new Date()));
			await expect(page.getByRole("status").filter({ hasText: "Today is the day of your treatment." })).toBeVisible();
		});
		await test.step("the price estimator and the form it leads to", async () => {
			await openOffline(page, `${url}/pricing#price-estimator`);
			const estimator = page.getByRole("region", { name: "Price estimator" });
			await estimator.getByRole("combobox", { name: "Treatment", exact: true }).selectOption({ index: 1 });
			await estimator.getByRole("link", { name: "Book this plan" }).click();
			await expect(page.locator("form [name=note]")).toHaveValue(/^My plan: /);
		});
		await test.step("a series and its calendar file", async () => {
			await openOffline(page, `${url}/services/${planned.slug}`);
			const plan = page.getByRole("region", { name: "Plan your series" });
			await plan.scrollIntoViewIfNeeded();
			await plan.getByLabel("First day").fill(openDayAhead());
			const [file] = await Promise.all([page.waitForEvent("download"), plan.getByRole("button", { name: "Add to calendar" }).click()]);
			expect(file.suggestedFilename()).toBe(`${planned.slug}-plan.ics`);
		});
		await test.step("a contact card, and whether the spa is open", async () => {
			await openOffline(page, `${url}/team/${person.slug}`);
			const [card] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save contact" }).click()]);
			expect(readFileSync(await card.path(), "utf8")).toContain(`FN:${person.name}`);
			await expect(page.getByRole("banner").getByText(/^(?:Open now, until|Closed, opens) /)).toBeVisible();
		});
	});
});
