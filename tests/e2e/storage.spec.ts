import { expect, test } from "@playwright/test";
import { accepted, answerPosts, confirmation, field, fill, notice, open, ready, send } from "../support/forms";
import { fullyHydrated, openBeforeHydration, watchErrors } from "../support/hydration";
import { desktop, mainMenu, scrollTo } from "../support/shell";

// Campaigns without storage: src/components/campaigns/campaigns.test.tsx. Storage that holds garbage: tests/e2e/hydration.spec.ts.
test.use({ viewport: desktop });

/** Storage as browsers restrict it. Each runs in the page, before its scripts. */
const restrictions = {
	SecurityError: () => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException("Access is denied for this document.", "SecurityError");
				},
			});
	},
	QuotaExceededError: () => {
		Storage.prototype.setItem = () => {
			throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
		};
	},
};

// Switched-off storage is the harder case: `npm test` runs it, the nightly run the other one.
for (const [name, restrict] of Object.entries(restrictions))
	test(`if storage throws a ${name}, Back restores the position, and a form keeps what's typed and is sent`, {
		tag: name === "SecurityError" ? [] : "@deep",
	}, async ({ page }) => {
		const errors = watchErrors(page);
		await page.addInitScript(restrict);
		await test.step("Back", async () => {
			await page.goto("/about");
			const thrown = page.evaluate(() => {
				try {
					return sessionStorage.setItem("key", "value");
				} catch (error) {
					return (error as DOMException).name;
				}
			});
			expect(await thrown).toBe(name);
			await fullyHydrated(page);
			await scrollTo(page, 1200);
			await mainMenu(page).locator('a[href="/team"]').click();
			await expect(page).toHaveURL(/\/team$/);
			await expect(page.locator("main h1")).toBeFocused();
			expect(await page.evaluate(() => window.scrollY)).toBe(0);
			await page.goBack();
			await expect(page).toHaveURL(/\/about$/);
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
		});
		await test.step("a form", async () => {
			const posted = await answerPosts(page, { status: 503, json: { message: "Later." } }, accepted);
			const hydrate = await openBeforeHydration(page, "/schedule");
			await field(page, "name").fill("Typed early");
			await hydrate();
			await expect(field(page, "name")).toHaveValue("Typed early");
			await open(page, "appointment");
			await fill(page, "appointment", "kept words");
			await send(page);
			await expect(notice(page)).toBeVisible();
			await page.getByRole("contentinfo").locator('a[href="/privacy"]').press("Enter");
			await expect(page.locator("form")).toHaveCount(0);
			await page.goBack();
			await ready(page);
			await expect(field(page, "note")).toHaveValue("kept words");
			await send(page);
			await expect(confirmation(page, "appointment")).toBeVisible();
			expect(posted).toHaveLength(2);
			expect(posted[0]?.key).toBe(posted[1]?.key);
		});
		// The browser logs the answer 503, which the test asked for.
		expect(errors.filter((text) => !text.includes("503 (Service Unavailable)"))).toEqual([]);
	});
