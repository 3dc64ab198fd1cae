import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { getVisitCounts, planSeries } from "../../src/lib/services/plan/series";
import { addDays } from "../../src/lib/time/dates";
import { toLocalDate } from "../../src/lib/time/time-zone";
import { expectSound } from "../support/accessibility";
import { services, site } from "../support/content";
import { holdRequests, openPage, watchErrors } from "../support/hydration";
import { aClosedDay, openDayAhead } from "../support/open-days";
import { expectSheets, print } from "../support/print";
import { phone, still } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

test.use(still);

const planned = services.filter(({ course }) => course.intervalDays !== null);
const maxSessions = ({ course }: (typeof services)[number]) => course.sessions?.max ?? 0;
const [longest] = [...planned].sort((one, other) => maxSessions(other) - maxSessions(one));
if (!longest) throw new Error("content/services has no service with an interval.");
const counts = getVisitCounts(longest.course.sessions);
const interval = longest.course.intervalDays;
const path = `/services/${longest.slug}`;

const region = (page: Page): Locator => page.getByRole("region", { name: "Plan your series" });
const firstDay = (page: Page): Locator => region(page).getByLabel("First day");
const readDays = (page: Page): Promise<(string | null)[]> =>
	region(page)
		.getByRole("listitem")
		.locator("time")
		.evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
const sessions = (page: Page): Locator => region(page).getByLabel("Number of sessions");
const problem = (page: Page): Locator => region(page).locator("#plan-first-error");
const status = (page: Page): Locator => region(page).getByRole("status").first();

const open = async (page: Page): Promise<void> => {
	await openPage(page, `${path}#plan`);
	await region(page).scrollIntoViewIfNeeded();
	await expect(firstDay(page)).toBeVisible();
};

const expectedDays = (first: string, count = counts.min): string[] =>
	interval ? planSeries(first, interval, count, site).map(({ day }) => day) : [];

test("a first day gives the dates of a series, and leaves no trace", async ({ page }) => {
	const errors = watchErrors(page);
	await page.setViewportSize(phone);
	await saveData(page);
	await open(page);
	await firstDay(page).fill(addDays(toLocalDate(site.timeZone, new Date()), -1));
	await expect(problem(page)).toHaveText(
		"Error: That day has passed. Choose today or a later day.",
	);
	expect(await readDays(page)).toEqual([]);
	await expectSound(page, "a wrong day", "#plan");
	await page.waitForLoadState("networkidle");
	const expectNoTraces = await watchTraces(page);
	const [year = "", month = "", date = ""] = openDayAhead().split("-");
	await firstDay(page).fill("");
	await firstDay(page).focus();
	await page.keyboard.type(`${month}${date}${year.slice(0, 2)}`);
	await expect(firstDay(page), "while it's being typed").not.toHaveAttribute("aria-invalid");
	await page.keyboard.type(year.slice(2));
	expect(await readDays(page)).toEqual(expectedDays(openDayAhead()));
	await page.keyboard.press("Backspace");
	await sessions(page).focus();
	await expect(problem(page)).toHaveText("Error: Choose a full date with month, day and year.");
	const { day, why } = aClosedDay();
	await firstDay(page).fill(day);
	await sessions(page).selectOption(String(counts.max));
	await expect(status(page)).toContainText(why);
	expect(await readDays(page)).toEqual(expectedDays(day, counts.max));
	const book = region(page).getByRole("link", { name: "Book this plan" });
	await expect(book).toHaveAttribute(
		"href",
		new RegExp(`^/schedule\\?service=${longest.slug}&plan=.+sessions`),
	);
	await expectNoTraces();
	await expectSound(page, "a plan", "#plan");
	expect(errors).toEqual([]);

	await page.context().setOffline(true);
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		region(page).getByRole("button", { name: "Add to calendar" }).click(),
	]);
	const sessionsOf = [
		...readFileSync(await file.path(), "utf8").matchAll(/^SUMMARY:Session \d+ of (\d+)/gm),
	].map(([, count]) => Number(count));
	expect(sessionsOf).toEqual(Array.from({ length: counts.max }, () => counts.max));
	await print(page, region(page).getByRole("button", { name: "Print the plan" }));
	const seen = await page.evaluate(() => document.body.innerText);
	for (const part of [site.phone.display, "Before each session", `Session ${counts.max}`])
		expect(seen).toContain(part);
	expect(seen).not.toContain("Add to calendar");
	await expectSheets(page, 1, "the plan");
});

test("nothing moves when the tool arrives", async ({ page }) => {
	const release = await holdRequests(page, /\/series-[^/]*\.js$/);
	await openPage(page, path);
	await page.evaluate(() => document.documentElement.setAttribute("data-render-all", ""));
	await region(page).scrollIntoViewIfNeeded();
	const measure = async () => {
		const heights: number[] = [];
		for (const width of [390, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			heights.push(
				await region(page).evaluate((element) => element.getBoundingClientRect().height),
			);
		}
		return heights;
	};
	const before = await measure();
	await expect(firstDay(page)).toHaveCount(0);
	release();
	await expect(firstDay(page)).toBeVisible();
	expect(await measure(), "at 390, 768 and 1440 px").toEqual(before);
});
