import { expect, type Page } from "@playwright/test";
import { site } from "../support/content";
import {
	confirmation,
	type FormName,
	field,
	forms,
	moreDays,
	open,
	send,
	treatment,
	treatmentSearch,
} from "../support/forms";
import { openDayAhead } from "../support/open-days";
import { still } from "../support/shell";
import { newNote, test } from "./form-server";

test.use(still);

const sendByKeyboard = async (page: Page, name: FormName, note: string): Promise<void> => {
	const texts: Record<string, string> = {
		name: "Maria Lopez",
		phone: "(918) 555-0107",
		email: "maria@example.com",
		note,
		message: note,
	};
	// The first button without a name is the next open day.
	const keys: Record<string, string> = {
		client: "ArrowDown",
		button: "Enter",
		reachBy: "ArrowDown",
		topic: "ArrowDown",
		consent: "Space",
		submit: "Enter",
	};
	if (name === "appointment") {
		await treatmentSearch(page).focus();
		await page.keyboard.type(treatment.title);
		await page.keyboard.press("Enter");
	} else await field(page, "name").focus();
	for (let step = 0, at = ""; at !== "submit"; step += 1) {
		expect(step, "Tab reaches the button that sends").toBeLessThan(60);
		at = await page.evaluate(
			() =>
				document.activeElement?.getAttribute("name") ??
				document.activeElement?.getAttribute("type") ??
				"",
		);
		await page.keyboard.type(texts[at] ?? "");
		const key = keys[at];
		if (key) await page.keyboard.press(key);
		if (at === "button") delete keys.button;
		if (at !== "submit") await page.keyboard.press("Tab");
	}
};

test("each form can be sent with the keyboard alone, and arrives as a mail", async ({
	page,
	server,
}) => {
	for (const name of ["appointment", "message"] as const) {
		const note = newNote();
		await open(page, name);
		await sendByKeyboard(page, name, note);
		const sent = page.locator("main :focus").filter({ has: confirmation(page, name) });
		const mail = await server.findMail(note);
		await expect(sent).toContainText(mail.reference);
		expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
		const draft = await page.evaluate((key) => sessionStorage.getItem(`form-${key}`), name);
		expect(draft, "no draft is left").toBeNull();
		expect(mail.text).toContain("Name: Maria Lopez");
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a form comes back with its error and all values; corrected, it arrives", async ({
		page,
		server,
	}) => {
		const note = newNote();
		// Thirty digits pass the browser's validation, but not the schema's.
		const texts = {
			name: "Maria Lopez",
			phone: "918 555 0107 918 555 0107 918 5550",
			note,
			"day-1": openDayAhead(),
			"day-3": openDayAhead(3),
		};
		await page.goto(`${forms.appointment.path}?service=${treatment.slug}`);
		await page.locator("form summary").first().click();
		await field(page, "service-2").selectOption("consultation");
		await moreDays(page).click();
		for (const box of [
			field(page, "client", "new"),
			field(page, "earlier"),
			field(page, "reachBy", "text"),
			field(page, "consent"),
		])
			await box.check();
		for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
		await send(page);
		await expect(page.getByRole("group").and(page.locator(":focus")).getByRole("link")).toHaveCount(
			1,
		);
		await expect(page).toHaveTitle(/^Error: /);
		await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
		for (const [name, text] of Object.entries({
			...texts,
			service: treatment.slug,
			"service-2": "consultation",
		}))
			await expect(field(page, name), name).toHaveValue(text);
		for (const name of ["earlier", "consent"]) await expect(field(page, name)).toBeChecked();
		await field(page, "phone").fill("(918) 555-0107");
		await send(page);
		await expect(
			page.getByRole("heading", { level: 1, name: forms.appointment.sent }),
		).toBeVisible();
		const { text } = await server.findMail(note);
		expect(text).toContain(`Treatment:\n  ${treatment.title}\n  ${site.consultation.title}`);
	});
});
