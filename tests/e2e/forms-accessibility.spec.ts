import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { specials } from "../support/content";
import {
	type Answer,
	accepted,
	answerPosts,
	confirmation,
	type FormName,
	field,
	fill,
	formNames,
	forms,
	freeText,
	moreDays,
	notice,
	open,
	providerLine,
	send,
	topicLine,
	treatmentSearch,
} from "../support/forms";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** axe finds nothing on the whole page, and nothing overflows the viewport. */
const expectAccessible = async (page: Page, state?: string): Promise<void> => {
	expect(await axeViolations(page), state).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), "nothing overflows the viewport").toBeLessThanOrEqual(0);
};

// The forms share their parts: `npm test` looks at the longer one in the narrowest viewport, the nightly run at everything.
const getTag = (name: FormName, width = 320) => (name === "appointment" && width === 320 ? [] : "@deep");

for (const name of formNames)
	for (const width of [320, 1440]) {
		const at = `on ${forms[name].path}`;
		test.describe(`at ${width} px`, { tag: getTag(name, width) }, () => {
			test.use({ viewport: { width, height: 800 } });

			test(`axe finds nothing ${at}, with what's folded or opens, and with errors`, async ({ page }) => {
				await answerPosts(page);
				await open(page, name, name === "appointment" ? `?offer=${specials[0]?.slug}` : "");
				if (name === "appointment") {
					await expect(topicLine(page)).toContainText(specials[0]?.title ?? "optional");
					await providerLine(page).click();
					await moreDays(page).click();
					await expect(field(page, "day-3")).toBeVisible();
				}
				await expectAccessible(page, "empty");
				if (name === "appointment") {
					await treatmentSearch(page).fill("");
					await treatmentSearch(page).press("ArrowDown");
					await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
					await expectAccessible(page, "with the list of treatments");
					await page.keyboard.press("Escape");
				}
				await field(page, freeText[name]).fill("Ten letters".repeat(300));
				await send(page);
				await expect(notice(page)).toBeVisible();
				await expectAccessible(page, "with errors");
				// An address that looks misspelled is asked about when its field is left.
				await field(page, "email").fill("maria.lopez-with-a-long-name@gmail.con");
				await field(page, "name").focus();
				const meant = "maria.lopez-with-a-long-name@gmail.com";
				const use = page.getByRole("button", { name: `Use ${meant}` });
				await expect(use).toBeVisible();
				await expect(field(page, "email")).toHaveAccessibleDescription(`Did you mean ${meant}?`);
				await expectAccessible(page, "with a question");
				await use.click();
				await expect(field(page, "email")).toHaveValue(meant);
				await expect(field(page, "email")).toBeFocused();
				await expect(use).toHaveCount(0);
			});

			test(`axe finds nothing ${at}, filled, not sent for different reasons, and sent`, async ({ page, context }) => {
				const slow: Answer = { status: 429, json: { message: "slow" }, headers: { "Retry-After": "90" } };
				await answerPosts(page, slow, { status: 503, json: { message: "busy" } }, (route) => route.abort(), accepted);
				const again = page.locator("form").getByRole("button", { name: /again/i });
				// Too long for the links to other programs, so it can be copied.
				const text = "“¿Qué?” ".repeat(75);
				await open(page, name);
				await fill(page, name, text);
				await send(page);
				await expect(notice(page)).toContainText(/2 minutes.*\d+:\d\d [AP]M/s);
				await expectAccessible(page, "rate-limited");
				await send(page);
				await expect(notice(page)).not.toContainText("2 minutes");
				await expect(notice(page).getByRole("button", { name: /copy/i })).toBeVisible();
				await expectAccessible(page, "not accepted");
				await context.setOffline(true);
				await again.click();
				await expect(notice(page)).toContainText(/offline/i);
				await expectAccessible(page, "offline");
				await context.setOffline(false);
				await expect(confirmation(page, name)).toBeVisible();
				await expectAccessible(page, "sent");
			});

			test(`axe finds nothing ${at} without its function`, async ({ page }) => {
				await page.route("**/api/*", (route) => route.fulfill({ status: 404, body: "" }));
				await page.goto(forms[name].path);
				await expect(page.getByRole("status").filter({ has: page.locator('a[href^="tel:"]') })).toBeVisible();
				await expectAccessible(page);
			});
		});
	}

for (const name of formNames)
	test(`every field of ${forms[name].path} is named by its label, supports autofill, and is large enough to tap`, { tag: getTag(name) }, async ({ page }) => {
		await answerPosts(page);
		await open(page, name);
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
		await expect(field(page, "name")).toHaveAttribute("autocomplete", "name");
		await expect(field(page, "phone")).toHaveAttribute("autocomplete", "tel");
		await expect(field(page, "email")).toHaveAttribute("autocomplete", "email");
	});
