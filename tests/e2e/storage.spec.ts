import { expect, type Page, test } from "@playwright/test";
import campaigns from "../../content/campaigns.json";
import site from "../../content/site.json";
import { isWithinWindow } from "../../src/components/campaigns/eligibility";
import { accepted, answerPosts, confirmation, field, fill, notice, open, send } from "../support/forms";
import { fullyHydrated, holdScripts, watchErrors } from "../support/hydration";

test.use({ viewport: { width: 1440, height: 900 } });

interface Denial {
	/** Runs in the page before any of its scripts. */
	readonly deny: () => void;
	/** What a page sees that keeps a value and reads it back: an error's name, or a text. */
	readonly seen: string;
}

/** Storage as browsers deny it. The first is the hardest, and is looked at with every change; the others by the nightly run. */
const denials: Readonly<Record<string, Denial>> = {
	"is switched off": {
		deny: () => {
			for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, {
					get: () => {
						throw new DOMException("Access is denied for this document.", "SecurityError");
					},
				});
		},
		seen: "SecurityError",
	},
	"is full": {
		deny: () => {
			Storage.prototype.setItem = () => {
				throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
			};
		},
		seen: "QuotaExceededError",
	},
	"reads as garbage": {
		deny: () => {
			Storage.prototype.getItem = () => "{garbage";
		},
		seen: "{garbage",
	},
};

const heading = (page: Page) => page.locator("main h1");

/** Scrolls as a visitor does, and waits until the page has heard of it. */
const scrollTo = (page: Page, top: number): Promise<void> =>
	page.evaluate(
		(to) =>
			new Promise((resolve) => {
				window.addEventListener("scroll", () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), { once: true });
				window.scrollTo({ top: to, behavior: "instant" });
			}),
		top,
	);

for (const [name, { deny, seen }] of Object.entries(denials))
	test.describe(`where storage ${name}`, { tag: name === "is switched off" ? [] : "@deep" }, () => {
		let errors: string[];
		test.beforeEach(async ({ page }) => {
			errors = watchErrors(page);
			await page.addInitScript(deny);
		});
		test.afterEach(() => expect(errors).toEqual([]));

		test("the denial is real; a page loads, and its menus open and close", async ({ page }) => {
			await page.goto("/services/microneedling");
			const read = await page.evaluate(() => {
				try {
					sessionStorage.setItem("key", "value");
					return sessionStorage.getItem("key");
				} catch (error) {
					return (error as DOMException).name;
				}
			});
			expect(read).toBe(seen);
			await fullyHydrated(page);
			const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" });
			await trigger.click();
			await expect(trigger).toHaveAttribute("aria-expanded", "true");
			await page.keyboard.press("Escape");
			await expect(trigger).toHaveAttribute("aria-expanded", "false");
			await page.setViewportSize({ width: 390, height: 844 });
			await page.getByRole("button", { name: "Open menu" }).click();
			const drawer = page.getByRole("dialog", { name: "Menu" });
			await expect(drawer).toBeVisible();
			await drawer.locator('a[href="/pricing"]').click();
			await expect(page).toHaveURL(/\/pricing$/);
			await expect(drawer).toBeHidden();
			await expect(heading(page)).toHaveCount(1);
		});

		test("a page changes, and the way back leads to where it was", async ({ page }) => {
			await page.goto("/about");
			await fullyHydrated(page);
			await scrollTo(page, 1200);
			await page.getByRole("navigation", { name: "Main" }).locator('a[href="/team"]').click();
			await expect(page).toHaveURL(/\/team$/);
			await expect(heading(page)).toBeFocused();
			expect(await page.evaluate(() => window.scrollY)).toBe(0);
			await page.goBack();
			await expect(page).toHaveURL(/\/about$/);
			await expect(heading(page)).toHaveCount(1);
			// What reads as garbage is no position; what cannot be kept in storage Gatsby keeps in the window.
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(name === "reads as garbage" ? 0 : 1200);
		});

		test("campaigns open one after the other, close, and do not come again", async ({ page }) => {
			// The last second of the first campaign as if it were UTC, which at the spa is some hours earlier; what else runs then follows it.
			const now = new Date(`${campaigns[0]?.window.last}Z`);
			const due = campaigns.filter((campaign) => isWithinWindow(campaign, site.timeZone, now));
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

		test("a form keeps what was typed before React came, and after a failure, and is sent", async ({ page }) => {
			const posted = await answerPosts(page, { status: 503, json: { message: "Later." } }, accepted);
			const release = await holdScripts(page);
			await page.goto("/schedule", { waitUntil: "commit" });
			await field(page, "name").fill("Typed early");
			release();
			await fullyHydrated(page);
			await expect(field(page, "name")).toHaveValue("Typed early");
			await open(page, "appointment");
			await fill(page, "appointment", "kept words");
			await send(page);
			await expect(notice(page)).toBeVisible();
			await expect(field(page, "note")).toHaveValue("kept words");
			// The browser logs the answer 503, which the test asked for.
			errors.splice(0, errors.length, ...errors.filter((text) => !text.includes("503 (Service Unavailable)")));
			await send(page);
			await expect(confirmation(page, "appointment")).toBeVisible();
			expect(posted).toHaveLength(2);
			expect(posted[0]?.key).toBe(posted[1]?.key);
		});
	});
