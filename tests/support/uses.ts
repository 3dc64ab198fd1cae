import { expect, type Page } from "@playwright/test";
import { services } from "./content";
import { openDayAhead } from "./open-days";

const [first, second] = services;
export const planned = services.find(
	({ course }) => course.intervalDays !== null && course.sessions,
);
if (!first || !second || !planned)
	throw new Error("content/services has too few services for these tests.");

const mainOf = (page: Page) => page.getByRole("main");

/** What a page is for, besides its text: each uses the page that's open. */
export const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	"/about": async (page) => {
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await page.getByRole("searchbox").fill(first.title);
		await expect(page.locator("dialog [data-result]").first()).toHaveAttribute(
			"href",
			`/services/${first.slug}`,
		);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("searchbox")).toBeHidden();
	},
	"/services": async (page) => {
		await mainOf(page)
			.getByRole("button", { name: `Compare ${first.title}`, exact: true })
			.click();
		const bar = page.getByRole("region", { name: "Comparison" });
		await expect(bar.getByRole("status")).toContainText("1 chosen");
		await expect(bar).toBeInViewport({ ratio: 1 });
	},
	[`/compare?services=${first.slug}`]: async (page) => {
		await page
			.getByRole("combobox", { name: "Treatment 2", exact: true })
			.selectOption(second.slug);
		await expect(page.getByRole("columnheader")).toHaveText([first.title, second.title]);
	},
	"/treatment-finder": async (page) => {
		await mainOf(page).getByRole("checkbox").first().check();
		await expect(
			mainOf(page)
				.getByRole("link", { name: /^Book / })
				.first(),
		).toBeVisible();
	},
	"/pricing": async (page) => {
		const estimator = page.getByRole("region", { name: "Price estimator" });
		await estimator.scrollIntoViewIfNeeded();
		await estimator
			.getByRole("combobox", { name: "Treatment", exact: true })
			.selectOption({ index: 1 });
		await expect(estimator.locator("output")).toContainText("$");
	},
	"/shop": async (page) => {
		await mainOf(page)
			.getByRole("button", { name: /^Details/ })
			.first()
			.click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.mouse.click(5, 5);
		await expect(page.getByRole("dialog")).toBeHidden();
	},
	"/schedule": async (page) => {
		await mainOf(page).getByRole("button", { name: "Send request" }).click();
		await expect(mainOf(page).getByRole("group", { name: /another look/ })).toBeFocused();
	},
	[`/services/${planned.slug}`]: async (page) => {
		const plan = page.getByRole("region", { name: "Plan your series" });
		await plan.scrollIntoViewIfNeeded();
		await plan.getByLabel("First day").fill(openDayAhead());
		const [file] = await Promise.all([
			page.waitForEvent("download"),
			plan.getByRole("button", { name: "Add to calendar" }).click(),
		]);
		expect(file.suggestedFilename()).toBe(`${planned.slug}-plan.ics`);
	},
};
