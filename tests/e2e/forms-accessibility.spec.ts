import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { specials } from "../support/content";
import { accepted, answerPosts, confirmation, field, fill, forms, moreDays, notice, open, providerLine, send, treatmentSearch } from "../support/forms";

/** The longer form in the narrowest viewport: the other one has its parts. */
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 800 } });

/** axe finds nothing on the whole page, and nothing overflows the viewport. */
const expectAccessible = async (page: Page, state?: string): Promise<void> => {
	expect(await axeViolations(page), state).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), "nothing overflows the viewport").toBeLessThanOrEqual(0);
};

test("axe finds nothing on /schedule, with what's folded or opens, and with errors", async ({ page }) => {
	await answerPosts(page);
	await open(page, "appointment", `?offer=${specials[0]?.slug}`);
	await providerLine(page).click();
	await moreDays(page).click();
	await expect(field(page, "day-3")).toBeVisible();
	await expectAccessible(page, "empty");
	await treatmentSearch(page).fill("");
	await treatmentSearch(page).press("ArrowDown");
	await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
	await expectAccessible(page, "with the list of treatments");
	await page.keyboard.press("Escape");
	await field(page, "note").fill("Ten letters".repeat(300));
	await send(page);
	await expect(notice(page)).toBeVisible();
	await expectAccessible(page, "with errors");
	// An address that looks misspelled is asked about when its field is left.
	await field(page, "email").fill("maria.lopez-with-a-long-name@gmail.con");
	await field(page, "name").focus();
	await expect(page.getByRole("button", { name: "Use maria.lopez-with-a-long-name@gmail.com" })).toBeVisible();
	await expectAccessible(page, "with a question");
});

test("axe finds nothing on /schedule, not sent for different reasons, and sent", async ({ page, context }) => {
	const slow = { status: 429, json: { message: "slow" }, headers: { "Retry-After": "90" } };
	await answerPosts(page, slow, { status: 503, json: { message: "busy" } }, (route) => route.abort(), accepted);
	await open(page, "appointment");
	// Too long for the links to other programs, so it can be copied.
	await fill(page, "appointment", "“¿Qué?” ".repeat(75));
	await send(page);
	await expect(notice(page)).toContainText(/2 minutes.*\d+:\d\d [AP]M/s);
	await expectAccessible(page, "rate-limited");
	await send(page);
	await expect(notice(page).getByRole("button", { name: /copy/i })).toBeVisible();
	await expectAccessible(page, "not accepted");
	await context.setOffline(true);
	await notice(page).getByRole("button", { name: /again/i }).click();
	await expect(notice(page)).toContainText(/offline/i);
	await expectAccessible(page, "offline");
	await context.setOffline(false);
	await expect(confirmation(page, "appointment")).toBeVisible();
	await expectAccessible(page, "sent");
});

test("axe finds nothing on /schedule without its function, nor without its fonts, and nothing overflows", async ({ page }) => {
	await page.route("**/*.woff2", (route) => route.abort());
	await page.route("**/api/*", (route) => route.fulfill({ status: 404, body: "" }));
	await page.goto(forms.appointment.path);
	await expect(page.getByRole("status").filter({ has: page.locator('a[href^="tel:"]') })).toBeVisible();
	await expectAccessible(page);
});

test("every field of /schedule is named by its label, supports autofill, and is large enough to tap", async ({ page }) => {
	await answerPosts(page);
	await open(page, "appointment");
	for (const line of await page.locator("form summary").all()) await line.click();
	// What Tab never reaches is no field: the honeypot, the arrow of the search.
	const controls = page.locator('form :is(input, select, textarea, button):not([tabindex="-1"], [hidden], [type="hidden"])');
	await expect(controls.first()).toBeVisible();
	for (const control of await controls.all()) {
		const { words, height } = await control.evaluate((element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement) => {
			const label = element.labels?.[0];
			const text = label?.innerText.replace(" (optional)", "") ?? element.innerText;
			return { words: text.split("\n")[0]?.trim() ?? "", height: (label?.contains(element) ? label : element).getBoundingClientRect().height };
		});
		expect(words).not.toBe("");
		await expect(control).toHaveAccessibleName(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i"));
		expect(height).toBeGreaterThanOrEqual(44);
	}
	for (const [name, purpose] of Object.entries({ name: "name", phone: "tel", email: "email" }))
		await expect(field(page, name)).toHaveAttribute("autocomplete", purpose);
});
