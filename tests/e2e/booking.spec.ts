import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { errorsHeading } from "../../src/lib/forms/definition";
import { expectAccessible, expectNotCutOff } from "../support/accessibility";
import { site } from "../support/content";
import { postPlain, test } from "../support/desk";
import { confirmation, type FormName, field, formNames, forms, moreDays, open, readDraft, send, treatment, treatmentSearch } from "../support/forms";
import { openDayAhead } from "../support/open-days";

/** From the visitor's form to the front desk's mailbox and inbox: the built site, its server, and a mail server over TLS. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A text that no other test sends, to find its mail. */
const newMark = (): string => `mark ${randomUUID()}`;
const day = openDayAhead();
const right = {
	...{ service: treatment.slug, client: "new", provider: "", "day-1": day, "time-1": "any", name: "Maria Lopez", phone: "(918) 555-0107", email: "" },
	...{ reachBy: "text", consent: "yes", blank: "" },
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

test("each form, sent with the keyboard alone, is confirmed, and arrives as a mail with the same reference", async ({ page, desk }) => {
	for (const name of formNames) {
		const mark = newMark();
		await open(page, name);
		await sendByKeyboard(page, name, mark);
		const sent = page.locator("main :focus").filter({ has: confirmation(page, name) });
		const mail = await desk.findMail(mark);
		await expect(sent).toContainText(mail.reference);
		await expect(page.locator("main dl").filter({ hasText: mail.reference })).toContainText("Maria Lopez");
		expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
		expect(await readDraft(page, name), "no draft is left").toBeNull();
		expect(mail.secure, "over TLS").toBe(true);
		expect(mail.text).toContain("Name: Maria Lopez");
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a wrong field is returned with its error and all values; corrected, the form is confirmed, and arrives as a mail", async ({ page, desk }) => {
		const mark = newMark();
		// Thirty digits pass the browser's validation, but not the schema's.
		const texts: Record<string, string> = { name: "Maria Lopez", phone: "918 555 0107 918 555 0107 918 5550", note: mark };
		for (const row of [1, 2, 3]) texts[`day-${row}`] = openDayAhead(row);
		await page.goto(`${forms.appointment.path}?service=${treatment.slug}`);
		await page.locator("form summary").first().click();
		await field(page, "service-2").selectOption("consultation");
		await field(page, "client", "new").check();
		await moreDays(page).click();
		for (const box of [field(page, "earlier"), field(page, "reachBy", "text"), field(page, "consent")]) await box.check();
		for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
		await send(page);
		await expect(page.getByRole("group").and(page.locator(":focus")).getByRole("link")).toHaveCount(1);
		await expect(page).toHaveTitle(/^Error: /);
		await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
		for (const [name, text] of Object.entries({ ...texts, service: treatment.slug, "service-2": "consultation" }))
			await expect(field(page, name), name).toHaveValue(text);
		for (const name of ["earlier", "consent"]) await expect(field(page, name)).toBeChecked();
		await field(page, "phone").fill("(918) 555-0107");
		await send(page);
		await expect(page.getByRole("heading", { level: 1, name: forms.appointment.sent })).toBeVisible();
		await expect(page.locator("main dl")).toContainText(mark);
		const mail = await desk.findMail(mark);
		// Reloading posts the form again: the same text on the same day is the same request.
		await page.reload();
		await expect(page.locator("#reference")).toHaveText(mail.reference);
		expect(mail.text).toContain("Earlier time: Welcome");
		expect(mail.text).toContain(`Treatment:\n  ${treatment.title}\n  ${site.consultation.title}`);
	});
});

/** Expects a page of the server to be accessible at every width, with the site's fonts, its own style, and no script. */
const expectSound = async (page: Page, state: string): Promise<void> => {
	await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	const hasFonts = () => page.evaluate(() => document.fonts.check("20px Cormorant") && document.fonts.check("17px Figtree"));
	await expect.poll(hasFonts, "the site's fonts are there").toBe(true);
	await expectNotCutOff(page, [1440, 768, 320], "body", state);
	await expectAccessible(page, state);
	expect(await page.locator("script").count()).toBe(0);
};
/** Sends a request without script. @returns a mark in its note */
const sendRequest = async (page: Page): Promise<string> => {
	const mark = newMark();
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right, note: `${mark}\n${"A-word-without-a-break".repeat(6)}` });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.appointment.sent);
	return mark;
};
const noticeOf = (page: Page) => page.getByRole("group", { name: /saved|sent|change|canceled/i });

