import { expect, type Page, test } from "@playwright/test";
import { expectSound } from "../support/accessibility";
import { specials } from "../support/content";
import {
	accepted,
	answerPosts,
	confirmation,
	field,
	fill,
	forms,
	moreDays,
	notice,
	open,
	providerLine,
	send,
	treatmentSearch,
} from "../support/forms";
import { still } from "../support/shell";

/** The longer form in the narrowest viewport. The other form has the same components. */
test.use({ ...still, viewport: { width: 320, height: 800 } });

const expectSoundForm = (page: Page, state: string): Promise<void> =>
	expectSound(page, state, "main", [320]);

test("unfolded and wrong, the form is accessible and can be tapped", async ({ page }) => {
	await answerPosts(page);
	await open(page, "appointment", `?offer=${specials[0]?.slug}`);
	for (const line of [providerLine(page), moreDays(page)]) await line.click();
	await expect(field(page, "day-3")).toBeVisible();
	await expectSoundForm(page, "empty");
	// Tab skips the honeypot and the search's arrow, which aren't fields for visitors.
	const controls = page
		.locator(
			'form :is(input, select, textarea, button):not([tabindex="-1"], [hidden], [type="hidden"])',
		)
		.filter({ visible: true });
	const small = await controls.evaluateAll((all) =>
		(all as HTMLInputElement[])
			.filter(
				(control) =>
					(control.labels?.[0]?.contains(control)
						? control.labels[0]
						: control
					).getBoundingClientRect().height < 44,
			)
			.map(({ outerHTML }) => outerHTML),
	);
	expect(small, "lower than 44 px").toEqual([]);
	for (const [name, purpose] of Object.entries({ name: "name", phone: "tel", email: "email" }))
		await expect(field(page, name)).toHaveAttribute("autocomplete", purpose);

	await treatmentSearch(page).fill("");
	await treatmentSearch(page).press("ArrowDown");
	await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
	await expectSoundForm(page, "with the list of treatments");
	await page.keyboard.press("Escape");
	await field(page, "note").fill("Ten letters".repeat(300));
	await send(page);
	await expect(notice(page)).toBeVisible();
	await field(page, "email").fill("maria.lopez-with-a-long-name@gmail.con");
	await field(page, "name").focus();
	await expect(
		page.getByRole("button", { name: "Use maria.lopez-with-a-long-name@gmail.com" }),
	).toBeVisible();
	await expectSoundForm(page, "with errors and a question");
});

test("a form that isn't sent says why, and is sent in the end", async ({ page, context }) => {
	const slow = { status: 429, json: { message: "slow" }, headers: { "Retry-After": "90" } };
	await answerPosts(
		page,
		slow,
		{ status: 503, json: { message: "busy" } },
		(route) => route.abort(),
		accepted,
	);
	// A text that's too long for links to other apps can be copied.
	await open(page, "appointment");
	await fill(page, "appointment", "“¿Qué?” ".repeat(75));
	await send(page);
	await expect(notice(page)).toContainText(/2 minutes.*\d+:\d\d [AP]M/s);
	await expectSoundForm(page, "rate-limited");
	await send(page);
	await expect(notice(page).getByRole("button", { name: /copy/i })).toBeVisible();
	await expectSoundForm(page, "not accepted");
	await context.setOffline(true);
	await notice(page).getByRole("button", { name: /again/i }).click();
	await expect(notice(page)).toContainText(/offline/i);
	await expectSoundForm(page, "offline");
	await context.setOffline(false);
	await expect(confirmation(page, "appointment")).toBeVisible();
	await expectSoundForm(page, "sent");
});

test("without the server and the fonts, the page offers the phone", async ({ page }) => {
	await page.route("**/*.woff2", (route) => route.abort());
	await page.route("**/api/*", (route) => route.fulfill({ status: 404, body: "" }));
	await page.goto(forms.appointment.path);
	await expect(
		page.getByRole("status").filter({ has: page.locator('a[href^="tel:"]') }),
	).toBeVisible();
	await expectSoundForm(page, "without the server");
});
