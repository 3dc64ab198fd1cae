import { expect, type Page, test } from "@playwright/test";
import { accepted, answerPosts, field, fill, open, send } from "../support/forms";
import { fullyHydrated, hydrated, watchErrors } from "../support/hydration";

test.use({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });

/** Storage as browsers deny it; each runs in the page before any of its scripts. */
const denials: Readonly<Record<string, () => void>> = {
	"is switched off": () => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException("Access is denied for this document.", "SecurityError");
				},
			});
	},
	"is full": () => {
		Storage.prototype.setItem = () => {
			throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
		};
	},
	"reads as garbage": () => {
		Storage.prototype.getItem = () => "{garbage";
	},
};

const heading = (page: Page) => page.locator("main h1");

for (const [name, deny] of Object.entries(denials))
	test.describe(`where storage ${name}`, () => {
		let errors: string[];
		test.beforeEach(async ({ page }) => {
			errors = watchErrors(page);
			await page.addInitScript(deny);
		});
		test.afterEach(() => expect(errors).toEqual([]));

		test("the denial is real", async ({ page }) => {
			await page.goto("/offline");
			const seen = await page.evaluate(() => {
				try {
					sessionStorage.setItem("key", "value");
					return sessionStorage.getItem("key");
				} catch (error) {
					return (error as DOMException).name;
				}
			});
			expect(["SecurityError", "QuotaExceededError", "{garbage"]).toContain(seen);
		});

		for (const path of ["/", "/services/microneedling"])
			test(`${path} loads, and its menus open and close`, async ({ page }) => {
				await page.goto(path);
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
				await drawer.getByRole("link", { name: "Pricing", exact: true }).click();
				await expect(page).toHaveURL(/\/pricing$/);
				await expect(drawer).toBeHidden();
				await expect(heading(page)).toHaveCount(1);
			});

		test("a page changes, and the way back leads to it", async ({ page }) => {
			await page.goto("/about");
			await fullyHydrated(page);
			await hydrated(page);
			await page.waitForTimeout(200);
			await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
			await page.waitForTimeout(200);
			await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Team", exact: true }).click();
			await expect(page).toHaveURL(/\/team$/);
			await expect(heading(page)).toBeFocused();
			expect(await page.evaluate(() => window.scrollY)).toBe(0);
			await page.goBack();
			await expect(page).toHaveURL(/\/about$/);
			await expect(heading(page)).toHaveCount(1);
			// What reads as garbage is no position; what cannot be kept in storage Gatsby keeps in the window.
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(name === "reads as garbage" ? 0 : 1200);
		});

		test("a campaign shows once, closes, and the next one follows", async ({ page }) => {
			await page.clock.install({ time: new Date("2025-09-26T15:00:00Z") });
			await page.goto("/about");
			for (const campaign of ["Grand opening", "Vote for us"]) {
				const dialog = page.getByRole("dialog", { name: campaign });
				for (let step = 0; step < 40 && !(await dialog.isVisible()); step += 1) {
					await page.clock.runFor(250);
					await page.waitForTimeout(50);
				}
				await expect(dialog).toBeVisible();
				await dialog.getByRole("button", { name: "Close" }).click();
				await expect(dialog).toHaveCount(0);
			}
			await page.clock.runFor(10_000);
			await expect(page.getByRole("dialog")).toHaveCount(0);
		});

		test("a form keeps what was typed before React came, and after a failure, and is sent", async ({ page }) => {
			const posted = await answerPosts(page, { status: 503, json: { message: "Later." } }, accepted);
			// A route taken away with a request in its hands fails the test: this one stays, and lets through at once.
			let slow = true;
			await page.route(/\.js$/, async (route) => {
				if (slow) await new Promise((resolve) => setTimeout(resolve, 800));
				await route.continue();
			});
			await page.goto("/schedule", { waitUntil: "commit" });
			await field(page, "name").fill("Typed early");
			await fullyHydrated(page);
			await expect(field(page, "name")).toHaveValue("Typed early");
			// What loads with the visitor's sign is held back too.
			await page.waitForLoadState("networkidle");
			slow = false;
			await open(page, "appointment");
			await fill(page, "appointment", "kept words");
			await send(page, "appointment");
			await expect(page.locator("form :focus")).toContainText("Our server could not take it just now");
			await expect(field(page, "note")).toHaveValue("kept words");
			// The browser logs the answer 503, which the test asked for.
			errors.splice(0, errors.length, ...errors.filter((text) => !text.includes("503 (Service Unavailable)")));
			await send(page, "appointment");
			await expect(page.getByRole("heading", { name: "Your request is with us" })).toBeVisible();
			expect(posted).toHaveLength(2);
			expect(posted[0]?.key).toBe(posted[1]?.key);
		});
	});
