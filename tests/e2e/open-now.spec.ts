import { expect, type Page, test } from "@playwright/test";
import { toInstant } from "../../src/lib/time/clock";
import { formatTime } from "../../src/lib/time/hours";
import { findHours } from "../../src/lib/time/opening-days";
import { site } from "../support/content";
import { fullyHydrated } from "../support/hydration";
import { readShifts, watchShifts } from "../support/layout-shifts";
import { nextOpenDays } from "../support/open-days";
import { desktop, phone } from "../support/shell";

const minute = 60_000;
const [day = ""] = nextOpenDays(new Date(), 1);
const hours = findHours(day, site);
if (!hours) throw new Error(`content/site.json says that ${day} is open, and then that it isn't.`);
const { opens, closes } = hours;
const open = `Open now, until ${formatTime(closes).toUpperCase()}`;

/** What the banner, the page and the footer say on /contact. */
const expectStatus = async (page: Page, text: string): Promise<void> => {
	await expect(page.getByRole("banner").getByText(text, { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
	await expect(page.getByRole("contentinfo").getByText(text, { exact: true })).toBeAttached();
};

test.describe("for a visitor elsewhere", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("it's in the banner at any width, and nothing moves when it appears", async ({ page }) => {
		await watchShifts(page);
		await page.clock.install({ time: toInstant(`${day}T${opens}`, site.timeZone) + minute });
		for (const viewport of [phone, { width: 768, height: 1024 }, desktop]) {
			await page.setViewportSize(viewport);
			await page.goto("/contact");
			await fullyHydrated(page);
			await expectStatus(page, open);
			await expect(page.getByRole("banner").getByText(open)).toBeInViewport({ ratio: 1 });
			expect(await readShifts(page), `${viewport.width} px`).toBeLessThan(0.001);
		}
	});
});
