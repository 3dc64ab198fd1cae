import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { site } from "../support/content";
import { test } from "../support/desk";
import { confirmation, type FormName, field, formNames, forms, moreDays, open, readDraft, send, treatment, treatmentSearch } from "../support/forms";
import { openDayAhead } from "../support/open-days";

/** The forms from the visitor's keyboard to the front desk's mailbox: the built site, its real functions, a real mail server over TLS. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A text that no other test sends, to find its mail. */
const newMark = (): string => `mark ${randomUUID()}`;

/** The reference in the confirmation, which has the focus. */
const readReference = async (page: Page, name: FormName): Promise<string> => {
	const focused = page.locator("main :focus").filter({ has: confirmation(page, name) });
	await expect(focused).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
	return /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await focused.innerText())?.[0] ?? "";
};

/** Fills a form with the keyboard alone, from field to field with Tab, and sends it. */
const sendByKeyboard = async (page: Page, name: FormName, mark: string): Promise<void> => {
	const texts: Record<string, string> = { name: "Maria Lopez", phone: "(918) 555-0107", email: "maria@example.com", note: mark, message: mark };
	// The first button without a name is the next open day.
	const keys: Record<string, string> = { client: "ArrowDown", button: "Enter", reachBy: "ArrowDown", topic: "ArrowDown", consent: "Space", submit: "Enter" };
	if (name === "appointment") {
		await treatmentSearch(page).focus();
		await page.keyboard.type(treatment.title);
		await page.keyboard.press("Enter");
	} else await field(page, "name").focus();
	for (let step = 0; step < 60; step += 1) {
		const at = await page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.getAttribute("type") ?? "");
		if (texts[at]) await page.keyboard.type(texts[at]);
		if (keys[at]) await page.keyboard.press(keys[at]);
		if (at === "submit") return;
		if (at === "button") delete keys.button;
		await page.keyboard.press("Tab");
	}
	throw new Error("Tab does not reach the button that sends.");
};

for (const name of formNames)
	test(`${forms[name].path} sent with the keyboard alone is confirmed, and arrives as a mail with the same reference`, async ({ page, desk }) => {
		const mark = newMark();
		await open(page, name);
		await sendByKeyboard(page, name, mark);
		const reference = await readReference(page, name);
		await expect(page.locator("main dl").filter({ hasText: reference })).toContainText("Maria Lopez");
		expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
		expect(await readDraft(page, name), "no draft is left").toBeNull();
		const mail = await desk.findMail(mark);
		expect(mail.reference).toBe(reference);
		expect(mail.secure, "over TLS").toBe(true);
		expect(mail.text).toContain("Name: Maria Lopez");
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a wrong field is returned with its error and all values; corrected, the form is confirmed, and arrives as a mail", async ({ page, desk }) => {
		const mark = newMark();
		const wrong = "918 555 0107 918 555 0107 918 5550";
		await page.goto(`${forms.appointment.path}?service=${treatment.slug}`);
		await expect(field(page, "service"), "what the address asks for").toHaveValue(treatment.slug);
		await page.locator("form summary").first().click();
		await field(page, "service-2").selectOption("consultation");
		await field(page, "client", "new").check();
		await moreDays(page).click();
		for (const row of [1, 2, 3]) await field(page, `day-${row}`).fill(openDayAhead(row));
		await field(page, "earlier").check();
		await field(page, "reachBy", "text").check();
		await field(page, "consent").check();
		// Thirty digits pass the browser's validation, but not the schema's.
		for (const [name, text] of Object.entries({ name: "Maria Lopez", phone: wrong, note: mark })) await field(page, name).fill(text);
		await send(page);
		const summary = page.getByRole("group").and(page.locator(":focus"));
		await expect(summary.getByRole("link")).toHaveCount(1);
		await expect(page).toHaveTitle(/^Error: /);
		await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
		await expect(field(page, "phone")).toHaveValue(wrong);
		await expect(field(page, "name")).toHaveValue("Maria Lopez");
		await expect(field(page, "note")).toHaveValue(mark);
		await expect(field(page, "service")).toHaveValue(treatment.slug);
		await expect(field(page, "service-2")).toHaveValue("consultation");
		for (const row of [1, 2, 3]) await expect(field(page, `day-${row}`)).toHaveValue(openDayAhead(row));
		await expect(field(page, "earlier")).toBeChecked();
		await expect(field(page, "consent")).toBeChecked();
		await field(page, "phone").fill("(918) 555-0107");
		await send(page);
		await expect(page.getByRole("heading", { level: 1, name: forms.appointment.sent })).toBeVisible();
		const reference = await page.locator("#reference").innerText();
		await expect(page.locator("main dl")).toContainText(mark);
		// Reloading posts the form again: the same text on the same day is the same request.
		await page.reload();
		await expect(page.locator("#reference")).toHaveText(reference);
		const mail = await desk.findMail(mark);
		expect(mail.reference).toBe(reference);
		expect(mail.text).toContain("Earlier time: Welcome");
		expect(mail.text).toContain(`Treatment:\n  ${treatment.title}\n  ${site.consultation.title}`);
	});
});
