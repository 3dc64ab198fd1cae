import { expect, type Page } from "@playwright/test";
import { errorsHeading } from "../../src/lib/forms/definition";
import { axeViolations } from "../support/accessibility";
import { postPlain, test } from "../support/desk";
import { forms, treatment } from "../support/forms";
import { openDayAhead } from "../support/open-days";

/** The pages that answer a form posted without script: accessible at every width, styled under their own policy, without script. */

const right = {
	...{ service: treatment.slug, client: "new", provider: "", "day-1": openDayAhead(), "time-1": "morning", name: "Maria Lopez", phone: "(918) 555-0107" },
	...{ email: "maria@example.com", reachBy: "text", note: `${"A-word-without-a-break".repeat(8)} and\nlines.`, consent: "yes" },
};

/** Posts the form without script, and expects an answer with a status that follows its own policy, at every width. */
const expectPage = async (page: Page, changes: Readonly<Record<string, string>>, status: number): Promise<void> => {
	await page.goto(forms.appointment.path);
	/** What the page's policy blocks. */
	const forbidden: string[] = [];
	page.on("console", (message) => /content security policy/i.test(message.text()) && forbidden.push(message.text()));
	const answered = page.waitForResponse((response) => response.request().method() === "POST");
	await postPlain(page, { ...right, ...changes });
	expect((await answered).status()).toBe(status);
	// The page's style and the site's fonts are applied.
	await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	const fonts = () => page.evaluate(() => document.fonts.check("20px Cormorant") && document.fonts.check("17px Figtree"));
	await expect.poll(fonts, "the fonts are there").toBe(true);
	expect(await page.locator("script").count()).toBe(0);
	expect(forbidden).toEqual([]);

	for (const width of [1440, 768, 320]) {
		await page.setViewportSize({ width, height: 800 });
		const content = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(content, `nothing overflows the viewport at ${width} px`).toBeLessThanOrEqual(width);
	}
	expect(await axeViolations(page)).toEqual([]);
};

test("what was sent or refused is said on a page that is accessible and follows its policy", async ({ page }) => {
	const heading = page.getByRole("heading", { level: 1 });
	await expectPage(page, {}, 202);
	await expect(heading).toHaveText(forms.appointment.sent);
	await expectPage(page, { name: "x".repeat(70_000) }, 413);
	await expect(heading).toHaveText(/wasn’t sent/i);
});

test("the page with errors is as accessible: each line of the summary links to its field, and every field has a name and a height to tap", async ({ page }) => {
	await expectPage(page, { name: "", phone: "12", email: "maria@" }, 400);
	await expect(page.getByRole("group", { name: errorsHeading(3) })).toBeFocused();
	for (const link of await page.getByRole("group").getByRole("link").all()) {
		const words = await link.innerText();
		await link.click();
		const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
		await expect(target).toBeInViewport();
		await expect(target).toHaveAccessibleDescription(`Error: ${words}`);
	}
	for (const control of await page.locator("form :is(input, select, textarea, button):not([tabindex], [type=hidden])").all()) {
		await expect(control).toHaveAccessibleName(/\w/);
		const height = await control.evaluate((element) => (element.closest("label") ?? element).getBoundingClientRect().height);
		expect(height).toBeGreaterThanOrEqual(24);
	}
});
