import { TZDate } from "@date-fns/tz";
import { expect, type Page, test } from "@playwright/test";
import { formatTime } from "../../src/lib/time/hours";
import { getOpeningDay } from "../../src/lib/time/opening-days";
import { axeViolations } from "../support/accessibility";
import { site } from "../support/content";
import { fullyHydrated, openPage } from "../support/hydration";
import { nextOpenDays } from "../support/open-days";
import { desktop, phone } from "../support/shell";

const minute = 60_000;
const [day = ""] = nextOpenDays(new Date(), 1);
const opening = getOpeningDay(day, site);
if (!opening.open) throw new Error(`content/site.json says that ${day} is open, and then that it isn't.`);
const { opens, closes } = opening.hours;
/** An instant of that day by the spa's clock. */
const atSpa = (time: string): number => {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return new TZDate(year, month - 1, date, hours, minutes, site.timeZone).getTime();
};
const closed = `Closed, opens today at ${formatTime(opens).toUpperCase()}`;
const open = `Open now, until ${formatTime(closes).toUpperCase()}`;

const places = { banner: (page: Page) => page.getByRole("banner"), main: (page: Page) => page.getByRole("main") };
/** What the banner says, and /contact too. */
const expectStatus = async (page: Page, path: string, text: string): Promise<void> => {
	await expect(places.banner(page).getByText(text, { exact: true })).toBeVisible();
	if (path === "/contact") await expect(places.main(page).getByText(text, { exact: true })).toBeVisible();
	await expect(page.getByRole("contentinfo").getByText(text, { exact: true })).toBeAttached();
};

for (const timezoneId of ["America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland"])
	test.describe(`a visitor in ${timezoneId}`, () => {
		test.use({ timezoneId });

		for (const path of ["/", "/contact"])
			test(`reads on ${path} whether the spa is open, and the text changes at the minute`, async ({ page }) => {
				await page.clock.install({ time: atSpa(opens) - 30 * minute });
				await openPage(page, path);
				await expectStatus(page, path, closed);
				await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
				await page.clock.pauseAt(atSpa(opens) - 1);
				await expectStatus(page, path, closed);
				await page.clock.runFor(1);
				await expectStatus(page, path, open);
				await expect(page.locator("html[data-kept]"), "the page was reloaded").toBeAttached();
			});
	});

test("a tab that comes back after hours is right at once", async ({ page }) => {
	await page.clock.install({ time: atSpa(opens) - 30 * minute });
	await openPage(page, "/contact");
	await expectStatus(page, "/contact", closed);
	// Timers of a sleeping computer don't run.
	await page.clock.setSystemTime(atSpa(opens) + 30 * minute);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expectStatus(page, "/contact", open);
});

for (const viewport of [phone, { width: 768, height: 1024 }, desktop])
	test(`at ${viewport.width} px it's in the banner, and nothing moves when it appears`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.clock.install({ time: atSpa(opens) + minute });
		await page.goto("/contact");
		await fullyHydrated(page);
		await expectStatus(page, "/contact", open);
		await expect(places.banner(page).getByText(open)).toBeInViewport({ ratio: 1 });
		expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))).toBeLessThan(0.001);
		expect(await axeViolations(page)).toEqual([]);
	});

test("the HTML says nothing about now", async ({ request }) => {
	for (const path of ["/", "/contact", "/schedule"]) expect(await (await request.get(path)).text()).not.toMatch(/Open now|Closed, opens/);
});