test("the desk opens the link of a mail, signs in, books a time, takes it back, and finds the request by phone", async ({ page, desk }) => {
	const mark = await sendRequest(page);
	const { text, reference } = await desk.findMail(mark);
	const openLink = async (mail: string) => page.goto(/\/api\/desk\?\S+/.exec(mail)?.[0] ?? "no link in the mail");
	await openLink(text);
	await expect(page.getByText(mark)).toHaveCount(0);
	await page.getByLabel("Email").fill("desk@elm-place.example");
	await page.getByRole("button", { name: "Email me a link" }).click();
	await expect(page.getByRole("group", { name: "Check your email" })).toBeFocused();
	await expectSound(page, "sign-in");
	await openLink((await desk.findMail("sign-in=")).text);
	await page.getByRole("button", { name: "Sign in" }).click();
	const name = page.getByLabel("Your name");
	await expect(name).toHaveAccessibleDescription(/Error: Enter your name\./);
	await name.fill("Dana Reyes");
	await name.press("Enter");
	await expect(page.getByRole("definition").filter({ hasText: reference })).toBeVisible();
	await expect(page.getByText(mark)).toBeVisible();
	await expect(page.getByRole("link", { name: "Text", exact: true })).toHaveAttribute("href", "sms:+19185550107");

	const save = page.getByRole("button", { name: "Save", exact: true });
	const time = page.getByLabel("Time", { exact: true });
	await page.getByLabel("We’ve agreed on a time").check();
	await save.click();
	await expect(noticeOf(page)).toBeFocused();
	await expect(time).toHaveAccessibleDescription(/Error: Choose a time\./);
	await page.getByLabel("Date").fill(day);
	await time.fill("05:30");
	await page.getByLabel("Note").fill("By phone");
	await save.click();
	await expect(time).toHaveAccessibleDescription(/If that’s what you want, save it again\./);
	await expectSound(page, "a request with an error");
	await save.click();
	await expect(noticeOf(page)).toContainText("For ten seconds you can undo it");
	await expect(page.getByRole("definition").filter({ hasText: /^Booked by Dana Reyes.*5:30 AM.*By phone/s })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("group", { name: "Undone" })).toBeFocused();

	await page.getByRole("link", { name: "All requests" }).click();
	const search = page.getByRole("searchbox");
	await search.fill("918.555.0107");
	await search.press("Enter");
	await expect(page.getByRole("listitem").filter({ hasText: reference })).toContainText("Maria Lopez");
	await expect(page).toHaveURL(/\/api\/desk\?found=1$/);
	await expectSound(page, "the inbox");
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("group", { name: "You’re signed out" })).toBeFocused();
});

test("a visitor follows the link on the confirmation, changes the request and withdraws it", async ({ page }) => {
	await sendRequest(page);
	await expectSound(page, "the confirmation");
	await page.getByRole("link", { name: "Change or cancel this request" }).click();
	await expect(page.getByText(/Nothing is booked yet/)).toBeVisible();
	const change = page.getByLabel("What should change?");
	const sendChange = page.getByRole("button", { name: "Send the change" });
	await sendChange.click();
	await expect(noticeOf(page)).toBeFocused();
	await expect(change).toHaveAccessibleDescription(/Error: Write what should change\./);
	await change.fill("Could we make it Tuesday?");
	await sendChange.click();
	await expect(noticeOf(page)).toContainText("We’ve got your change");
	const yes = page.getByRole("button", { name: "Yes, cancel it" });
	await expect(yes).toBeHidden();
	await page.getByText("Cancel it", { exact: true }).click();
	await expectSound(page, "the visitor's page");
	await yes.click();
	await expect(page.getByText("You canceled this request.")).toBeVisible();
	await expect(page.locator("main form")).toHaveCount(0);
});

test("the server's answers to a wrong or refused form and to a bad link are accessible; a summary links to the fields", async ({ page }) => {
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right, name: "", phone: "12", email: "maria@", note: "A-word-without-a-break".repeat(8) });
	await expect(page.getByRole("group", { name: errorsHeading(3) })).toBeFocused();
	await expectSound(page, "errors");
	for (const link of await page.getByRole("group").getByRole("link").all()) {
		await link.click();
		const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
		await expect(target).toBeInViewport();
		await expect(target).toHaveAccessibleDescription(`Error: ${await link.innerText()}`);
	}
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right, name: "x".repeat(70_000) });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/wasn’t sent/i);
	await page.goto("/api/request?reference=AAAA-AAAA&signature=x");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
	await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
	await expectSound(page, "a bad link");
});
