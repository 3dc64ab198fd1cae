import { expect, type Page, test } from "@playwright/test";
import campaigns from "../../content/campaigns.json";
import site from "../../content/site.json";
import { isWithinWindow } from "../../src/components/campaigns/eligibility";
import { toInstant } from "../../src/lib/time/clock";
import { accepted, answerPosts, confirmation, field, fill, notice, open, ready, send } from "../support/forms";
import { fullyHydrated, openBeforeHydration, watchErrors } from "../support/hydration";
import { desktop, expandedPanel, mainMenu, menuButton, openDrawer, phone, scrollTo } from "../support/shell";

test.use({ viewport: desktop });

/** Storage as browsers restrict it: what runs in the page before its scripts, and what the page then reads, an error's name or a text. */
const restrictions = {
	"is switched off": [
		() => {
			for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, {
					get: () => {
						throw new DOMException("Access is denied for this document.", "SecurityError");
					},
				});
		},
		"SecurityError",
	],
	"is full": [
		() => {
			Storage.prototype.setItem = () => {
				throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
			};
		},
		"QuotaExceededError",
	],
	"reads as garbage": [
		() => {
			Storage.prototype.getItem = () => "{garbage";
		},
		"{garbage",
	],
} as const;

const heading = (page: Page) => page.locator("main h1");

// The first one is the hardest: `npm test` runs it, the nightly run the others.
for (const [name, [restrict, read]] of Object.entries(restrictions))
	test.describe(`if storage ${name}`, { tag: name === "is switched off" ? [] : "@deep" }, () => {
		let errors: string[];
		test.beforeEach(async ({ page }) => {
			errors = watchErrors(page);
			await page.addInitScript(restrict);
		});
		test.afterEach(() => expect(errors).toEqual([]));

		test("a page loads, its menus open and close, and going back restores the scroll position", async ({ page }) => {
			await page.goto("/services/microneedling");
			const found = await page.evaluate(() => {
				try {
					sessionStorage.setItem("key", "value");
					return sessionStorage.getItem("key");
				} catch (error) {
					return (error as DOMException).name;
				}
			});
			expect(found, "storage is restricted").toBe(read);
			await fullyHydrated(page);
			await menuButton(page).click();
			await expect(expandedPanel(page)).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(expandedPanel(page)).toBeHidden();
			await page.setViewportSize(phone);
			const drawer = await openDrawer(page);
			await drawer.locator('a[href="/pricing"]').click();
			await expect(page).toHaveURL(/\/pricing$/);
			await expect(drawer).toBeHidden();
			await expect(heading(page)).toHaveCount(1);
			await page.setViewportSize(desktop);
			await page.goto("/about");
			await fullyHydrated(page);
			await scrollTo(page, 1200);
			await mainMenu(page).locator('a[href="/team"]').click();
			await expect(page).toHaveURL(/\/team$/);
			await expect(heading(page)).toBeFocused();
			expect(await page.evaluate(() => window.scrollY)).toBe(0);
			await page.goBack();
			await expect(page).toHaveURL(/\/about$/);
			await expect(heading(page)).toHaveCount(1);
			// Garbage is no position. If storage fails, Gatsby keeps the position in memory.
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(name === "reads as garbage" ? 0 : 1200);
		});

		test("campaigns open one after the other, close, and stay closed", async ({ page }) => {
			// The last second of the first campaign as UTC, which is some hours earlier at the spa.
			const now = new Date(`${campaigns[0]?.window.last}Z`);
			const toUtc = (local: string) => new Date(toInstant(local, site.timeZone)).toISOString();
			const due = campaigns.filter(({ window: { first, last } }) => isWithinWindow({ window: { first: first && toUtc(first), last: toUtc(last) } }, now));
			test.skip(due.length === 0, "content/campaigns.json has no campaign that lasts a day");
			await page.clock.install({ time: now });
			await page.goto("/about");
			await fullyHydrated(page);
			for (const { dialogName, delayMs } of due) {
				const dialog = page.getByRole("dialog", { name: dialogName });
				await page.clock.fastForward(delayMs);
				await dialog.getByRole("button", { name: "Close" }).click();
				await expect(dialog).toHaveCount(0);
			}
			await page.clock.fastForward(60_000);
			await expect(page.getByRole("dialog")).toHaveCount(0);
		});

		test("a form keeps text typed before hydration, and after a failure, and is sent", async ({ page }) => {
			const posted = await answerPosts(page, { status: 503, json: { message: "Later." } }, accepted);
			const hydrate = await openBeforeHydration(page, "/schedule");
			await field(page, "name").fill("Typed early");
			await hydrate();
			await expect(field(page, "name")).toHaveValue("Typed early");
			await open(page, "appointment");
			await fill(page, "appointment", "kept words");
			await send(page);
			await expect(notice(page)).toBeVisible();
			await expect(field(page, "note")).toHaveValue("kept words");
			if (name !== "reads as garbage") {
				await page.getByRole("contentinfo").locator('a[href="/privacy"]').press("Enter");
				await expect(page.locator("form")).toHaveCount(0);
				await page.goBack();
				await ready(page);
				await expect(field(page, "note")).toHaveValue("kept words");
			}
			// The browser logs the answer 503, which the test asked for.
			errors.splice(0, errors.length, ...errors.filter((text) => !text.includes("503 (Service Unavailable)")));
			await send(page);
			await expect(confirmation(page, "appointment")).toBeVisible();
			expect(posted).toHaveLength(2);
			expect(posted[0]?.key).toBe(posted[1]?.key);
		});
	});
